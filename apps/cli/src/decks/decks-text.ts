import type { DecksStatus, WantedCard } from '@stacktrail/cards';
import { tableText } from '../output/table-text.js';
import { counted, grouped } from '../output/words.js';

const hint = 'Name a file of cards with --source to see what of them is not understood.';

/**
 * How far decks can be played, as text without a newline at the end.
 *
 * @param most how many formats, cards, names and decks are listed
 * @param hasTexts whether a file of cards says what isn't understood of them
 */
export function decksText(status: DecksStatus, most: number, hasTexts: boolean): string {
  const { wanted, byFormat, unknown, unreadable } = status;
  const byDecks = [...wanted].sort((a, b) => b.decks - a.decks || b.alone - a.alone || (a.name < b.name ? -1 : 1));
  const left = wanted.length - most;
  return [
    countsText(status, most),
    ...(byFormat.length > most ? [`There are ${counted(byFormat.length - most, 'format')} more: see --most.`] : []),
    histogramText(status),
    ...(wanted.length === 0 ? [] : [cardsText(byDecks.slice(0, most), hasTexts)]),
    ...(left > 0 ? [`There are ${counted(left, 'card')} more: --wanted lists all.`] : []),
    ...(wanted.length === 0 || hasTexts ? [] : [hint]),
    ...(unknown.length === 0 ? [] : [unknownText(unknown, most)]),
    ...(unreadable.length === 0 ? [] : [unreadableText(unreadable, most)]),
  ].join('\n\n');
}

function countsText({ decks, whole, commander, byFormat }: DecksStatus, most: number): string {
  const row = (name: string, counts: { readonly decks: number; readonly whole: number }): readonly string[] => {
    const share = counts.decks === 0 ? '' : `${((100 * counts.whole) / counts.decks).toFixed(1)} %`;
    return [name, grouped(counts.whole), grouped(counts.decks), share];
  };
  const others = byFormat.filter(({ format }) => format !== 'Commander').slice(0, most);
  return tableText(
    ['', 'whole', 'decks', ''],
    [row('all', { decks, whole }), row('Commander', commander), ...others.map((counts) => row(counts.format, counts))],
    [1, 2, 3],
  );
}

const BAR_WIDTH = 40;

function histogramText({ lacking, decks }: DecksStatus): string {
  const rows = lacking.map(({ from, to, decks: count }) => [
    to === null ? `${from} or more` : from === to ? `${from}` : `${from}–${to}`,
    grouped(count),
    '█'.repeat(Math.round((BAR_WIDTH * count) / Math.max(decks, 1))),
  ]);
  return tableText(['cards lacking', 'decks', ''], rows, [1]);
}

function cardsText(cards: readonly WantedCard[], hasTexts: boolean): string {
  return tableText(
    ['cards most wanted', 'decks', 'only this', ...(hasTexts ? ['why'] : [])],
    cards.map(({ name, decks, alone, unread }) => [
      ...[name, grouped(decks), grouped(alone)],
      ...(hasTexts ? [unread.join('; ')] : []),
    ]),
    [1, 2],
  );
}

/** Every card that decks lack, one a line, in the order in which they make most decks whole. */
export function wantedText(cards: readonly WantedCard[], hasTexts: boolean): string {
  if (cards.length === 0) return 'No deck lacks a card that there is.';
  const table = tableText(
    ['', 'card', 'decks', 'only this', 'whole then', ...(hasTexts ? ['why'] : [])],
    cards.map(({ name, decks, alone, wholeThen, unread }, i) => [
      ...[`${i + 1}`, name, grouped(decks), grouped(alone), grouped(wholeThen)],
      ...(hasTexts ? [unread.join('; ')] : []),
    ]),
    [0, 2, 3, 4],
  );
  return hasTexts ? table : `${table}\n\n${hint}`;
}

function unknownText(unknown: DecksStatus['unknown'], most: number): string {
  const lines = unknown.slice(0, most).map(({ name, decks, nearest }) => {
    const names = nearest.map((each) => `“${each}”`).join(', ');
    return `  ${name} (${counted(decks, 'deck')})${names === '' ? '' : `: did you mean ${names}?`}`;
  });
  const left = unknown.length - lines.length;
  return [`No card of the pool is called:`, ...lines, ...(left > 0 ? [`  and ${grouped(left)} more`] : [])].join('\n');
}

function unreadableText(unreadable: DecksStatus['unreadable'], most: number): string {
  const lines = unreadable.flatMap(({ deck, errors }) =>
    errors.map(({ line, message }) => `  ${deck}, line ${line}: ${message}`),
  );
  const shown = lines.slice(0, most);
  const left = lines.length - shown.length;
  return [
    `${counted(unreadable.length, 'deck')} can't be read and ${unreadable.length === 1 ? 'is' : 'are'} not counted:`,
    ...shown,
    ...(left > 0 ? [`  and ${grouped(left)} more`] : []),
  ].join('\n');
}
