import { describe, expect, test } from '@jest/globals';
import {
  artifact,
  instant,
  keywords,
  losesAllAbilities,
  spell,
  target,
  type CardDefinition,
} from '@stacktrail/card-tree';
import { hasKeyword } from '@stacktrail/characteristics';
import type { ObjectId } from '@stacktrail/game-events';
import { leaveCombat, GameStateRecord, objectOf } from '@stacktrail/game-state';
import {
  attackWith,
  blockWith,
  object,
  player,
  select,
  bear,
  alice,
  bob,
  position,
  factsOf,
  run,
  Table,
  assign,
  Battle,
  body,
} from '@stacktrail/test-kit';
import { declareAttackers } from '../../src/turn/combat/declare-attackers.js';
import { bandmatesOf } from '../../src/mechanics/bands.js';

const banded = (power: number, toughness: number) => body(power, toughness, 'banding');

/** Alice's creatures attack bob in one band, formed of the first with what is chosen after it. */
function attackingBand(cards: readonly CardDefinition[], ...more: readonly (readonly number[])[]) {
  const p = position();
  const attackers = cards.map((card) => p.battlefield(alice, card));
  const blockers = [p.battlefield(bob, body(3, 3)), p.battlefield(bob, body(2, 2, 'reach'))];
  const battle = new Battle(p);
  battle.begin('declare attackers');
  const chosen = more.map((each) => select(...each.map((i) => attackers[i]!)));
  const attack = run(battle.game, declareAttackers(battle.game), attackWith(bob, ...attackers), ...chosen);
  return { battle, attackers, blockers, attack };
}

describe('CR 702.22: banding', () => {
  test('CR 508.1e: which attackers are banded is announced as they are declared', () => {
    const { battle, attackers, attack } = attackingBand([banded(1, 1), banded(1, 1), bear], [0], [1], [2]);
    expect(attack.questions.map(({ rule }) => rule)).toEqual(['508.1', '702.22c', '702.22c', '702.22c']);
    expect(factsOf(attack.facts, 'BandsFormed').map(({ data }) => data.bands)).toEqual([[attackers]]);
    expect(bandmatesOf(battle.game.state, attackers[0]!)).toEqual(attackers.slice(1));
  });

  test('CR 702.22a: banding is a static ability: no band is formed once it is lost', () => {
    const asked = (lost: boolean) => {
      const p = position();
      const attackers = [p.battlefield(alice, banded(1, 1)), p.battlefield(alice, bear)];
      if (lost) p.effect({ changes: [losesAllAbilities], objects: attackers });
      const battle = new Battle(p);
      battle.begin('declare attackers');
      const { questions, facts } = run(
        battle.game,
        declareAttackers(battle.game),
        attackWith(bob, ...attackers),
        ...(lost ? [] : attackers.map((id) => select(id))),
      );
      return [questions.length, factsOf(facts, 'BandsFormed').length, factsOf(facts, 'AbilityTriggered').length];
    };
    expect([asked(false), asked(true)]).toEqual([
      [3, 1, 0],
      [1, 0, 0],
    ]);
  });

  test('CR 702.22g: the creatures in a band keep their own abilities and share none', () => {
    const { battle, attackers, blockers } = attackingBand([body(1, 1, 'banding', 'flying'), body(2, 2)], [0], [1]);
    const { state } = battle.game;
    const has = (id: ObjectId, keyword: 'flying' | 'banding') => hasKeyword(state, objectOf(state, id), keyword);
    expect(attackers.map((id) => [has(id, 'flying'), has(id, 'banding')])).toEqual([
      [true, true],
      [false, false],
    ]);
    expect(() => battle.block([blockers[0]!, attackers[0]!])).toThrow('702.9b');
    battle.block([blockers[0]!, attackers[1]!]);
    expect(state.combat?.bands).toEqual([attackers]);
  });

  test('CR 702.22m: several instances of banding are as one', () => {
    const twice = body(1, 1, 'banding', 'banding');
    const { battle, attackers, attack } = attackingBand([twice, bear, bear], [0], [1]);
    expect(attack.questions).toHaveLength(3);
    expect(attack.questions[1]).toMatchObject({ max: 1 });
    expect(battle.game.state.combat?.bands).toEqual([attackers.slice(0, 2)]);
  });

  test('CR 702.22c: up to one creature without banding; a creature is in one band only', () => {
    const { attack, attackers } = attackingBand([banded(1, 1), banded(1, 1), bear, bear], [0], [], [2], [1], [3]);
    const [, first, , , second] = attack.questions;
    expect(first).toMatchObject({ min: 0, max: 1, candidates: [attackers[0], attackers[1]].map((id) => object(id!)) });
    expect(second).toMatchObject({ max: 1, candidates: [object(attackers[1]!)] });
    expect(factsOf(attack.facts, 'BandsFormed')[0]?.data.bands).toEqual([
      [attackers[0], attackers[2]],
      [attackers[1], attackers[3]],
    ]);
    const third = attack.questions[3];
    expect(third).toMatchObject({ max: 1, min: 0 });
    expect(() => attackingBand([banded(1, 1), bear, bear], [0], [1, 2])).toThrow('702.22c');
  });

  test('CR 702.22d: creatures that attack different players aren’t in one band', () => {
    const p = position(undefined, 3);
    const [one, other] = [p.battlefield(alice, banded(1, 1)), p.battlefield(alice, bear)];
    const battle = new Battle(p);
    battle.begin('declare attackers');
    const attacks = [
      { attacker: one, defender: player(bob) },
      { attacker: other, defender: { is: 'player', id: 2 } as const },
    ];
    const { facts } = run(battle.game, declareAttackers(battle.game), { form: 'attack', attacks } as never);
    expect(factsOf(facts, 'BandsFormed')).toEqual([]);
  });

  test('CR 702.22h: what blocks one of a band blocks the others', () => {
    const { battle, attackers, blockers } = attackingBand([banded(1, 1), bear], [0], [1]);
    battle.block([blockers[0]!, attackers[0]!]);
    const { combat } = battle.game.state;
    expect(combat?.attackers.map((each) => [each.blocked, each.blockers])).toEqual([
      [true, [blockers[0]]],
      [true, [blockers[0]]],
    ]);
  });

  test('CR 702.22h example: a flyer that is blocked makes its bandmate that can’t be blocked blocked', () => {
    const walker = body(2, 2, { kind: 'keyword', keyword: 'landwalk', landType: 'Swamp' });
    const flyer = body(1, 1, 'banding', 'flying');
    const { battle, attackers, blockers } = attackingBand([flyer, walker], [0], [1]);
    battle.block([blockers[1]!, attackers[0]!]);
    expect(battle.game.state.combat?.attackers.map((each) => each.blockers)).toEqual([[blockers[1]], [blockers[1]]]);
  });

  test('CR 702.22f: what is removed from combat leaves its band', () => {
    const { battle, attackers, blockers } = attackingBand([banded(1, 1), banded(1, 1), bear], [0], [1], [2]);
    const state = new GameStateRecord(battle.game.state);
    leaveCombat(state, attackers[1]!);
    expect(bandmatesOf(state, attackers[0]!)).toEqual([attackers[2]]);
    expect(blockers).toHaveLength(2);
  });

  test('CR 702.22j: the defending player divides the damage of what a creature with banding blocks', () => {
    const p = position();
    const attacker = p.battlefield(alice, body(4, 4, 'trample'));
    const [shield, other] = [p.battlefield(bob, banded(1, 1)), p.battlefield(bob, body(2, 2))];
    const battle = new Battle(p);
    battle.attack(attacker);
    battle.block([shield, attacker], [other, attacker]);
    const { questions } = battle.damage('combat damage', assign([attacker, shield, 4]));
    expect(questions.map((question) => question.player)).toEqual([bob]);
    expect(battle.life(bob)).toBe(20);
    expect(battle.damageOn(other)).toBe(0);
  });

  test('CR 702.22k: the active player divides the damage of what blocks a creature with banding', () => {
    const { battle, attackers, blockers } = attackingBand([banded(1, 1), bear], [0], [1]);
    battle.block([blockers[0]!, attackers[1]!]);
    const { questions } = battle.damage('combat damage', assign([blockers[0]!, attackers[0]!, 3]));
    expect(questions.map((question) => question.player)).toEqual([alice]);
    expect([battle.damageOn(attackers[0]!), battle.damageOn(attackers[1]!)]).toEqual([3, 0]);
  });

  test('CR 702.22e: a game goes on from the facts with the bands as they were formed', () => {
    const p = position((state) => {
      state.step = 'beginning of combat';
    });
    const attackers: ObjectId[] = [p.battlefield(alice, banded(1, 1)), p.battlefield(alice, bear)];
    const blocker = p.battlefield(bob, body(3, 3));
    p.battlefield(bob, artifact('Relic', '{1}', [], keywords('indestructible')));
    const table = new Table(p);
    table.passAll();
    table.answers(attackWith(bob, ...attackers), select(object(attackers[0]!)), select(object(attackers[1]!)));
    table.passAll();
    table.answer(blockWith([blocker, attackers[1]!]));
    expect(table.state.combat?.attackers.map((each) => each.blockers)).toEqual([[blocker], [blocker]]);
    expect(table.fold()).toContain('bands');
  });
});

describe('CR 702.22i: a band blocked by an effect', () => {
  test('CR 702.22i: if one of a band becomes blocked, all of it does', () => {
    const block = instant('Block', '', spell(target.creature(), { do: 'becomes blocked', what: target() }));
    const p = position((state) => {
      state.step = 'beginning of combat';
    });
    const attackers = [p.battlefield(alice, banded(1, 1)), p.battlefield(alice, bear)];
    const card = p.hand(alice, block);
    const table = new Table(p);
    table.passAll();
    table.answers(attackWith(bob, ...attackers), select(attackers[0]!), select(attackers[1]!));
    table.passAll();
    table.cast(card, select(attackers[1]!));
    table.passAll();
    expect(table.state.combat?.attackers.map(({ blocked }) => blocked)).toEqual([true, true]);
    expect(table.of('BecameBlocked').map(({ rule }) => rule)).toEqual(['509.1h', '702.22i']);
  });
});
