import type { CardsStatus, Counts } from '@stacktrail/cards';
import { tableText } from '../output/table-text.js';
import { counted, grouped } from '../output/words.js';

/** How many cards are understood, as text without a newline at the end. */
export function statusText(status: CardsStatus, mostClauses: number): string {
  const { byYear, byLegality, clauses, all } = status;
  const heads = ['strict', 'partly', 'unread', 'cards', ''];
  const table = (title: string, rows: readonly (readonly [string, Counts])[]): string =>
    tableText(
      [title, ...heads],
      rows.map(([name, counts]) => [name, ...cells(counts)]),
      [1, 2, 3, 4, 5],
    );
  const more = clauses === null ? 0 : clauses.length - mostClauses;
  return [
    table('', [
      ['printed on paper', status],
      ['all', all],
    ]),
    table(
      'released',
      byYear.map((row) => [row.year === null ? 'unknown' : `${row.year}`, row]),
    ),
    table(
      'legal in',
      byLegality.map((row) => [row.format, row]),
    ),
    ...(clauses === null
      ? ['Name a file of cards with --source to see what is not understood.']
      : [
          tableText(
            ['not understood', 'only this', 'cards', 'such as'],
            clauses
              .slice(0, mostClauses)
              .map(({ clause, cards, alone, example }) => [...[clause, grouped(alone), grouped(cards), example]]),
            [1, 2],
          ),
        ]),
    ...(more > 0 ? [`There are ${counted(more, 'clause')} more: see --clauses.`] : []),
  ].join('\n\n');
}

function cells(counts: Counts): readonly string[] {
  const { strict, partly, unread } = counts;
  const cards = strict + partly + unread;
  const share = cards === 0 ? '' : `${((100 * strict) / cards).toFixed(1)} %`;
  return [grouped(strict), grouped(partly), grouped(unread), grouped(cards), share];
}
