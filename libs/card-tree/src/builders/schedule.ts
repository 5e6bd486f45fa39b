import type { StaticEffect } from '../static-effects.js';
import type { Amount } from '../amounts.js';
import type { Effect } from '../effects.js';
import type { Players } from '../references.js';
import type { Phase, Skippable, Step } from '../zones.js';
import { staticAbility } from './statics.js';
import { you } from './references.js';

/** “Take an extra turn after this one.” */
export function extraTurn(who: Players = you, count: Amount = 1): Effect {
  return { do: 'extra turn', who, count };
}

/** “After this phase, there is an additional … phase.” */
export function extraPhases(...phases: readonly Phase[]): Effect {
  return { do: 'extra phases', phases, count: 1 };
}

/** “There is an additional … step after this step.” */
export function extraStep(step: Step, after: 'this step' | 'this phase' = 'this step', count: Amount = 1): Effect {
  return { do: 'extra steps', step, after, count };
}

/** “Skip your next …” */
export function skipNext(what: Skippable, who: Players = you, count: Amount = 1): Effect {
  return { do: 'skip', who, what, count };
}

/** “Skip your draw step.” */
export function skips(what: Skippable, who: Extract<StaticEffect, { static: 'skip' }>['who'] = 'you') {
  return staticAbility({ static: 'skip', who, what });
}

export const endTheTurn: Effect = { do: 'end the turn' };
