import type { Effect, ResultsRow } from '@stacktrail/card-tree';
import { withChanges } from '../../syntax/text-so-far.js';
import type { Reader } from '../../syntax/reader.js';
import { no, type No } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { digits } from '../basics/numerals.js';
import { readSentences, writeSentences } from '../sentences/sentences.js';

type Roll = Extract<Effect, { readonly do: 'roll dice' }>;

function tableOf(effects: readonly Effect[]): Roll['table'] {
  const last = effects[effects.length - 1];
  return last?.do === 'roll dice' ? last.table : undefined;
}

/** “1—9”, “10+”, “20”. */
function readRange(reader: Reader): Pick<ResultsRow, 'from' | 'to'> | No {
  const from = digits.read(reader);
  if (typeof from !== 'number') return no;
  if (reader.take('+')) return { from };
  const to = reader.take('—') ? digits.read(reader) : from;
  return typeof to === 'number' ? { from, to } : no;
}

/** “1—9 | Draw a card.”: a row of a results table (CR 706.3a). Targets can be named only before the table. */
function readRow(reader: Reader): ResultsRow | No {
  const { soFar } = reader.scope;
  const range = readRange(reader);
  if (range === no || !reader.take('|')) return no;
  const effects = readSentences(reader);
  if (effects === no || reader.scope.targets.length !== soFar.targets.length) return no;
  reader.scope.soFar = withChanges(soFar, { labels: reader.scope.labels });
  return { ...range, effects };
}

/** The instructions without the results table. */
export function withoutResultsTable(effects: readonly Effect[]): readonly Effect[] {
  const last = effects[effects.length - 1];
  if (last?.do !== 'roll dice' || last.table === undefined) return effects;
  const { table: _, ...roll } = last;
  return [...effects.slice(0, -1), roll];
}

/** Reads the results table that follows the instructions, if they end with a roll. */
export function readResultsTable(reader: Reader, effects: readonly Effect[]): readonly Effect[] | No {
  const last = effects[effects.length - 1];
  if (reader.word !== '\n' || last?.do !== 'roll dice') return effects;
  const table: ResultsRow[] = [];
  while (reader.take('\n')) {
    const row = readRow(reader);
    if (row === no) return no;
    table.push(row);
  }
  return [...effects.slice(0, -1), { ...last, table }];
}

export function writeResultsTable(effects: readonly Effect[], writer: Writer): boolean {
  return (tableOf(effects) ?? []).every(({ from, to, effects: row }) => {
    const { soFar } = writer.scope;
    const range = to === undefined ? `${from}+` : to === from ? `${from}` : `${from}—${to}`;
    const could = writer.add(`\n${range} | `) && writeSentences(row, writer);
    writer.scope.soFar = soFar;
    return could;
  });
}
