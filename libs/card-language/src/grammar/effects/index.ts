import type { Effect } from '../../effects.js';
import type { Syntax } from '../../syntax/syntax.js';
import { applyPredicates } from './apply.js';
import { cardPredicates } from './cards.js';
import { controlOrders } from './control.js';
import { lifeAndDamagePredicates } from './life-and-damage.js';
import { manaPredicates } from './mana.js';
import { moveOrders } from './moves.js';
import { permanentOrders, permanentPredicates } from './permanents.js';
import type { Predicate } from './predicate.js';
import { preventionOrders } from './prevention.js';
import { searchPredicates } from './search.js';
import { tokenPredicates } from './tokens.js';

export const predicates: readonly Predicate[] = [
  ...cardPredicates,
  ...lifeAndDamagePredicates,
  ...permanentPredicates,
  ...tokenPredicates,
  ...searchPredicates,
  ...manaPredicates,
  ...applyPredicates,
];

export const orders: readonly Syntax<Effect>[] = [
  ...permanentOrders,
  ...moveOrders,
  ...controlOrders,
  ...preventionOrders,
];
export type { Predicate } from './predicate.js';
