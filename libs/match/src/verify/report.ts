/** The checks of a stored game, in this order. */
export const checkNames = [
  'chain',
  'cards',
  'fold',
  'seeds',
  'draws',
  'states',
  'conservation',
  'told',
  'resume',
  'disputes',
] as const;
export type CheckName = (typeof checkNames)[number];

/** A check in a report. Besides the ones above, it can be whether the game, or the bundle of it, is as it was signed. */
export type ReportedCheck = CheckName | 'anchors' | 'signature';

/** Where a check found something wrong. */
export interface Problem {
  /** The revision of the fact at fault; `null` if no single one is. */
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
  /** What the record can't prove. */
  readonly unproved?: readonly string[];
}

export interface CheckResult {
  readonly check: ReportedCheck;
  /** `tolerated`: today's rules make other facts than the recorded ones, which is allowed for old games. */
  readonly status: 'passed' | 'failed' | 'tolerated' | 'skipped';
  readonly examined: number;
  readonly problems: readonly Problem[];
  readonly skipped: string | null;
  /** What the record can't prove, a sentence each; absent where there is nothing of that. */
  readonly unproved?: readonly string[];
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

/** Is told how far a check has come. */
export type Progress = (done: number, total: number) => void;

export function nothingExamined(skipped: string): Findings {
  return { examined: 0, problems: [], skipped };
}

export function oneProblem(revision: number | null, error: unknown, examined = 0): Findings {
  const problem = error instanceof Error ? error.message : String(error);
  return { examined, problems: [{ revision, problem }] };
}
