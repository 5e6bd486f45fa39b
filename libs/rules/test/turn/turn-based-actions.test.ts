import { noObject } from '@stacktrail/game-events';
import { describe, expect, test } from '@jest/globals';
import {
  always,
  artifact,
  creature,
  gets,
  obeys,
  instant,
  spell,
  staticAbility,
  thisObject,
  you,
  type Effect,
} from '@stacktrail/card-tree';
import type { Answer, ObjectId } from '@stacktrail/game-events';
import { gameAt, alice, bob, position, factsOf, run, Table, bear } from '@stacktrail/test-kit';
import { cleanup } from '../../src/turn/steps/cleanup.js';
import { endEffectsUntilNow } from '../../src/turn/steps/effects-until.js';
import { untapStep } from '../../src/turn/steps/untap.js';

describe('CR 502.3: the untap step', () => {
  test('the active player’s tapped permanents untap, at the same time', () => {
    const p = position();
    const [one, two] = [p.battlefield(alice, bear, { tapped: true }), p.battlefield(alice, bear, { tapped: true })];
    p.battlefield(alice, bear);
    const theirs = p.battlefield(bob, bear, { tapped: true });
    const game = gameAt(p);
    run(game, untapStep(game));
    expect(factsOf(game.batch, 'PermanentsUntapped').map(({ rule, data }) => [rule, data.objects])).toEqual([
      ['502.3', [one, two]],
    ]);
    expect(game.state.objects.get(theirs)?.tapped).toBe(true);
  });

  test('but for those that don’t untap; where none does, there is no fact', () => {
    const p = position();
    const frozen = creature('Frozen', '{U}', [], 1, 1, always(thisObject, obeys("doesn't untap")));
    p.battlefield(alice, frozen, { tapped: true });
    const game = gameAt(p);
    run(game, untapStep(game));
    expect(game.batch).toEqual([]);
  });

  test('CR 611.2a: effects until your next turn have ended by then', () => {
    const p = position((state) => {
      state.effects = state.effects.map((effect) => ({ ...effect, turn: effect.id === 3 ? 3 : 1 }));
    });
    const object = p.battlefield(alice, bear);
    const changes = [gets(1, 0)];
    const duration = 'until your next turn';
    const ends = p.effect({ objects: [object], changes, controller: alice, duration });
    p.effect({ objects: [object], changes, controller: bob, duration });
    p.effect({ objects: [object], changes, controller: alice, duration });
    const game = gameAt(p);
    endEffectsUntilNow(game);
    expect(factsOf(game.batch, 'EffectEnded').map(({ rule, data }) => [rule, data.effect])).toEqual([['611.2a', ends]]);
  });
});

describe('CR 514: the cleanup step', () => {
  const discard = (...ids: readonly ObjectId[]): Answer => ({
    form: 'select',
    chosen: ids.map((id) => ({ is: 'object', id })),
  });

  function holding(count: number) {
    const p = position();
    const hand = Array.from({ length: count }, () => p.hand(alice, bear));
    return { p, hand };
  }

  test('CR 514.1: the active player discards down to seven; only they see the choice', () => {
    const { p, hand } = holding(9);
    const game = gameAt(p);
    const { facts, questions } = run(game, cleanup(game), discard(hand[2]!, hand[5]!));
    expect(questions[0]).toMatchObject({ kind: 'discard to hand size', player: alice, seenBy: 1, min: 2, max: 2 });
    const moved = factsOf(facts, 'ObjectMoved');
    expect(moved.map(({ rule, data }) => [rule, data.object, data.manner, data.group])).toEqual([
      ['514.1', hand[2], 'discard', 0],
      ['514.1', hand[5], 'discard', 1],
    ]);
    expect(moved[0]?.causes).toContain(factsOf(facts, 'DecisionMade')[0]?.revision);
    expect(game.state.players[alice]?.hand).toHaveLength(7);
  });

  test('CR 514.1: seven cards are no excess, nor is the hand of another player', () => {
    const { p } = holding(7);
    for (let i = 0; i < 9; i++) p.hand(bob, bear);
    const game = gameAt(p);
    expect(run(game, cleanup(game))).toMatchObject({ questions: [], facts: [] });
  });

  test('CR 402.2: no maximum hand size, no discard', () => {
    const { p } = holding(9);
    p.battlefield(alice, artifact('Book', '{1}', [], staticAbility({ static: 'no maximum hand size' })));
    const game = gameAt(p);
    expect(run(game, cleanup(game)).questions).toEqual([]);
    const q = holding(8).p;
    q.battlefield(bob, artifact('Book', '{1}', [], staticAbility({ static: 'no maximum hand size' })));
    expect(() => run(gameAt(q), cleanup(gameAt(q)))).toThrow('discard to hand size');
  });

  test('CR 402.2: nor where an effect says that a player has none, or that no player has one', () => {
    const { p } = holding(8);
    const none: Effect = { do: 'prohibit', who: you, what: 'have a maximum hand size', until: 'rest of the game' };
    const scroll = p.hand(alice, instant('Scroll', '', spell(none)));
    const table = new Table(p);
    table.cast(scroll);
    table.passAll();
    const { turn } = table.state;
    while (table.state.turn === turn) table.pass();
    expect(table.state.players.find(({ id }) => id === alice)!.hand).toHaveLength(8);
    const q = holding(9).p;
    q.battlefield(
      bob,
      artifact('Anvil', '{3}', [], staticAbility({ static: 'no maximum hand size', who: 'any player' })),
    );
    const open = gameAt(q);
    expect(run(open, cleanup(open)).questions).toEqual([]);
  });

  test('CR 514.2: damage wears off and effects that last this turn end', () => {
    const p = position();
    const hurt = p.battlefield(bob, creature('Ox', '{W}', [], 2, 4), { damage: 3 });
    const ends = p.effect({ objects: [hurt], changes: [gets(0, 3)], duration: 'this turn' });
    p.effect({ objects: [hurt], changes: [gets(1, 0)], duration: 'rest of the game' });
    const game = gameAt(p);
    game.emit(
      'ReplacementEffectBegan',
      {
        effect: 9,
        kind: 'regeneration',
        source: hurt,
        controller: bob,
        recipients: [{ is: 'object', id: hurt }],
        amount: null,
        combatOnly: false,
        duration: 'this turn',
        redirectTo: null,
        from: null,
        instruction: null,
        onStack: noObject,
        targets: [],
      },
      { rule: '701.19a' },
    );
    const { facts } = run(game, cleanup(game));
    expect(facts.map(({ rule, type }) => `${rule} ${type}`)).toEqual([
      '514.2 DamageWoreOff',
      '514.2 EffectEnded',
      '514.2 EffectEnded',
    ]);
    expect(factsOf(facts, 'EffectEnded').map(({ data }) => data.effect)).toEqual([ends, 9]);
    expect(game.state.objects.get(hurt)?.damage).toBe(0);
    expect(game.state.shields).toEqual([]);
  });
});
