import { HttpStatus, ValidationPipe, type ArgumentMetadata, type ValidationError } from '@nestjs/common';
import { Problem } from './problem.js';

/** A field that is wrong, and why. */
export interface FieldFault {
  /** The place of the field, such as `answer.shares[0].amount`. */
  readonly path: string;
  readonly message: string;
}

/** Checks bodies, queries and parameters by their classes; fields that a class doesn't have are faults. */
export function inputCheck(): ValidationPipe {
  return new InputCheck({
    transform: true,
    whitelist: true,
    forbidNonWhitelisted: true,
    errorHttpStatusCode: HttpStatus.BAD_REQUEST,
    exceptionFactory: (errors) => malformedProblem(faultsAmong(errors, '')),
  });
}

/**
 * Some shapes that no class has, such as a list where an answer belongs, make the conversion to classes throw; this
 * turns that into a fault.
 */
class InputCheck extends ValidationPipe {
  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    try {
      return (await super.transform(value, metadata)) as unknown;
    } catch (error) {
      if (!(error instanceof TypeError || error instanceof RangeError)) throw error;
      const what = metadata.type === 'body' ? 'The body' : `The ${metadata.type}`;
      throw malformedProblem([{ path: '', message: `${what} does not have the shape that is described at /docs` }]);
    }
  }
}

/** The problem of a request whose fields are wrong. */
export function malformedProblem(faults: readonly FieldFault[]): Problem {
  const [first] = faults;
  const more = faults.length > 1 ? ` (and ${faults.length - 1} more)` : '';
  const detail = first === undefined ? 'The request is malformed.' : `${first.path}: ${first.message}${more}.`;
  return new Problem('malformed-request', detail, { errors: faults });
}

/** Fields that decide which other fields an object has. If one is missing, the other fields can't be checked. */
const kindFields: ReadonlySet<string> = new Set(['form', 'do']);

/** The faults, at most one for each field. */
function faultsAmong(errors: readonly ValidationError[], parent: string): FieldFault[] {
  const kind = errors.find(({ property, constraints }) => constraints !== undefined && kindFields.has(property));
  return (kind === undefined ? errors : [kind]).flatMap((error) => faultsOf(error, parent));
}

function faultsOf({ property, value, constraints, children = [] }: ValidationError, parent: string): FieldFault[] {
  const path = pathOf(parent, property);
  const [message] = Object.values(constraints ?? {});
  const own =
    message === undefined ? [] : [{ path, message: value === undefined ? `is missing: ${message}` : message }];
  return [...own, ...faultsAmong(children, path)];
}

function pathOf(parent: string, property: string): string {
  if (parent === '') return property;
  return /^\d+$/.test(property) ? `${parent}[${property}]` : `${parent}.${property}`;
}
