import { adjudicators, type Adjudicator, type RulingAnswer } from '@stacktrail/game-events';
import { CommandError } from '../command-error.js';

/** What is chosen: an option by the beginning of its label, several of them, or a number. */
export type Choice = string | readonly string[] | number;

/** How the game of a record begins. */
export interface RecordedGame {
  readonly seats: readonly { readonly name: string; readonly deck: string }[];
  readonly adjudication?: Adjudicator;
}

/** One line of a record of a game (docs/told-games.md). */
export type RecordLine =
  | { readonly game: RecordedGame }
  | { readonly seat: string; readonly tell: ToldCards }
  | { readonly seat: string; readonly play: string; readonly choose?: readonly Choice[] }
  | { readonly seat: string; readonly choose: readonly Choice[] }
  | { readonly seat: string; readonly concede: true }
  | { readonly judge: string; readonly says: string; readonly rules: RulingAnswer['actions'] }
  | { readonly turn: number }
  | { readonly 'pass until': string };

/** Names of cards: some of the hand, those on top of the library, the highest first, or somewhere in it. */
export interface ToldCards {
  readonly hand?: string | readonly string[];
  readonly top?: string | readonly string[];
  readonly library?: string | readonly string[];
}

/** A line, with its number in the file from 1. */
export interface NumberedLine {
  readonly number: number;
  readonly line: RecordLine;
}

const shapes: readonly (readonly string[])[] = [
  ['game'],
  ['seat', 'tell'],
  ['seat', 'play', 'choose?'],
  ['seat', 'choose'],
  ['seat', 'concede'],
  ['judge', 'says', 'rules'],
  ['turn'],
  ['pass until'],
];

/**
 * Reads a record: a JSON object a line; empty lines and lines that begin with `#` say nothing.
 *
 * @throws CommandError that names the first line which is none
 */
export function readRecord(text: string): readonly NumberedLine[] {
  return text.split('\n').flatMap((each, i): readonly NumberedLine[] => {
    const number = i + 1;
    if (each.trim() === '' || each.trimStart().startsWith('#')) return [];
    let line: unknown;
    try {
      line = JSON.parse(each);
    } catch {
      throw new CommandError(`Line ${number} of the record is no JSON: ${each.slice(0, 80)}`, known);
    }
    if (typeof line !== 'object' || line === null || !isLine(line)) {
      throw new CommandError(`Line ${number} of the record says nothing that is known: ${each.slice(0, 80)}`, known);
    }
    return [{ number, line: line as RecordLine }];
  });
}

const known = `A line has ${shapes.map((shape) => `“${shape.join(', ')}”`).join(' or ')}; see docs/told-games.md.`;

function isLine(line: object): boolean {
  const given = Object.keys(line);
  const fits = shapes.some((shape) => {
    const needed = shape.filter((key) => !key.endsWith('?'));
    return (
      needed.every((key) => given.includes(key)) &&
      given.every((key) => shape.some((one) => one.replace('?', '') === key))
    );
  });
  return fits && Object.entries(line).every(([key, value]) => isValue(key, value));
}

function isValue(key: string, value: unknown): boolean {
  switch (key) {
    case 'game':
      return isGame(value as RecordedGame | null);
    case 'tell':
      return Object.entries(Object(value) as object).every(
        ([place, names]) => ['hand', 'top', 'library'].includes(place) && isNames(names),
      );
    case 'choose':
      return Array.isArray(value) && value.every((one) => typeof one === 'number' || isNames(one));
    case 'rules':
      return Array.isArray(value);
    case 'turn':
      return Number.isSafeInteger(value);
    case 'concede':
      return value === true;
    default:
      return typeof value === 'string';
  }
}

function isNames(value: unknown): boolean {
  return typeof value === 'string' || (Array.isArray(value) && value.every((one) => typeof one === 'string'));
}

function isGame(game: RecordedGame | null): boolean {
  if (typeof game !== 'object' || game === null || !Array.isArray(game.seats)) return false;
  const isSeat = (seat: unknown): boolean => {
    const { name, deck } = Object(seat) as Record<string, unknown>;
    return typeof name === 'string' && typeof deck === 'string';
  };
  return game.seats.every(isSeat) && (game.adjudication === undefined || adjudicators.includes(game.adjudication));
}
