import { describe, expect, test } from '@jest/globals';
import {
  activated,
  artifact,
  cost,
  designate,
  enchantment,
  gainLife,
  instant,
  sorcery,
  spell,
  staticAbility,
  X,
  type CardDefinition,
  type Cost,
  type StaticEffect,
} from '@stacktrail/card-tree';
import type { ChoiceItem } from '../src/scenario/scenario.js';
import { verdictOf, type Scene } from './scene.js';

const named = (name: string, amount?: number): ChoiceItem =>
  ({ queue: amount === undefined ? 'choice' : 'target', type: 'objects', value: [{ name, amount }] }) as never;

describe('X of a cost, for which the other engine doesn’t ask', () => {
  const device = (...costs: readonly Cost[]): CardDefinition =>
    artifact('A device', '', [], activated(costs, gainLife(X)));
  const scene = (ability: string, choices: readonly ChoiceItem[], value: number): Scene => ({
    setup: [
      ['battlefield', 'A', 'A device'],
      ['hand', 'A', 'A bear', 3],
    ],
    actions: [{ kind: 'activate', ability }],
    choices: { A: choices },
    asserts: [{ kind: 'life', player: 'A', value }],
  });

  test('is how many cards are chosen next', () => {
    const reveal = device({ cost: 'reveal from hand', filter: { is: 'type', type: 'Creature' }, count: X });
    const bear = named('A bear');
    expect(verdictOf(scene('Reveal X', [bear, bear], 22), reveal)).toBe('pass');
    expect(verdictOf(scene('Reveal X', [bear, bear, bear], 23), reveal)).toBe('pass');
    expect(verdictOf(scene('Reveal X', [], 20), reveal)).toContain('inconclusive');
  });

  test('is 0 where there is no counter to remove', () => {
    const removing = device(cost.tap, { cost: 'remove counters', counter: 'charge', count: X });
    expect(verdictOf(scene('{T}, Remove', [], 20), removing)).toBe('pass');
  });
});

test('CR 601.2d: no more targets are taken from the queue than there is to divide', () => {
  const volley = instant('A volley', '', {
    kind: 'spell',
    modes: [
      {
        targets: [{ kind: 'any target', filter: { is: 'anything' }, min: 0, max: 99, divide: 3 }],
        effects: [{ do: 'deal divided damage', slot: 0 }],
      },
    ],
  });
  const scene: Scene = {
    setup: [
      ['battlefield', 'B', 'An ox'],
      ['battlefield', 'B', 'A trampler'],
      ['battlefield', 'B', 'A bird'],
      ['battlefield', 'A', 'A red land'],
      ['hand', 'A', 'A volley'],
      ['hand', 'A', 'A bolt'],
    ],
    actions: [
      { kind: 'cast', card: 'A volley' },
      { kind: 'cast', card: 'A bolt' },
    ],
    choices: {
      A: [named('An ox', 2), named('A trampler', 1), { queue: 'target', type: 'objects', value: [{ name: 'A bird' }] }],
    },
    asserts: [
      { kind: 'damage', player: 'B', name: 'An ox', value: 2 },
      { kind: 'damage', player: 'B', name: 'A trampler', value: 1 },
      { kind: 'permanentCount', player: 'B', name: 'A bird', value: 0 },
    ],
  };
  expect(verdictOf(scene, volley)).toBe('pass');
});

test('an entry names the permanent whose effect lets a card be cast, where another one’s does, too', () => {
  const top = (pay?: readonly Cost[]): StaticEffect => ({
    static: 'may play',
    who: 'you',
    from: 'top of library',
    how: { permit: 'cast', filter: { is: 'type', type: 'Creature' }, ...(pay && { pay }) },
  });
  const free = enchantment('A gate', '', [], staticAbility(top([{ cost: 'pay life', amount: 5 }])));
  const paid = enchantment('A door', '', [], staticAbility(top()));
  const scene = (value: string, life: number): Scene => ({
    setup: [
      ['battlefield', 'A', 'A gate'],
      ['battlefield', 'A', 'A door'],
      ['battlefield', 'A', 'A green land'],
      ['library', 'A', 'A bird'],
    ],
    actions: [{ kind: 'cast', card: 'A bird' }],
    choices: { A: [{ queue: 'choice', type: 'text', value }] },
    asserts: [
      { kind: 'permanentCount', player: 'A', name: 'A bird', value: 1 },
      { kind: 'life', player: 'A', value: life },
    ],
    more: {
      game: {
        type: 'TwoPlayerDuel',
        attackOption: 'LEFT',
        range: 'ONE',
        startingLife: 20,
        turnOrder: ['A', 'B'],
        shuffleLibraries: false,
      },
    },
  });
  expect(verdictOf(scene('A gate', 15), free, paid)).toBe('pass');
  expect(verdictOf(scene('A door', 20), free, paid)).toBe('pass');
});

test('CR 723.1: who is the monarch', () => {
  const crown = sorcery('A crown', '', spell(designate('monarch', { players: 'you' })));
  const claim = (player: string): Scene => ({
    setup: [['hand', 'A', 'A crown']],
    actions: [{ kind: 'cast', card: 'A crown' }],
    stopAt: { turn: 1, step: 'precombat_main' },
    asserts: [{ kind: 'expr', op: 'eq', a: { prop: 'monarch', of: { get: 'game' } }, b: { player } }],
  });
  expect(verdictOf(claim('A'), crown)).toBe('pass');
  expect(verdictOf(claim('B'), crown)).toContain('fail: assert');
});
