import type { Amount, Condition } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import { constant, type Syntax } from '../../syntax/syntax.js';

/** The number of creatures devoured, which the keyword records (CR 702.82b). */
const devoured = { amount: 'chosen number', label: 'devoured' } as const satisfies Amount;
const some: Condition = { if: 'compare', left: devoured, compare: 'at least', right: 1 };

/** “Creatures it devoured.” */
export function devouredByIt(many: boolean): Syntax<typeof devoured> {
  return constant<typeof devoured>(many ? 'creatures it devoured' : 'creature it devoured', devoured);
}

/** “It devoured a creature.” */
export const devouredSome: Syntax<Condition> = constant<Condition>('it devoured a creature', some);

/** Whether “it devoured …” stands after the next word. */
export function asksOfDevouring(reader: Reader): boolean {
  return reader.ahead(1) === 'it' && reader.ahead(2) === 'devoured';
}
