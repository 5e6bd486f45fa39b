import { describe, expect, test } from '@jest/globals';
import {
  activated,
  addMana,
  addOneOf,
  always,
  inCombat,
  thisObject,
  cost,
  creature,
  enchantment,
  keywords,
  land,
  sorcery,
  spell,
  gainLife,
} from '@stacktrail/card-tree';
import { verdictOf, type Scene } from './scene.js';

const attack = (name: string, index?: number) => ({
  kind: 'attack',
  step: 'declare_attackers',
  attacker: index === undefined ? { name } : { name, index },
});
const block = (name: string, attacker: string, index?: number) => ({
  kind: 'block',
  player: 'B',
  step: 'declare_blockers',
  blocker: index === undefined ? { name } : { name, index },
  attacker: { name: attacker },
});
const life = (player: string, value: number) => ({ kind: 'life', player, value });

describe('mana', () => {
  test.each([
    ['one ability with a choice', [activated([cost.tap], addOneOf(['R', 'G']))]],
    ['an ability for each color', [activated([cost.tap], addMana(['R'])), activated([cost.tap], addMana(['G']))]],
  ])('is paid from the sources with the fewest ways to use them first: %s', (_, abilities) => {
    const either = land('An either land', [], ...abilities);
    const scene: Scene = {
      setup: [
        ['battlefield', 'A', 'An either land'],
        ['battlefield', 'A', 'A red land'],
        ['hand', 'A', 'A bolt'],
      ],
      actions: [{ kind: 'cast', card: 'A bolt', targets: [{ player: 'B' }] }],
      asserts: [{ kind: 'tappedCount', name: 'An either land', tapped: false, value: 1 }],
    };
    expect(verdictOf(scene, either)).toBe('pass');
  });

  test('what triggered mana abilities add is counted where it takes that', () => {
    const doubling = enchantment('A doubling', '', [], {
      kind: 'triggered',
      event: { on: 'tapped for mana', who: 'you', what: { is: 'type', type: 'Land' } },
      modes: [{ targets: [], effects: [addMana(['R'])] }],
    });
    const dear = sorcery('A dear one', '{1}{R}', spell(gainLife(1)));
    const scene: Scene = {
      setup: [
        ['battlefield', 'A', 'A red land'],
        ['battlefield', 'A', 'A doubling'],
        ['hand', 'A', 'A dear one'],
      ],
      actions: [{ kind: 'cast', card: 'A dear one' }],
      asserts: [life('A', 21)],
    };
    expect(verdictOf(scene, doubling, dear)).toBe('pass');
  });

  test('CR 616.1: mana that two effects multiply is counted, too, whichever is applied first', () => {
    const tripling = enchantment('A tripling', '', [], {
      kind: 'static',
      effects: [
        {
          static: 'replacement',
          replacement: {
            would: 'produce mana',
            who: 'you',
            what: { is: 'anything' },
            instead: { do: 'produce times', times: 3 },
          },
        },
      ],
    });
    const dear = sorcery('A dear one', '{8}{R}', spell(gainLife(1)));
    const scene: Scene = {
      setup: [
        ['battlefield', 'A', 'A red land'],
        ['battlefield', 'A', 'A tripling'],
        ['battlefield', 'A', 'A tripling'],
        ['hand', 'A', 'A dear one'],
      ],
      actions: [{ kind: 'cast', card: 'A dear one' }],
      asserts: [life('A', 21)],
    };
    expect(verdictOf(scene, tripling, dear)).toBe('pass');
  });

  test('CR 702.51a: what a player says to pay by hand is not paid with lands', () => {
    const helped = creature('A helped one', '{1}{G}', ['Elephant'], 3, 3, ...keywords('convoke'));
    const scene: Scene = {
      setup: [
        ['battlefield', 'A', 'A green land', 2],
        ['battlefield', 'A', 'A bear'],
        ['hand', 'A', 'A helped one'],
      ],
      actions: [
        { kind: 'activateMana', ability: '{T}: Add {G}' },
        { kind: 'cast', card: 'A helped one' },
      ],
      choices: {
        A: [
          { queue: 'choice', type: 'text', value: 'Convoke' },
          { queue: 'target', type: 'objects', value: [{ name: 'A bear' }] },
        ],
      },
      asserts: [{ kind: 'tappedCount', name: 'A green land', tapped: false, value: 1 }],
    };
    expect(verdictOf(scene, helped)).toBe('pass');
  });

  test('an exact color is kept for what needs it', () => {
    const both = sorcery('Both colors', '{R}{G}', spell(gainLife(1)));
    const either = land('An either land', [], activated([cost.tap], addOneOf(['R', 'G'])));
    const scene: Scene = {
      setup: [
        ['battlefield', 'A', 'An either land'],
        ['battlefield', 'A', 'A green land'],
        ['hand', 'A', 'Both colors'],
      ],
      actions: [{ kind: 'cast', card: 'Both colors' }],
      asserts: [life('A', 21)],
    };
    expect(verdictOf(scene, either, both)).toBe('pass');
  });

  test('a creature gives mana after lands that give the same', () => {
    const elf = creature('An elf', '', ['Elf'], 1, 1, activated([cost.tap], addOneOf(['R'])));
    const scene: Scene = {
      setup: [
        ['battlefield', 'A', 'An elf'],
        ['battlefield', 'A', 'A red land'],
        ['hand', 'A', 'A bolt'],
      ],
      actions: [{ kind: 'cast', card: 'A bolt', targets: [{ player: 'B' }] }],
      asserts: [{ kind: 'tappedCount', name: 'An elf', tapped: false, value: 1 }],
    };
    expect(verdictOf(scene, elf)).toBe('pass');
  });

  test('of an ability that adds one of several types, the text that names one means that one', () => {
    const either = land('An either land', [], activated([cost.tap], addOneOf(['R', 'G'])));
    const scene: Scene = {
      setup: [['battlefield', 'A', 'An either land']],
      actions: [
        { kind: 'activateMana', ability: '{T}: Add {G}.' },
        { kind: 'check', check: 'manaPool', colors: 'G', value: 1 } as never,
      ],
    };
    expect(verdictOf(scene, either)).toBe('pass');
  });

  test('of mana in any combination the numbers say how much of each type there is', () => {
    const both = land(
      'A rich land',
      [],
      activated([cost.tap], {
        do: 'add mana',
        who: { players: 'you' },
        mana: { add: 'any combination', types: ['R', 'G'], count: 3 },
      }),
    );
    const scene: Scene = {
      setup: [['battlefield', 'A', 'A rich land']],
      actions: [
        { kind: 'activateMana', ability: '{T}: Add three mana' },
        { kind: 'check', check: 'manaPool', colors: 'G', value: 2 } as never,
      ],
      choices: {
        A: [
          { type: 'number', value: 1 },
          { type: 'number', value: 2 },
        ],
      },
    };
    expect(verdictOf(scene, both)).toBe('pass');
  });

  test('what is activated beforehand stays until the step ends', () => {
    const pool = (step: string, value: number) =>
      ({ kind: 'check', check: 'manaPool', colors: 'R', value, step }) as never;
    const scene: Scene = {
      setup: [['battlefield', 'A', 'A red land']],
      actions: [
        { kind: 'activateMana', ability: '{T}: Add {R}' },
        pool('precombat_main', 1),
        pool('postcombat_main', 0),
      ],
    };
    expect(verdictOf(scene)).toBe('pass');
  });
});

describe('combat', () => {
  test('the listed creatures attack the opponent, and no other does', () => {
    const scene: Scene = {
      setup: [['battlefield', 'A', 'A bear', 3]],
      actions: [attack('A bear', 1), attack('A bear', 2)],
      asserts: [life('B', 16)],
    };
    expect(verdictOf(scene)).toBe('pass');
  });

  test('an attacker that can’t attack leaves its action unused', () => {
    const wall = creature('A wall', '', ['Wall'], 0, 4, ...keywords('defender'));
    const scene: Scene = { setup: [['battlefield', 'A', 'A wall']], actions: [attack('A wall')] };
    expect(verdictOf(scene, wall)).toContain('fail: actionsLeft');
  });

  test('CR 508.1c, 509.1b: who can’t attack or block alone and would doesn’t', () => {
    const others = { is: 'type', type: 'Creature' } as const;
    const shy = creature(
      'A coward',
      '',
      ['Goblin'],
      3,
      3,
      always(
        thisObject,
        inCombat({ rule: 'attacks only with', others, count: 1 }),
        inCombat({ rule: 'blocks only with', others, count: 1 }),
      ),
    );
    const attacking: Scene = {
      setup: [['battlefield', 'A', 'A coward']],
      actions: [attack('A coward')],
      asserts: [life('B', 20)],
    };
    expect(verdictOf(attacking, shy)).toBe('pass');
    const blocking: Scene = {
      setup: [
        ['battlefield', 'A', 'A bear'],
        ['battlefield', 'B', 'A coward'],
      ],
      actions: [attack('A bear'), block('A coward', 'A bear')],
      asserts: [life('B', 18)],
    };
    expect(verdictOf(blocking, shy)).toBe('pass');
  });

  test('a block that can’t be made at all is ignored; a wrong number of blockers is an error', () => {
    const grounded: Scene = {
      setup: [
        ['battlefield', 'A', 'A bird'],
        ['battlefield', 'B', 'A bear'],
      ],
      actions: [attack('A bird'), block('A bear', 'A bird')],
      asserts: [life('B', 19)],
    };
    expect(verdictOf(grounded)).toBe('pass');
    const menace = creature('A menace', '', ['Ogre'], 2, 2, ...keywords('menace'));
    const one: Scene = {
      setup: [
        ['battlefield', 'A', 'A menace'],
        ['battlefield', 'B', 'A bear', 2],
      ],
      actions: [attack('A menace'), block('A bear', 'A menace')],
    };
    expect(verdictOf(one, menace)).toContain('fail: illegalBlock');
    expect(verdictOf({ ...one, more: { expectFailure: { kind: 'illegalBlock' } } }, menace)).toBe('pass');
  });

  test('CR 702.19b: what tramples deals the rest to the player, and a listed number says otherwise', () => {
    const scene = (choices: NonNullable<Scene['choices']>, value: number): Scene => ({
      setup: [
        ['battlefield', 'A', 'A trampler'],
        ['battlefield', 'B', 'A bear'],
      ],
      actions: [attack('A trampler'), block('A bear', 'A trampler')],
      choices,
      asserts: [life('B', value)],
    });
    expect(verdictOf(scene({}, 17))).toBe('pass');
    expect(verdictOf(scene({ A: [{ type: 'number', value: 4 }] }, 19))).toBe('pass');
  });

  test('CR 510.1c: damage among several blockers is lethal to each in turn, or as listed', () => {
    const scene = (choices: NonNullable<Scene['choices']>, dead: number): Scene => ({
      setup: [
        ['battlefield', 'A', 'An ox'],
        ['battlefield', 'B', 'A bird', 2],
      ],
      actions: [attack('An ox'), block('A bird', 'An ox', 0), block('A bird', 'An ox', 1)],
      choices,
      asserts: [{ kind: 'graveyardCount', player: 'B', name: 'A bird', value: dead }],
      stopAt: { turn: 1, step: 'combat_damage' },
    });
    const ground = creature('A bird', '', ['Bird'], 1, 1);
    expect(verdictOf(scene({}, 2), ground)).toBe('pass');
    const numbers = [
      { type: 'number', value: 2 },
      { type: 'number', value: 0 },
    ];
    expect(verdictOf(scene({ A: numbers }, 1), ground)).toBe('pass');
  });
});
