import type { CheckResult, ReportedCheck, VerifyReport } from '@stacktrail/match';
import { counted } from './words.js';

const marks: Readonly<Record<CheckResult['status'], string>> = {
  passed: 'ok',
  failed: 'FAILED',
  tolerated: 'tolerated',
  skipped: 'skipped',
};

/** The name of each check, and the noun for what it counts. */
const names: Readonly<Record<ReportedCheck, readonly [name: string, examined: string]>> = {
  chain: ['chain of hashes', 'event'],
  cards: ['pinned cards', 'definition'],
  fold: ['facts fold into a board', 'event'],
  seeds: ['seed commitments', 'seed'],
  draws: ['shuffles and other draws', 'draw'],
  states: ['facts give the states they gave', 'batch'],
  conservation: ['no card lost or added', 'event'],
  told: ['what was told fits the decks', 'card'],
  resume: ['the rules make the same facts', 'priority point'],
  disputes: ['disputes are as they were said', 'event'],
  anchors: ['as it was signed', 'anchor'],
  signature: ['signed by whom you trust', 'signature'],
};

const NAME_WIDTH = Math.max(...Object.values(names).map(([name]) => name.length));

/** The report on a game, one line for each check, without a newline at the end. */
export function reportText({ game, events, ok, checks }: VerifyReport): string {
  const lines = checks.flatMap(({ check, status, examined, problems, skipped, unproved = [] }) => {
    const [name, unit] = names[check];
    return [
      `  ${name.padEnd(NAME_WIDTH)}  ${marks[status].padEnd(9)}  ${skipped ?? counted(examined, unit)}`,
      ...problems.map(({ revision, problem }) => `    ${revision === null ? '' : `revision ${revision}: `}${problem}`),
      ...unproved.map((what) => `    not proved: ${what}`),
    ];
  });
  return [`Game ${game}, ${counted(events, 'event')}: ${ok ? 'holds' : 'DOES NOT HOLD'}`, ...lines].join('\n');
}
