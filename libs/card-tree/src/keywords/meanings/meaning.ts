import type { Amount } from '../../amounts.js';
import type { Effect } from '../../effects.js';
import type { TokenDescription } from '../../tokens-and-counters.js';
import type { Filter } from '../../filters.js';
import type { KeywordAction } from '../../keyword-actions.js';
import type { Objects, Players } from '../../references.js';
import type { Procedural } from '../../procedures.js';

/** What instructions with these names stand for, as trees. */
export type MeaningsOf<K extends (KeywordAction | Procedural)['do']> = {
  readonly [D in K]: (effect: Extract<KeywordAction | Procedural, { readonly do: D }>) => readonly Effect[];
};

export const you: Players = { players: 'you' };
export const self: Objects = { objects: 'this' };
export const creature: Filter = { is: 'type', type: 'Creature' };
export const yours: Filter = { is: 'controlled by', who: 'you' };

export function all(...of: readonly Filter[]): Filter {
  return { is: 'all', of };
}

export function result(label: string): Objects {
  return { objects: 'result', label };
}

export function plusOnes(on: Objects, count: Amount): Effect {
  return { do: 'put counters', counter: '+1/+1', count, on };
}

/** You choose one of these. */
export function chooseOne(from: Objects, label: string): Effect {
  return { do: 'choose objects', who: you, from, min: 1, max: 1, label };
}

export function creatureToken(subtypes: readonly string[], color: 'B' | 'W', size: number): TokenDescription {
  return {
    name: `${subtypes.join(' ')} Token`,
    colors: [color],
    supertypes: [],
    types: ['Creature'],
    subtypes,
    power: size,
    toughness: size,
    abilities: [],
  };
}
