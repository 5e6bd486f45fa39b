import { readFileSync } from 'node:fs';
import { Ajv, type ValidateFunction } from 'ajv';
import type { Json } from '../harness.js';

const file = new URL('../../../../docs/openapi.json', import.meta.url);
const formats = { 'date-time': true, uuid: true } as const;

/** An answer of the server, as a client receives it. */
export interface AnswerOfServer {
  readonly method: string;
  /** With or without a query. */
  readonly path: string;
  readonly status: number;
  readonly type: string;
  readonly body: unknown;
}

/** An operation of the document, and what addresses it has. */
interface Operation {
  readonly address: RegExp;
  readonly name: string;
  readonly responses: Readonly<Record<string, Json>>;
}

/** Whether an answer is as `docs/openapi.json` says, with no field that it doesn't name. */
export class AnswerCheck {
  private readonly ajv = new Ajv({ strict: false, formats });
  private readonly operations: readonly Operation[];
  private readonly known = new Map<string, ValidateFunction>();

  constructor(document: Json = JSON.parse(readFileSync(file, 'utf8'))) {
    this.ajv.addSchema({ $id: 'api', components: { schemas: asJsonSchema(document.components.schemas) } });
    this.operations = Object.entries<Json>(document.paths).flatMap(([path, methods]) =>
      Object.entries<Json>(methods).map(([method, { responses }]) => ({
        address: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
        name: `${method.toUpperCase()} ${path}`,
        responses,
      })),
    );
  }

  /** What is wrong with an answer; `null` where nothing is. */
  faultOf({ method, path, status, type, body }: AnswerOfServer): string | null {
    const [address = ''] = path.split('?');
    const operation = this.operations.find(
      ({ name, address: pattern }) => name.startsWith(`${method} `) && pattern.test(address),
    );
    if (operation === undefined) return null;
    const media = type.split(';')[0] ?? '';
    const where = `${operation.name} answered ${status} as ${media}`;
    if (status >= 400 && media === 'application/problem+json') return this.schemaFault(where, 'ProblemDoc', body);
    const said = operation.responses[status];
    if (said === undefined) return `${where}, which docs/openapi.json doesn't name`;
    if (media === '') return said.content === undefined ? null : `${where} without a body`;
    const schema = said.content?.[media]?.schema;
    if (schema === undefined) return `${where}, of which docs/openapi.json has no schema`;
    return media === 'application/json' ? this.schemaFault(where, schema, body) : null;
  }

  private schemaFault(where: string, schema: Json, body: unknown): string | null {
    const key = typeof schema === 'string' ? schema : where;
    let validate = this.known.get(key);
    if (validate === undefined) {
      const whole = typeof schema === 'string' ? { $ref: `api#/components/schemas/${schema}` } : asJsonSchema(schema);
      validate = this.ajv.compile(whole);
      this.known.set(key, validate);
    }
    if (validate(body)) return null;
    // Of a choice each branch says what is wrong with it: the one that got farthest is told.
    const [fault] = [...(validate.errors ?? [])].sort((a, b) => b.instancePath.length - a.instancePath.length);
    return `${where}: ${fault?.instancePath ?? ''} ${fault?.message ?? ''} ${JSON.stringify(fault?.params)}`;
  }
}

/**
 * A schema of OpenAPI 3.0 as JSON Schema: `nullable` becomes a choice, and an object has only the fields that are named
 * unless it says otherwise.
 */
function asJsonSchema(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(asJsonSchema);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { nullable, $ref, discriminator: _, example: __, ...rest } = schema;
  if (typeof $ref === 'string') return { $ref: $ref.replace('#/', 'api#/') };
  const read: Json = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, asJsonSchema(value)]));
  const isClosed =
    typeof rest.properties === 'object' && rest.type === 'object' && rest.additionalProperties === undefined;
  const closed = isClosed ? { ...read, additionalProperties: false } : read;
  return nullable === true ? { anyOf: [{ type: 'null' }, closed] } : closed;
}
