import { describe, expect, test } from '@jest/globals';
import {
  creature,
  dealDamage,
  entersWithCounters,
  instant,
  legendary,
  sorcery,
  spell,
  target,
} from '@stacktrail/card-tree';
import { verdictOf } from './scene.js';

describe('how a scenario starts', () => {
  test('the hand is what is set up, and the first player draws nothing on the first turn', () => {
    const claims = [
      { kind: 'handSize', player: 'A', value: 1 },
      { kind: 'handSize', player: 'B', value: 0 },
      { kind: 'librarySize', player: 'A', value: 30 },
    ];
    expect(verdictOf({ setup: [['hand', 'A', 'A bear']], asserts: claims })).toBe('pass');
  });

  test('the last card of a library that is listed is on top where it isn’t shuffled', () => {
    const game = { shuffleLibraries: false } as const;
    const scene = {
      setup: [
        ['library', 'B', 'A bear'],
        ['library', 'B', 'An ox'],
      ] as const,
      stopAt: { turn: 2, step: 'draw' },
      asserts: [{ kind: 'handCount', player: 'B', name: 'An ox', value: 1 }],
    };
    const more = {
      game: {
        type: 'TwoPlayerDuel',
        attackOption: 'LEFT',
        range: 'ONE',
        startingLife: 20,
        turnOrder: ['A', 'B'],
        ...game,
      },
    };
    expect(verdictOf({ ...scene, more })).toBe('pass');
  });

  test('permanents enter with their counters, without summoning sickness, and nothing triggers', () => {
    const grown = creature('A grown one', '', ['Bear'], 0, 0, entersWithCounters('+1/+1', 2));
    const scene = {
      setup: [
        ['battlefield', 'A', 'A grown one'],
        ['battlefield', 'A', 'A greeter'],
        ['battlefield', 'A', 'A pinger'],
      ] as const,
      actions: [{ kind: 'activate', ability: '{T}:', targets: [{ player: 'B' }] }],
      asserts: [
        { kind: 'counters', name: 'A grown one', counter: '+1/+1', value: 2 },
        { kind: 'life', player: 'A', value: 20 },
        { kind: 'life', player: 'B', value: 19 },
      ],
    };
    expect(verdictOf(scene, grown)).toBe('pass');
  });

  test('a card that isn’t there, and a form of game that isn’t built, are unsupported, by name', () => {
    expect(verdictOf({ setup: [['hand', 'A', 'A stranger']] })).toBe('unsupported: A stranger: not in the pool');
    expect(verdictOf({ setup: [['planechase', 'A', 'A bear']] })).toContain('unsupported: not built');
  });

  test('cards of a deck that can’t be played may be drawn and held; where they are put elsewhere it is unsupported', () => {
    const strange = { players: ['A', 'B'].map((id) => ({ id, life: 20, deck: 'strange' })) };
    const stopAt = { turn: 2, step: 'end' };
    const held = { more: strange, stopAt, asserts: [{ kind: 'handSize', player: 'B', value: 1 }] };
    expect(verdictOf(held)).toBe('pass');
    const lost = instant('A loss', '', spell({ do: 'mill', who: { players: 'each player' }, count: 1 }));
    const milled = { ...held, setup: [['hand', 'A', 'A loss']] as const, actions: [{ kind: 'cast', card: 'A loss' }] };
    expect(verdictOf(milled, lost)).toBe('unsupported: A stranger: not in the pool');
  });

  test('CR 903.6: a card that is set up in the command zone is its owner’s commander', () => {
    const verdict = verdictOf(
      {
        setup: [
          ['command', 'A', 'A leader'],
          ['battlefield', 'A', 'A green land'],
        ],
        actions: [{ kind: 'cast', card: 'A leader' }],
        stopAt: { turn: 1, step: 'postcombat_main' },
        asserts: [
          { kind: 'permanentCount', player: 'A', name: 'A leader', value: 1 },
          { kind: 'commandZoneCount', player: 'A', name: 'A leader', value: 0 },
        ],
      },
      legendary(creature('A leader', '', ['Elf'], 1, 1)),
    );
    expect(verdict).toBe('pass');
  });
});

describe('where a scenario stops', () => {
  const wound = sorcery('A wound', '', spell(target.creature(), dealDamage(1)));
  const wounded = (step: string, value: number) =>
    verdictOf(
      {
        setup: [
          ['hand', 'A', 'A wound'],
          ['battlefield', 'B', 'An ox'],
        ],
        actions: [{ kind: 'cast', card: 'A wound', targets: [{ name: 'An ox' }] }],
        stopAt: { turn: 1, step },
        asserts: [{ kind: 'damage', player: 'B', name: 'An ox', value }],
      },
      wound,
    );

  test.each([
    ['end', 1],
    ['cleanup', 0],
  ])('CR 514.2: at %s damage is %i', (step, value) => {
    expect(wounded(step, value)).toBe('pass');
  });

  test('`untap` is before the turn begins', () => {
    const active = (turn: number, step: string, player: string) =>
      verdictOf({ stopAt: { turn, step }, asserts: [{ kind: 'activePlayer', player }] });
    expect(active(2, 'untap', 'A')).toBe('pass');
    expect(active(2, 'upkeep', 'B')).toBe('pass');
  });

  test('a step that is skipped ends too', () => {
    expect(
      verdictOf({ stopAt: { turn: 1, step: 'combat_damage' }, asserts: [{ kind: 'life', player: 'B', value: 20 }] }),
    ).toBe('pass');
  });

  test('checkpoints are judged on the way, and what is listed for afterwards waits for them', () => {
    const scene = {
      setup: [
        ['hand', 'A', 'A bolt'],
        ['battlefield', 'A', 'A red land'],
      ] as const,
      actions: [{ kind: 'cast', card: 'A bolt', targets: [{ player: 'B' }], step: 'postcombat_main', afterExecute: 1 }],
      more: {
        checkpoints: [
          { stopAt: { turn: 1, step: 'begin_combat' }, asserts: [{ kind: 'life', player: 'B', value: 20 }] },
          { stopAt: { turn: 1, step: 'end' }, asserts: [{ kind: 'life', player: 'B', value: 17 }] },
        ],
      },
    };
    expect(verdictOf(scene)).toBe('pass');
  });

  test('a failure is expected on the way to the checkpoint that names it', () => {
    const [early, late] = [
      { stopAt: { turn: 1, step: 'begin_combat' }, asserts: [] },
      { stopAt: { turn: 1, step: 'end' }, asserts: [{ kind: 'life', player: 'B', value: 20 }] },
    ];
    const expectFailure = { kind: 'illegalAction' };
    const verdictWith = (checkpoints: readonly object[]): string =>
      verdictOf({
        setup: [['hand', 'A', 'A bolt']],
        actions: [{ kind: 'cast', card: 'A bolt', targets: [{ player: 'B' }], step: 'postcombat_main' }],
        more: { checkpoints } as never,
      });
    expect(verdictWith([early, { ...late, expectFailure }])).toBe('pass');
    expect(verdictWith([{ ...early, expectFailure }, late])).toContain('fail: illegalAction');
  });

  test('the claims of a game that ends earlier are judged by its end', () => {
    const scene = {
      actions: [{ kind: 'concede', player: 'A' }],
      asserts: [
        { kind: 'hasLost', player: 'A', value: true },
        { kind: 'hasWon', player: 'B', value: true },
      ],
    };
    expect(verdictOf(scene)).toBe('pass');
  });
});
