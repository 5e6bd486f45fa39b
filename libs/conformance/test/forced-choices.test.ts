import { describe, expect, test } from '@jest/globals';
import {
  beginningOf,
  chooseAndSacrifice,
  create,
  creature,
  creatureToken,
  creatures,
  dealDamage,
  enchantment,
  enters,
  gainLife,
  instant,
  loseLife,
  sorcery,
  spell,
  triggered,
  type Ability,
  type TargetSpec,
} from '@stacktrail/card-tree';
import type { ChoiceItem } from '../src/scenario/scenario.js';
import { verdictOf, type Scene } from './scene.js';

const own: TargetSpec = {
  kind: 'permanent',
  filter: {
    is: 'all',
    of: [
      { is: 'type', type: 'Creature' },
      { is: 'controlled by', who: 'you' },
    ],
  },
  min: 1,
  max: 1,
};
const anyTarget: TargetSpec = { kind: 'any target', filter: { is: 'anything' }, min: 1, max: 1 };
const bite: Ability = {
  kind: 'spell',
  modes: [{ targets: [own, anyTarget], effects: [dealDamage(3, { objects: 'target', slot: 1 })] }],
};
const aim = (value: Readonly<Record<string, unknown>>): ChoiceItem =>
  ({ queue: 'target', type: 'objects', value: [value] }) as never;

describe('a scenario lists what this engine doesn’t ask for', () => {
  test('a forced target before, and one behind, the target that is asked for', () => {
    const scene = (name: string, ...targets: readonly ChoiceItem[]): Scene => ({
      setup: [
        ['battlefield', 'A', 'An ox'],
        ['battlefield', 'B', 'A bird'],
        ['battlefield', 'A', 'A red land', 1],
        ['hand', 'A', name],
        ['hand', 'A', 'A bolt'],
      ],
      actions: [
        { kind: 'cast', card: name },
        { kind: 'cast', card: 'A bolt' },
      ],
      choices: { A: [...targets, aim({ player: 'B' })] },
      asserts: [
        { kind: 'permanentCount', player: 'B', name: 'A bird', value: 0 },
        { kind: 'permanentCount', player: 'A', name: 'An ox', value: 1 },
        { kind: 'damage', player: 'A', name: 'An ox', value: 0 },
        { kind: 'life', player: 'B', value: 17 },
      ],
    });
    const ox = aim({ name: 'An ox' });
    const bird = aim({ name: 'A bird' });
    expect(verdictOf(scene('A bite', ox, bird), sorcery('A bite', '', bite))).toBe('pass');
    const reversed: Ability = {
      kind: 'spell',
      modes: [{ targets: [anyTarget, own], effects: [dealDamage(3, { objects: 'target', slot: 0 })] }],
    };
    expect(verdictOf(scene('A bite', bird, ox), sorcery('A bite', '', reversed))).toBe('pass');
  });

  test('a target of what triggers before anybody is asked anything', () => {
    const whip = enchantment('A whip', '', [], {
      ...triggered(beginningOf('upkeep', 'you')),
      modes: [{ targets: [own], effects: [gainLife(1)] }],
    });
    const scene = (name: string): string =>
      verdictOf(
        {
          setup: [
            ['battlefield', 'A', 'A whip'],
            ['battlefield', 'A', 'An ox'],
          ],
          choices: { A: [aim({ name })] },
        },
        whip,
      );
    expect(scene('An ox')).toBe('pass');
    expect(scene('A bird')).toContain('fail: actionsLeft');
  });

  test('the order of triggered abilities that are alike, whatever comes next', () => {
    const watch = (text: Ability) => enchantment('A watch', '', [], text);
    const brood = sorcery('A brood', '', spell(create(2, creatureToken(1, 1, [], ['Bird']))));
    const gain = watch(triggered(enters(creatures), gainLife(1)));
    const offer: Ability = triggered(enters(creatures), {
      do: 'may',
      who: { players: 'you' },
      effects: [chooseAndSacrifice({ players: 'you' }, creatures), gainLife(1)],
      label: 'choice',
    });
    const scene = (choices: readonly ChoiceItem[], value: number): Scene => ({
      setup: [
        ['battlefield', 'A', 'A watch'],
        ['battlefield', 'A', 'An ox'],
        ['battlefield', 'A', 'A trampler'],
        ['hand', 'A', 'A brood'],
      ],
      actions: [{ kind: 'cast', card: 'A brood' }],
      choices: { A: choices },
      asserts: [{ kind: 'life', player: 'A', value }],
    });
    const order = { queue: 'choice', type: 'text', value: 'Whenever a creature' } as const;
    const given = (name: string) => ({ queue: 'choice', type: 'objects', value: [{ name }] }) as const;
    expect(verdictOf(scene([order], 22), gain, brood)).toBe('pass');
    expect(verdictOf(scene([order, given('A trampler'), given('An ox')], 22), watch(offer), brood)).toBe('pass');
    const other = { ...order, value: 'At the beginning' };
    expect(verdictOf(scene([other], 22), gain, brood)).toContain('fail: actionsLeft');
  });

  test('the order of what two alike keywords stand for, in its own words', () => {
    const brutes = creature('A brute', '', ['Ogre'], 2, 2);
    const copied = instant(
      'A word',
      '',
      { kind: 'keyword', keyword: 'casualty', count: 1 },
      { kind: 'keyword', keyword: 'casualty', count: 2 },
      spell(loseLife(1)),
    );
    const yes = { queue: 'choice', type: 'yesno', value: true } as const;
    const brute = { queue: 'choice', type: 'objects', value: [{ name: 'A brute' }] } as const;
    const scene: Scene = {
      setup: [
        ['battlefield', 'A', 'A brute', 2],
        ['hand', 'A', 'A word'],
      ],
      actions: [{ kind: 'cast', card: 'A word' }],
      choices: { A: [yes, yes, brute, brute, { queue: 'choice', type: 'text', value: 'When you do' }] },
      asserts: [
        { kind: 'life', player: 'A', value: 17 },
        { kind: 'permanentCount', player: 'A', name: 'A brute', value: 0 },
      ],
    };
    expect(verdictOf(scene, brutes, copied)).toBe('pass');
  });
});
