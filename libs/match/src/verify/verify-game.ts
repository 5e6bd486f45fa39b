import type { GameRecord } from '../game-record.js';
import { checkCards, checkChain, checkFold } from './chain.js';
import { checkConservation } from './conservation.js';
import { checkDisputes } from './disputes.js';
import { checkDraws } from './draws.js';
import {
  checkNames,
  nothingExamined,
  oneProblem,
  type CheckName,
  type CheckResult,
  type Findings,
  type Progress,
  type VerifyReport,
} from './report.js';
import { checkResuming } from './resuming.js';
import { checkSeeds } from './seeds.js';
import { checkTold, isToldGame } from './told.js';
import { checkStates } from './states.js';

export interface VerifyOptions {
  /** Whether facts that today's rules would not make are reported without failing the game. */
  readonly legacyOk?: boolean;
  readonly onProgress?: (check: CheckName, done: number, total: number) => void;
}

const checks: Readonly<Record<CheckName, (record: GameRecord, progress: Progress) => Findings>> = {
  chain: checkChain,
  cards: checkCards,
  fold: checkFold,
  seeds: checkSeeds,
  draws: checkDraws,
  states: checkStates,
  conservation: checkConservation,
  told: checkTold,
  resume: checkResuming,
  disputes: checkDisputes,
};

/** For each check, those that must have passed before it can be made. */
const prerequisites: Readonly<Record<CheckName, readonly CheckName[]>> = {
  chain: [],
  cards: [],
  fold: ['cards'],
  seeds: ['cards', 'fold'],
  draws: ['cards', 'fold'],
  states: ['cards', 'fold'],
  conservation: ['cards', 'fold'],
  told: ['cards', 'fold'],
  resume: ['cards', 'fold', 'seeds'],
  disputes: [],
};

/**
 * Makes all checks of a stored game: nobody changed it, it folds, its randomness is the one committed to, no card was
 * lost, today's rules make its facts, and its disputes are what was said. It never throws for a fault of the game.
 */
export function verifyGame(record: GameRecord, { legacyOk = false, onProgress }: VerifyOptions = {}): VerifyReport {
  const results: CheckResult[] = [];
  for (const check of checksOf(record)) {
    const failed = prerequisites[check].find((name) =>
      results.some((other) => other.check === name && other.status === 'failed'),
    );
    const findings = failed === undefined ? examined(check, record, onProgress) : nothingExamined(`${failed} failed`);
    results.push({
      check,
      ...findings,
      skipped: findings.skipped ?? null,
      status: statusOf(check, findings, legacyOk),
    });
  }
  const ok = results.every(({ status }) => status !== 'failed');
  return { game: record.id, events: record.stored.length, ok, checks: results };
}

/** Whoever has nothing that is disputed is told nothing of disputes; the same holds of told chance. */
function checksOf(record: GameRecord): readonly CheckName[] {
  return checkNames.filter((check) => {
    if (check === 'disputes') return record.disputes.length > 0;
    return check !== 'told' || isToldGame(record);
  });
}

function examined(check: CheckName, record: GameRecord, onProgress: VerifyOptions['onProgress']): Findings {
  try {
    return checks[check](record, (done, total) => onProgress?.(check, done, total));
  } catch (error) {
    return oneProblem(null, error);
  }
}

function statusOf(check: CheckName, { problems, skipped }: Findings, legacyOk: boolean): CheckResult['status'] {
  if (skipped !== undefined) return 'skipped';
  if (problems.length === 0) return 'passed';
  return check === 'resume' && legacyOk ? 'tolerated' : 'failed';
}
