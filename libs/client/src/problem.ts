import type { components } from './generated/api.js';

/** What a server says is wrong with a request: problem details (RFC 9457). */
export type ProblemDetails = components['schemas']['ProblemDoc'];

/** A server has refused a request. */
export class RequestRefused extends Error {
  override readonly name = 'RequestRefused';

  /** @param problem what it says about it; `null` where the answer isn't that of a Stacktrail server */
  constructor(
    readonly status: number,
    readonly problem: ProblemDetails | null,
  ) {
    super(problem === null ? `the server answered ${status}` : `${problem.title}: ${problem.detail}`);
  }
}

/** The refusal that an answer is. Its body is read. */
export async function refusalOf(response: Response): Promise<RequestRefused> {
  const body: unknown = await response.json().catch(() => null);
  return new RequestRefused(response.status, isProblem(body) ? body : null);
}

export function isProblem(body: unknown): body is ProblemDetails {
  return typeof body === 'object' && body !== null && 'title' in body && 'detail' in body;
}
