import { verdicts } from '../outcome/outcomes.js';
import type { ScenarioResult } from '../run/run-scenario.js';
import { disputed } from './disputed.js';
import { rateOf, type Counts, type Report } from './totals.js';

/** A report as a page: totals, and every scenario that failed or can't be judged, without its texts. */
export function markdownOf({ totals, scenarios }: Report): string {
  const failed = scenarios.filter(({ verdict }) => verdict === 'fail');
  const open = scenarios.filter(({ verdict }) => verdict === 'inconclusive');
  const ids = new Set(scenarios.map(({ id }) => id));
  const known = disputed.filter(({ id }) => ids.has(id));
  return [
    '# Conformance',
    '',
    '`stacktrail conformance` wrote this page. It plays the scenarios of another engine against this one; the scenarios',
    'are no part of the repository. *Rate* is what passed of what could be played: passes by passes, fails and',
    'inconclusive ones. *Unsupported* are scenarios with a card that isn’t strict or a form of game that isn’t built;',
    'blank cards stand in for cards of a library that aren’t strict, as long as they are only drawn and held.',
    '',
    ...table('tier', { ...totals.byTier, all: totals.all }),
    '',
    ...table('area', totals.byArea),
    '',
    '## Failed',
    '',
    ...list(failed),
    '',
    '## Inconclusive',
    '',
    ...list(open),
    '',
    '## Disputed',
    '',
    'Where a scenario contradicts the Comprehensive Rules, the rules win; it counts as a fail.',
    '',
    ...(known.length === 0 ? ['None.'] : known.map(({ id, rule, why }) => `- \`${id}\` (CR ${rule}): ${why}`)),
    '',
  ].join('\n');
}

function table(what: string, rows: Readonly<Record<string, Counts>>): readonly string[] {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [
    line([what, ...verdicts, 'rate']),
    line(['---', ...verdicts.map(() => '--:'), '--:']),
    ...Object.entries(rows).map(([name, counts]) =>
      line([name, ...verdicts.map((verdict) => `${counts[verdict]}`), percent(rateOf(counts))]),
    ),
  ];
}

/** A share in percent. */
export function percent(rate: number | null): string {
  return rate === null ? '' : `${(100 * rate).toFixed(1)} %`;
}

function list(results: readonly ScenarioResult[]): readonly string[] {
  return results.length === 0 ? ['None.'] : results.map(({ id, brief }) => `- \`${id}\`: ${brief}`);
}
