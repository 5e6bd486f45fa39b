/** What is checked of a stored game, in this order. */
export const checkNames = ['chain', 'cards', 'fold', 'seeds', 'draws', 'conservation', 'resume'] as const;
export type CheckName = (typeof checkNames)[number];

/** Beside these a report may say whether the game is as it was signed. */
export type ReportedCheck = CheckName | 'anchors';

/** Where a check found something wrong. */
export interface Problem {
  /** `null` if no one fact is to blame. */
  readonly revision: number | null;
  readonly problem: string;
}

/** What a check found. */
export interface Findings {
  /** How many things were checked: events, facts of chance, points to resume from. */
  readonly examined: number;
  readonly problems: readonly Problem[];
  /** Why nothing could be checked. */
  readonly skipped?: string;
}

export interface CheckResult {
  readonly check: ReportedCheck;
  /** `tolerated`: today's rules make other facts than the recorded ones, which an old game's record survives. */
  readonly status: 'passed' | 'failed' | 'tolerated' | 'skipped';
  readonly examined: number;
  readonly problems: readonly Problem[];
  readonly skipped: string | null;
}

export interface VerifyReport {
  readonly game: string;
  readonly events: number;
  /** No check failed. */
  readonly ok: boolean;
  readonly checks: readonly CheckResult[];
}

/** The number of problems after which a check stops. */
export const mostProblems = 20;

/** Takes note of how far a check has come. */
export type Progress = (done: number, total: number) => void;

export function nothingExamined(skipped: string): Findings {
  return { examined: 0, problems: [], skipped };
}

export function oneProblem(revision: number | null, error: unknown, examined = 0): Findings {
  const problem = error instanceof Error ? error.message : String(error);
  return { examined, problems: [{ revision, problem }] };
}
