/** The types of problems, each with its HTTP status and title (RFC 9457). */
export const problemTypes = {
  'malformed-request': { status: 400, title: 'The request is malformed' },
  'unknown-token': { status: 401, title: 'The token is missing or belongs to nobody here' },
  'not-allowed': { status: 403, title: 'Not with this token' },
  'no-such-game': { status: 404, title: 'There is no such game' },
  'game-deleted': { status: 410, title: 'The game was deleted' },
  'no-such-dispute': { status: 404, title: 'The game has no such dispute' },
  'dispute-refused': { status: 409, title: 'Not as the dispute stands' },
  'no-such-seed': { status: 404, title: 'There is no such promised seed' },
  'no-such-token': { status: 404, title: 'There is no such service token' },
  'token-exists': { status: 409, title: 'A service token with that name is in force' },
  'no-such-revision': { status: 404, title: 'The game has no such revision' },
  'unknown-position': { status: 409, title: 'The store has no such position' },
  'no-such-page': { status: 404, title: 'There is nothing at this address' },
  stale: { status: 409, title: 'The game has moved on' },
  'game-damaged': { status: 409, title: 'The record of the game is damaged' },
  'game-over': { status: 409, title: 'The game is over' },
  'command-id-used': { status: 422, title: 'That command id belongs to another command' },
  'game-exists': { status: 409, title: 'That seed has a game already' },
  'wrong-host': { status: 421, title: 'This server has another name' },
  'unsupported-body': { status: 415, title: 'A body is JSON in UTF-8' },
  'too-large': { status: 413, title: 'That is too much at once' },
  'against-the-rules': { status: 422, title: 'The rules say no' },
  'too-many-requests': { status: 429, title: 'That was asked too often' },
  'impossible-setup': { status: 422, title: 'No game can be started so' },
  'too-busy': { status: 503, title: 'Others write to this game faster' },
  'read-model-away': { status: 503, title: 'The projector of the read models is away' },
  'read-model-behind': { status: 503, title: 'The read model is behind' },
  'store-unavailable': { status: 503, title: 'The event store is out of reach' },
  'too-slow': { status: 503, title: 'The answer took too long' },
  overloaded: { status: 503, title: 'The server has too much to do' },
  'engine-fault': { status: 500, title: 'The rules engine failed' },
  'unreadable-cards': { status: 501, title: 'This server can’t read the cards of the game' },
  'server-fault': { status: 500, title: 'The server failed' },
} as const;
export type ProblemType = keyof typeof problemTypes;

/** Members of a problem besides those that RFC 9457 defines. */
export type ProblemDetails = Readonly<Record<string, unknown>>;

/** A request's failure, to be answered as problem details. */
export class Problem extends Error {
  override readonly name = 'Problem';

  /**
   * @param detail what went wrong this time, in a sentence
   * @param status if it isn't the usual one of the type
   */
  constructor(
    readonly type: ProblemType,
    readonly detail: string,
    readonly details: ProblemDetails = {},
    readonly status: number = problemTypes[type].status,
  ) {
    super(detail);
  }
}

/** The body of the answer (RFC 9457 §3.1). */
export function problemBody(problem: Problem, instance: string): Record<string, unknown> {
  return {
    type: `urn:stacktrail:problem:${problem.type}`,
    title: problemTypes[problem.type].title,
    status: problem.status,
    detail: problem.detail,
    instance,
    ...problem.details,
  };
}
