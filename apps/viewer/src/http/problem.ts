/** What went wrong with a request: the server's problem details (RFC 9457), if it has answered. */
export class RequestProblem extends Error {
  override readonly name = 'RequestProblem';

  /** @param status 0 if no answer came, `null` if the page itself is at fault */
  constructor(
    readonly status: number | null,
    readonly title: string,
    readonly detail: string,
    /** The rule that says no. */
    readonly rule: string | null = null,
    /** The fields that are wrong. */
    readonly faults: readonly { readonly path: string; readonly message: string }[] = [],
    /** How long the server asks not to be called again. */
    readonly retryAfterMs = 0,
  ) {
    super(detail);
  }

  /** Whether the same request may succeed later: no answer came, the server is busy, or its store is unreachable. */
  get passes(): boolean {
    return this.status !== null && passing.has(this.status);
  }
}

const passing: ReadonlySet<number> = new Set([0, 408, 429, 502, 503, 504]);

interface ProblemBody {
  readonly title?: string;
  readonly detail?: string;
  readonly rule?: string;
  readonly errors?: readonly { readonly path: string; readonly message: string }[];
}

export async function problemIn(response: Response): Promise<RequestProblem> {
  const { status, statusText, headers } = response;
  const body = (await response.json().catch(() => ({}))) as ProblemBody;
  const { title = `The server answered ${status}`, detail = statusText, rule, errors } = body;
  const seconds = Number(headers.get('Retry-After') ?? 0);
  return new RequestProblem(status, title, detail, rule, errors, Number.isFinite(seconds) ? seconds * 1000 : 0);
}

/** No answer came, or it broke off. */
export function unreachable(error: unknown): RequestProblem {
  return new RequestProblem(0, 'The server can’t be reached', messageOf(error));
}

/**
 * The problem with a request. Anything else that was thrown is an error of the page, which is shown in full in the
 * console.
 */
export function problemOf(error: unknown): RequestProblem {
  if (error instanceof RequestProblem) return error;
  console.error(error);
  return new RequestProblem(null, 'The page has a fault', messageOf(error));
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
