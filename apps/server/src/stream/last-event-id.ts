import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { QueryNumber } from '../fields.js';
import { malformedProblem } from '../problem/malformed-input.js';
import type { GameRequest } from '../viewer/game-request.js';

export class AfterDto {
  @QueryNumber('The last revision that the client has, -1 for none. The header Last-Event-ID takes precedence.', -1)
  after?: number;
}

/** The header with which a client goes on with a stream that broke off. */
export const LastEventId = createParamDecorator((_: unknown, context: ExecutionContext): number | undefined => {
  const header = context.switchToHttp().getRequest<GameRequest>().headers['last-event-id'];
  if (header === undefined || header === '') return undefined;
  if (typeof header === 'string' && /^(?:-1|\d{1,15})$/.test(header)) return Number(header);
  throw malformedProblem([{ path: 'Last-Event-ID', message: 'must be a revision, or -1 for none' }]);
});
