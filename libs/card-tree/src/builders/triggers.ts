import type { Filter } from '../filters.js';
import type { TriggerEvent } from '../triggers.js';
import type { Step } from '../zones.js';

type Whoever = 'you' | 'an opponent' | 'any player';

export function enters(what: Filter): TriggerEvent {
  return { on: 'enters', what };
}

export function dies(what: Filter): TriggerEvent {
  return { on: 'dies', what };
}

export function leaves(what: Filter): TriggerEvent {
  return { on: 'leaves the battlefield', what };
}

export function attacks(what: Filter): TriggerEvent {
  return { on: 'attacks', what };
}

export function beginningOf(step: Step, whose: 'you' | 'each opponent' | 'each player'): TriggerEvent {
  return { on: 'beginning of step', step, whose };
}

export const yourUpkeep = beginningOf('upkeep', 'you');
/** “The end step”, “the next end step” of a delayed triggered ability. */
export const endStep = beginningOf('end', 'each player');
export const endOfCombat = beginningOf('end of combat', 'each player');

export function casts(who: Whoever, what: Filter): TriggerEvent {
  return { on: 'casts', who, what };
}

export function dealsDamage(what: Filter, to: 'player' | 'opponent' | 'creature' | 'anything'): TriggerEvent {
  return { on: 'deals damage', what, to };
}

export function dealsCombatDamage(what: Filter, to: 'player' | 'opponent' | 'creature' | 'anything'): TriggerEvent {
  return { on: 'deals damage', what, to, combat: true };
}

export function gainsLife(who: Whoever): TriggerEvent {
  return { on: 'gains life', who };
}

export function becomesTapped(what: Filter): TriggerEvent {
  return { on: 'becomes tapped', what };
}

export function tappedForMana(what: Filter, who: Whoever = 'any player'): TriggerEvent {
  return { on: 'tapped for mana', what, who };
}
