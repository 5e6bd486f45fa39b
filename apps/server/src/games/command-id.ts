import { randomUUID } from 'node:crypto';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { malformedProblem } from '../problem/malformed-input.js';
import type { GameRequest } from '../viewer/game-request.js';
import { commandIdPattern } from '../fields.js';

/** The header Idempotency-Key. */
export const IdempotencyKey = createParamDecorator((_: unknown, context: ExecutionContext): string | undefined => {
  const key = context.switchToHttp().getRequest<GameRequest>().headers['idempotency-key'];
  // The draft of the header's standard puts the key in quotes, but most clients leave them out.
  return typeof key === 'string' ? key.replace(/^"(.*)"$/, '$1') : undefined;
});

/**
 * The id of a command: the client's own from the body or the header, or a new one.
 * @throws Problem if body and header differ, or the header can't be a command's id
 */
export function commandIdOf(inBody: string | undefined, inHeader: string | undefined): string {
  if (inHeader !== undefined && !commandIdPattern.test(inHeader)) {
    throw malformedProblem([
      { path: 'Idempotency-Key', message: 'must be made of letters, digits and ._:-, 100 at most' },
    ]);
  }
  if (inBody !== undefined && inHeader !== undefined && inBody !== inHeader) {
    throw malformedProblem([{ path: 'commandId', message: 'must be equal to the header Idempotency-Key' }]);
  }
  return inBody ?? inHeader ?? randomUUID();
}
