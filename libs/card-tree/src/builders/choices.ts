import type { TriggeredAbility } from '../abilities.js';
import type { Condition } from '../conditions.js';
import type { Cost } from '../costs.js';
import type { Effect } from '../effects.js';
import type { Objects, Players } from '../references.js';
import { you } from './references.js';

/** The same instruction, joined to the one before it by “and”. */
export function and(effect: Effect): Effect {
  return { ...effect, joined: 'and' };
}

/** The same instruction, joined to the one before it by “then”. */
export function thenDo(effect: Effect): Effect {
  return { ...effect, joined: 'then' };
}

/** The same instruction, in a paragraph of its own. */
export function newLine(effect: Effect): Effect {
  return { ...effect, joined: 'new line' };
}

export function may(...effects: readonly Effect[]): Effect {
  return { do: 'may', who: you, effects };
}

export function unlessPaid(who: Players, cost: readonly Cost[], ...effects: readonly Effect[]): Effect {
  return { do: 'unless', who, cost, effects };
}

export function mayPay(cost: readonly Cost[], ...effects: readonly Effect[]): Effect {
  return { do: 'may pay', who: you, cost, effects };
}

export function when(condition: Condition, ...effects: readonly Effect[]): Effect {
  return { do: 'if', condition, then: effects };
}

/** A delayed triggered ability about the objects to keep (CR 603.7). */
export function later(ability: TriggeredAbility, keep?: Objects): Effect {
  return { do: 'delayed trigger', ability, ...(keep && { keep }) };
}
