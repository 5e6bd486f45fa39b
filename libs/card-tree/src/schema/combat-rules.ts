import {
  combatCostWordings,
  type Attacked,
  type AttackedByRule,
  type CombatRule,
  type LimitedAttack,
} from '../combat-rules.js';
import { list, oneOf, textOr, type Schema } from './combinators.js';
import type { Grammar } from './grammar.js';
import { alike, optional, record, tagged } from './records.js';
import * as word from './words.js';

const who: Schema<Attacked['who']> = oneOf(
  'you',
  'not you',
  'opponent',
  'any player',
  'that player',
  'enchanted player',
  'attacked you',
  'attacked by this',
  'owner',
);
const as: Schema<Attacked['as']> = list(oneOf('player', 'planeswalker', 'battle'));

export const attackedSchema: Schema<Attacked> = record<Attacked>({ who, as });

/** Those whom a limit on attacks is about: players, permanents, or the object itself. */
export const limitedAttackSchema: Schema<LimitedAttack> = record<LimitedAttack>({
  who,
  as,
  only: optional(oneOf('this')),
});

export function combatRuleSchema({ amount, condition, cost, filter, players }: Grammar): Schema<CombatRule> {
  const attacked = record<AttackedByRule>({ who, as, named: optional(players), only: optional(oneOf('this')) });
  const whom = optional(attacked);
  const unless = optional(condition);
  const some = optional(filter);
  const once = optional(word.yes);
  const said = optional(oneOf(...combatCostWordings));
  const anyNumber: Schema<'any number'> = oneOf('any number');
  return tagged<CombatRule, 'rule'>('rule')({
    "can't attack": { whom, unless, said: optional(oneOf('if')) },
    "can't block": { what: some, unless, said: optional(oneOf('if')) },
    "can't be blocked": { named: optional(players), by: some, except: some, unless },
    ...alike(['attacks only with', 'blocks only with'], { others: filter, count: word.naturalNumber }),
    ...alike(['blocked by at least', 'blocked by at most'], { count: word.naturalNumber }),
    'can block as though it had': {
      keyword: oneOf('shadow', 'reach'),
      what: filter,
      as: optional(oneOf('they had none')),
    },
    'can block additional': { count: textOr(anyNumber, amount) },
    'attacks if able': { whom, once },
    'attacks despite defender': { whom: attacked },
    goaded: {},
    'blocks if able': { what: some, once },
    ...alike(['must be blocked', 'must be blocked by all'], { by: some, once, exactlyOne: optional(word.yes) }),
    'attack cost': { cost: list(cost), whom, said },
    'block cost': { cost: list(cost), said },
  });
}
