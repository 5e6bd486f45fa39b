import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Revision } from '@stacktrail/game-events';
import { malformedProblem } from '../problem/malformed-input.js';
import type { GameRequest } from '../viewer/game-request.js';

/** The header If-Match. */
export const IfMatch = createParamDecorator(
  (_: unknown, context: ExecutionContext): string | undefined =>
    context.switchToHttp().getRequest<GameRequest>().headers['if-match'],
);

/** The ETag of a pending decision; a game that is over has none. */
export function decisionTag(decision: { readonly id: Revision } | null): string {
  return decision === null ? '"over"' : `"${decision.id}"`;
}

/**
 * The decision that a command answers, named in the body or by If-Match.
 * @throws Problem if neither names one, or they differ
 */
export function expectedDecision(inBody: Revision | undefined, inHeader: string | undefined): Revision {
  const tagged = inHeader === undefined ? undefined : decisionIn(inHeader);
  if (inBody !== undefined && tagged !== undefined && inBody !== tagged) {
    throw malformedProblem([{ path: 'decision', message: 'must name the same decision as the header If-Match' }]);
  }
  const decision = inBody ?? tagged;
  if (decision !== undefined) return decision;
  throw malformedProblem([
    { path: 'decision', message: 'name the decision that you answer, here or by the header If-Match' },
  ]);
}

function decisionIn(header: string): Revision {
  const id = /^"(?<id>\d{1,15})"$/.exec(header.trim())?.groups?.['id'];
  if (id === undefined)
    throw malformedProblem([{ path: 'If-Match', message: 'is not the ETag of a decision, such as "17"' }]);
  return Number(id) as Revision;
}
