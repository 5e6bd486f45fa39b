import { noObject } from '@stacktrail/game-events';
import { describe, expect, test } from '@jest/globals';
import {
  color,
  creature,
  creatures,
  dealDamage,
  each,
  eachPlayer,
  enchantment,
  instant,
  not,
  preventCombatDamage,
  preventDamage,
  protectionFrom,
  sorcery,
  spell,
  staticAbility,
  target,
  type CardDefinition,
  type Effect,
  type Replacement,
} from '@stacktrail/card-tree';
import { violationOf, type Question } from '../../src/index.js';
import type { Answer, ObjectId, Ref } from '@stacktrail/game-events';
import {
  bear,
  gameAt,
  alice,
  bob,
  position,
  factsOf,
  run,
  object,
  pick,
  player,
  select,
  divide,
  pools,
  Table,
} from '@stacktrail/test-kit';
import type { Game } from '../../src/game/game.js';
import type { DamageOccurrence } from '../../src/game/occurrence.js';
import { perform } from '../../src/gate/perform.js';

const law = (replacement: Replacement) =>
  enchantment('Law', '{1}', [], staticAbility({ static: 'replacement', replacement }));
const doing = (...effects: readonly Effect[]) => sorcery('Deed', '', spell(...effects));

/** A game with a shield, in which creatures are about to deal damage all at once. */
function underFire(
  amount: number | null,
  recipients: readonly Ref[],
  more: { readonly combatOnly?: boolean; readonly laws?: readonly CardDefinition[] } = {},
) {
  const p = position();
  const sources = [p.battlefield(alice, bear), p.battlefield(alice, bear), p.battlefield(alice, bear)] as const;
  for (const each of more.laws ?? []) p.battlefield(bob, each);
  const game = gameAt(p);
  game.emit(
    'ReplacementEffectBegan',
    {
      effect: 1,
      kind: 'prevention',
      source: sources[2],
      controller: bob,
      recipients,
      amount,
      combatOnly: more.combatOnly ?? false,
      duration: 'this turn',
      redirectTo: null,
      from: null,
      instruction: null,
      onStack: noObject,
      targets: [],
    },
    { rule: '615.7' },
  );
  const damage = (from: ObjectId, to: Ref, much: number, combat = true): DamageOccurrence => ({
    would: 'be dealt damage',
    from,
    to,
    amount: much,
    combat,
  });
  const deal = (all: readonly DamageOccurrence[], ...answers: readonly Answer[]) =>
    run(game, perform(game, all, { rule: '510.2' }), ...answers);
  return { game, sources, damage, deal };
}

const dealtBy = (game: Game) =>
  factsOf(game.action, 'DamageDealtToPlayer').map(({ data }) => [data.source, data.amount]);
const prevented = (game: Game) =>
  factsOf(game.action, 'DamagePrevented').map(({ data }) => [data.source, data.amount, data.left]);

describe('CR 615: prevention', () => {
  test('CR 615.7: a shield prevents so much and is reduced by it; the rest is dealt', () => {
    const { game, sources, damage, deal } = underFire(3, [player(bob)]);
    deal([damage(sources[0], player(bob), 2)]);
    expect([prevented(game), dealtBy(game)]).toEqual([[[sources[0], 2, 1]], []]);
    deal([damage(sources[1], player(bob), 2)]);
    expect([prevented(game).at(-1), dealtBy(game)]).toEqual([[sources[1], 1, 0], [[sources[1], 1]]]);
    expect(game.state.shields).toEqual([]);
    expect(game.state.players[bob]?.life).toBe(19);
  });

  test('CR 615.7: of simultaneous sources, the player chooses which damage it prevents', () => {
    const { game, sources, damage, deal } = underFire(3, [player(bob)]);
    const [one, two] = sources;
    const { questions } = deal(
      [damage(one, player(bob), 2), damage(two, player(bob), 5), damage(two, player(alice), 4)],
      divide([one, 1], [two, 2]),
    );
    expect(questions).toMatchObject([{ kind: 'divide', rule: '615.7', player: bob, total: 3, minEach: 0 }]);
    expect(prevented(game)).toEqual([
      [one, 1, 2],
      [two, 2, 0],
    ]);
    expect(dealtBy(game)).toEqual([
      [one, 1],
      [two, 3],
      [two, 4],
    ]);
  });

  test('CR 615.7: no more of a source’s damage can be chosen than there is', () => {
    const { sources, damage, deal } = underFire(3, [player(bob)]);
    const [one, two] = sources;
    const { questions } = deal([damage(one, player(bob), 1), damage(two, player(bob), 5)], divide([one, 1], [two, 2]));
    const [question] = questions as readonly [Question];
    expect(question).toMatchObject({ total: 3, most: [1, 5] });
    expect(violationOf(question, divide([one, 3], [two, 0]))?.message).toContain(`Give object ${one} at most 1`);
    expect(violationOf(question, divide([one, 1], [two, 2]))).toBeNull();
  });

  test.each([
    [9, 4],
    [5, undefined],
  ])('CR 615.7: nothing is asked where a shield of %i prevents all of it', (amount, left) => {
    const { game, sources, damage, deal } = underFire(amount, [player(bob)]);
    const { questions } = deal([damage(sources[0], player(bob), 2), damage(sources[1], player(bob), 3)]);
    expect([questions, dealtBy(game), game.state.shields[0]?.amount]).toEqual([[], [], left]);
  });

  test('CR 615.6: “all” damage never happens, whatever it is dealt to', () => {
    const { game, sources, damage, deal } = underFire(null, []);
    const facts = deal([damage(sources[0], player(bob), 2), damage(sources[1], object(sources[0]), 3)]).facts;
    expect(facts.map(({ type, rule }) => `${rule} ${type}`)).toEqual([
      '615.6 DamagePrevented',
      '615.6 DamagePrevented',
    ]);
    expect(game.state.shields).toHaveLength(1);
  });

  test('only combat damage, where it says so', () => {
    const { game, sources, damage, deal } = underFire(null, [], { combatOnly: true });
    deal([damage(sources[0], player(bob), 2), damage(sources[1], player(bob), 3, false)]);
    expect(dealtBy(game)).toEqual([[sources[1], 3]]);
  });

  test('CR 616.1: doubled first or prevented first is the choice of whom it would be dealt to', () => {
    const double = law({ would: 'be dealt damage', to: 'any player', instead: { do: 'deal double' } });
    const outcome = (which: 'shield' | 'law') => {
      const { game, sources, damage, deal } = underFire(2, [player(bob)], { laws: [double] });
      const key = which === 'shield' ? 'shield 1' : '4 /1/faces/0/abilities/0 0';
      const { questions } = deal([damage(sources[0], player(bob), 3)], pick(key));
      expect(questions).toMatchObject([{ kind: 'choose replacement', player: bob }]);
      return dealtBy(game)[0]?.[1];
    };
    expect([outcome('shield'), outcome('law')]).toEqual([2, 4]);
  });

  test('CR 616.1: in rounds: the active player’s first choice, the other’s first, then second ones', () => {
    const half: Replacement = { would: 'be dealt damage', to: 'any player', instead: { do: 'prevent', amount: 1 } };
    const one = law(half);
    const laws = [one, one, one];
    const { sources, damage, deal } = underFire(null, [object(99 as ObjectId)], { laws });
    const keyOf = (id: number) => pick(`${id} /1/faces/0/abilities/0 0`);
    const all = [damage(sources[0], player(bob), 9), damage(sources[1], player(alice), 9)];
    const { questions } = deal(all, keyOf(4), keyOf(4), keyOf(5), keyOf(5));
    expect(questions.map((question) => question.player)).toEqual([alice, bob, alice, bob]);
  });

  test('CR 615.10: a static ability prevents so much of each event', () => {
    const guard = law({ would: 'be dealt damage', to: creatures, instead: { do: 'prevent', amount: 1 } });
    const p = position();
    p.battlefield(alice, guard);
    const [one, two] = [p.battlefield(alice, bear), p.battlefield(bob, bear)];
    const card = p.hand(alice, doing(dealDamage(2, each(creatures)), dealDamage(1, each(creatures))));
    const table = new Table(p);
    table.cast(card);
    const facts = table.passAll();
    expect(factsOf(facts, 'DamageDealtToPermanent').map(({ data }) => [data.object, data.amount])).toEqual([
      [one, 1],
      [two, 1],
    ]);
    expect(factsOf(facts, 'OccurrenceReplaced').map(({ rule }) => rule)).toEqual(['615.6', '615.6', '615.6', '615.6']);
  });

  test('CR 609.7c, 614.2: only damage from sources of some quality', () => {
    const p = position(pools('RG'));
    p.battlefield(
      bob,
      law({ would: 'be dealt damage', to: 'you', from: not(color('R')), instead: { do: 'prevent all' } }),
    );
    const [red, green] = [
      p.hand(alice, instant('Red', '{R}', spell(dealDamage(1, eachPlayer)))),
      p.hand(alice, instant('Green', '{G}', spell(dealDamage(1, eachPlayer)))),
    ];
    const table = new Table(p);
    for (const card of [red, green]) {
      table.cast(card, { form: 'action', action: { do: 'pay' } });
      table.passAll();
    }
    expect([table.life(alice), table.life(bob)]).toEqual([18, 19]);
  });

  test('CR 702.16e: protection prevents damage from sources of that color', () => {
    const p = position();
    const knight = p.battlefield(bob, creature('Knight', '{W}', ['Knight'], 2, 2, protectionFrom('G')));
    const source = p.battlefield(alice, bear);
    const game = gameAt(p);
    const damage = { would: 'be dealt damage', from: source, to: object(knight), amount: 2, combat: true } as const;
    run(game, perform(game, [damage], { rule: '510.2' }));
    expect(game.action.map(({ rule }) => rule)).toEqual(['702.16e']);
  });

  test('as spells say it: the next 3 to a target, all combat damage', () => {
    const p = position();
    const shield = p.hand(alice, instant('Shield', '', spell(target.any(), preventDamage(3))));
    const fog = p.hand(alice, instant('Fog', '', spell(preventCombatDamage('anything'))));
    const card = p.hand(alice, doing(dealDamage(4, eachPlayer)));
    const table = new Table(p);
    table.cast(shield, select(player(bob)));
    table.cast(fog);
    table.passAll();
    table.passAll();
    table.cast(card);
    table.passAll();
    expect([table.life(alice), table.life(bob)]).toEqual([16, 19]);
  });
});
