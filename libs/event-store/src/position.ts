import type { Brand } from '@stacktrail/kernel';
import { InvalidPosition } from './errors.js';

/**
 * Where an event stands in the order of the whole store. Opaque; it is its own text, so that a checkpoint stores it
 * as it is. Positions of one store compare by {@link comparePositions}; those of different stores don't compare.
 */
export type Position = Brand<string, 'Position'>;

/** How many digits a number has: enough for 64 bits, and always as many, so that texts have the order of the numbers. */
const DIGITS = 20;
const NUMBERS = /^\d{20}(?:-\d{20})?$/;

/** Less than 0 if `a` comes before `b`, 0 if they are one position, more than 0 otherwise. */
export function comparePositions(a: Position, b: Position): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/**
 * Reads a position back from the text of a checkpoint.
 * @throws InvalidPosition if no store has written it
 */
export function parsePosition(text: string): Position {
  if (!NUMBERS.test(text)) throw new InvalidPosition(text);
  return text as Position;
}

/** For adapters: the position that these numbers make, the most significant first. */
export function positionOf(...numbers: readonly (number | bigint)[]): Position {
  return numbers.map((number) => String(number).padStart(DIGITS, '0')).join('-') as Position;
}

/**
 * For adapters: the numbers that a position was made of.
 * @throws InvalidPosition if there are not `count` of them: the position is another store's
 */
export function numbersOf(position: Position, count: 1 | 2): readonly bigint[] {
  const numbers = parsePosition(position).split('-');
  if (numbers.length !== count) throw new InvalidPosition(position);
  return numbers.map(BigInt);
}
