import type { Amount } from '../amounts.js';
import type { Duration } from '../durations.js';
import type { Effect } from '../effects.js';
import type { ManaProduced } from '../mana-produced.js';
import type { Filter } from '../filters.js';
import type { Modification } from '../modifications.js';
import type { Prohibition } from '../prohibitions.js';
import type { Objects, Players, Recipients } from '../references.js';
import { colors, type ManaType } from '../symbols.js';
import { target, you } from './references.js';

export function dealDamage(amount: Amount, to: Recipients = target(), source?: Objects): Effect {
  return { do: 'deal damage', amount, to, ...(source && { source }) };
}

/** The division is announced for the target in that slot, which has `divide`. */
export function dealDividedDamage(slot = 0): Effect {
  return { do: 'deal divided damage', slot };
}

export function destroy(what: Objects): Effect {
  return { do: 'destroy', what };
}

export function destroyForGood(what: Objects): Effect {
  return { do: 'destroy', what, noRegeneration: true };
}

export function sacrifice(what: Objects): Effect {
  return { do: 'sacrifice', what };
}

export function chooseAndSacrifice(who: Players, filter: Filter, count: Amount = 1): Effect {
  return { do: 'choose and sacrifice', who, filter, count };
}

export function counterSpell(what: Objects = target()): Effect {
  return { do: 'counter', what };
}

export function regenerate(what: Objects): Effect {
  return { do: 'regenerate', what };
}

export function draw(count: Amount, who: Players = you): Effect {
  return { do: 'draw', who, count };
}

export function scry(count: Amount): Effect {
  return { do: 'scry', who: you, count };
}

export function mill(count: Amount, who: Players = you): Effect {
  return { do: 'mill', who, count };
}

export function discard(count: Amount | 'hand', who: Players = you): Effect {
  return { do: 'discard', who, count };
}

export function gainLife(amount: Amount, who: Players = you): Effect {
  return { do: 'gain life', who, amount };
}

export function loseLife(amount: Amount, who: Players = you): Effect {
  return { do: 'lose life', who, amount };
}

function produce(mana: ManaProduced, who: Players): Effect {
  return { do: 'add mana', who, mana };
}

/** Adds exactly this mana: `addMana(['C', 'C'])`. */
export function addMana(mana: readonly ManaType[], who: Players = you): Effect {
  return produce({ add: 'fixed', mana }, who);
}

/** Adds one mana of one of the types. */
export function addOneOf(types: readonly ManaType[], who: Players = you): Effect {
  return produce({ add: 'one of', types, count: 1 }, who);
}

export function addAnyColor(who: Players = you): Effect {
  return addOneOf(colors, who);
}

export function putCounters(counter: string, on: Objects, count: Amount = 1): Effect {
  return { do: 'put counters', counter, count, on };
}

export function tap(what: Objects): Effect {
  return { do: 'tap', what };
}

export function untap(what: Objects): Effect {
  return { do: 'untap', what };
}

export function fight(first: Objects, second: Objects): Effect {
  return { do: 'fight', first, second };
}

/** Changes objects until end of turn, or for the duration that is given. */
export function untilEndOfTurn(to: Objects, ...changes: readonly Modification[]): Effect {
  return { do: 'apply', to, changes, until: 'this turn' };
}

export function apply(to: Objects, until: Duration, ...changes: readonly Modification[]): Effect {
  return { do: 'apply', to, changes, until };
}

/** Prevents the next that much damage this turn, or all of it (CR 615.7). */
export function preventDamage(amount: Amount | 'all', to: Recipients | 'anything' = target()): Effect {
  return { do: 'prevent damage', to, amount, until: 'this turn' };
}

export function preventCombatDamage(to: Recipients | 'anything'): Effect {
  return { do: 'prevent damage', to, amount: 'all', combatOnly: true, until: 'this turn' };
}

export function exileInsteadOfDying(what: Objects): Effect {
  return { do: 'exile instead of dying', what, until: 'this turn' };
}

export function winTheGame(who: Players = you): Effect {
  return { do: 'win the game', who };
}

export function loseTheGame(who: Players = you): Effect {
  return { do: 'lose the game', who };
}

export const drawTheGame: Effect = { do: 'draw the game' };

/** “Choose an opponent”; later instructions name the player as `thePlayer(label)`. */
export function choosePlayer(among: Players, label: string, who: Players = you): Effect {
  return { do: 'choose players', who, from: among, min: 1, max: 1, label };
}

/** “Players can't cast spells this turn.” */
export function playersCannot(
  who: Players,
  what: Prohibition['what'],
  more: Partial<Prohibition> & { readonly until?: Duration } = {},
): Effect {
  return { do: 'prohibit', who, what, until: 'this turn', ...more };
}

export function controlPlayer(who: Players, during: 'next turn' | 'this turn' = 'next turn'): Effect {
  return { do: 'control player', who, during };
}
