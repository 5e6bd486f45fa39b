import type { KeyObject } from 'node:crypto';
import type { EventStore } from '@stacktrail/event-store';
import {
  anchoredStream,
  checkAnchors,
  type Anchor,
  type CheckResult,
  type Problem,
  type VerifyReport,
} from '@stacktrail/match';

/** Signed anchors, and the public keys that are trusted. */
export interface Signed {
  readonly anchors: readonly Anchor[];
  readonly keys: readonly KeyObject[];
}

/** Adds to each report whether the game still matches its anchors. */
export async function withAnchorsChecked(
  store: EventStore,
  reports: readonly VerifyReport[],
  { anchors, keys }: Signed,
): Promise<readonly VerifyReport[]> {
  const checked: VerifyReport[] = [];
  for (const report of reports) {
    const stream = await anchoredStream(store, report.game);
    const { examined, problems, skipped = null } = checkAnchors(report.game, stream, anchors, keys);
    const status = problems.length > 0 ? 'failed' : skipped === null ? 'passed' : 'skipped';
    checked.push(withResult(report, { check: 'anchors', status, examined, problems, skipped }));
  }
  return checked;
}

/** Reports on the games that were signed and that the store doesn't have. */
export function reportsOnMissing(stored: readonly string[], anchors: readonly Anchor[]): readonly VerifyReport[] {
  const missing = new Set(anchors.map(({ game }) => game).filter((game) => !stored.includes(game)));
  return [...missing].map((game) => {
    const problems = anchors
      .filter((anchor) => anchor.game === game)
      .map(({ events, at }): Problem => ({
        revision: null,
        problem: `${events} events were signed on ${at}; none is stored`,
      }));
    const result: CheckResult = {
      check: 'anchors',
      status: 'failed',
      examined: problems.length,
      problems,
      skipped: null,
    };
    return withResult({ game, events: 0, ok: true, checks: [] }, result);
  });
}

function withResult(report: VerifyReport, result: CheckResult): VerifyReport {
  return { ...report, ok: report.ok && result.status !== 'failed', checks: [...report.checks, result] };
}
