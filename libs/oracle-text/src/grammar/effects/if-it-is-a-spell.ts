import type { Condition, Effect, Filter, Objects } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import { says } from '../../syntax/says.js';
import { conjuncts } from '../basics/filter-parts.js';
import { indefinite } from '../nouns/nouns.js';

/**
 * “… if it's a spell with mana value 3 or less”: what the spell has to be that the card would become, with the choices
 * made for it (CR 601.3e).
 */
export const ifItIsASpell = says<{ readonly filter: Filter }>({})` if it's ${{ filter: indefinite('spell') }}`;

/** Reads it where it may stand. A comparison that names nothing isn't one with that card: “with lesser mana value”. */
export function readIfItIsASpell(reader: Reader, card: Objects): Filter {
  const { scope } = reader;
  const before = scope.except;
  scope.except = card;
  const { filter } = reader.may<{ readonly filter: Filter }>(ifItIsASpell, { filter: { is: 'anything' } });
  scope.except = before;
  return filter;
}

/** Whether the condition asks a card that may be cast whether it is such a spell, which it isn't yet. */
export function asksOfSpell([first, ...more]: readonly Effect[], asked: Condition): boolean {
  const [cast] = first?.do === 'may' && more.length === 0 ? first.effects : [];
  return cast?.do === 'cast' && asked.if === 'matches' && conjuncts(asked.filter).some(({ is }) => is === 'spell');
}
