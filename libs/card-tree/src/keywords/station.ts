import type { ActivatedAbility, StaticAbility } from '../abilities.js';
import type { KeywordAbility } from '../keywords.js';
import type { Modification } from '../modifications.js';
import { creature, self } from './common-nodes.js';

/** CR 702.184a: tap another creature to put as many charge counters as its power on this. */
export function station(): ActivatedAbility {
  const count = { amount: 'power', of: { objects: 'paid', cost: 'tap permanents' } } as const;
  return {
    kind: 'activated',
    cost: [{ cost: 'tap permanents', filter: { is: 'all', of: [{ is: 'other' }, creature] }, count: 1 }],
    timing: 'sorcery',
    modes: [{ targets: [], effects: [{ do: 'put counters', counter: 'charge', count, on: self }] }],
  };
}

/**
 * CR 721.2a, 721.2b: with `from` or more charge counters, the permanent has `abilities`; if the symbol has a
 * power/toughness box, it is also a creature with that power and toughness.
 */
export function stationSymbol({
  from,
  power,
  toughness,
  abilities,
}: Extract<KeywordAbility, { keyword: 'station symbol' }>): readonly StaticAbility[] {
  const changes: readonly Modification[] = [
    ...(power === undefined || toughness === undefined ? [] : animated(power, toughness)),
    ...(abilities.length === 0 ? [] : [{ change: 'add abilities', abilities } as const]),
  ];
  const counters = { amount: 'counters', counter: 'charge', on: self } as const;
  return [
    {
      kind: 'static',
      condition: { if: 'compare', left: counters, compare: 'at least', right: from },
      effects: [{ static: 'continuous', affects: self, changes }],
    },
  ];
}

function animated(power: number, toughness: number): readonly Modification[] {
  return [
    { change: 'add types', types: ['Creature'], subtypes: [] },
    { change: 'set power and toughness', power, toughness },
  ];
}
