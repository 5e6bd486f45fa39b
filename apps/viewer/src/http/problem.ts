/** What went wrong with a request, as the server's problem details (RFC 9457) say it. */
export class RequestProblem extends Error {
  override readonly name = 'RequestProblem';

  /** @param status 0 if no answer came */
  constructor(
    readonly status: number,
    readonly title: string,
    readonly detail: string,
    /** The rule that says no. */
    readonly rule: string | null = null,
    /** The fields that are wrong. */
    readonly faults: readonly { readonly path: string; readonly message: string }[] = [],
  ) {
    super(detail);
  }
}

interface ProblemBody {
  readonly title?: string;
  readonly detail?: string;
  readonly rule?: string;
  readonly errors?: readonly { readonly path: string; readonly message: string }[];
}

export async function problemIn(response: Response): Promise<RequestProblem> {
  const body = (await response.json().catch(() => ({}))) as ProblemBody;
  const { title = `The server answered ${response.status}`, detail = response.statusText, rule, errors } = body;
  return new RequestProblem(response.status, title, detail, rule, errors);
}

export function problemOf(error: unknown): RequestProblem {
  if (error instanceof RequestProblem) return error;
  const detail = error instanceof Error ? error.message : String(error);
  return new RequestProblem(0, 'The server can’t be reached', detail);
}
