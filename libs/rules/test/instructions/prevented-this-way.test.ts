import { describe, expect, test } from '@jest/globals';
import { activated, cost, creature, dealDamage, instant, target } from '@stacktrail/card-tree';
import { perform, type Occurrence } from '@stacktrail/engine';
import type { Answer, ObjectId, Ref } from '@stacktrail/game-events';
import {
  alice,
  bear,
  bob,
  divide,
  factsOf,
  giant,
  object,
  pick,
  player,
  position,
  readCard,
  run,
  Scene,
  select,
  Table,
} from '@stacktrail/test-kit';

const spellSaying = (text: string) => readCard(instant('Text', '', { kind: 'spell', modes: [] }), text);

function sceneOf(text: string, ...seats: ConstructorParameters<typeof Scene>[1][]): Scene {
  const [, ability] = spellSaying(text).faces[0].abilities;
  if (ability?.kind !== 'spell') throw new Error('no spell');
  return new Scene(ability.modes[0]!, ...seats);
}

type Dealt = readonly [from: ObjectId, to: Ref, amount: number];

function deal(scene: Scene, dealt: readonly Dealt[], ...answers: readonly Answer[]): readonly string[] {
  const all = dealt.map(([from, to, amount]): Occurrence => ({
    would: 'be dealt damage',
    from,
    to,
    amount,
    combat: false,
  }));
  const { facts } = run(scene.game, perform(scene.game, all, { rule: '120.2b' }), ...answers);
  return facts.flatMap((fact) => {
    if (fact.type === 'DamageDealtToPlayer')
      return [`${fact.data.source}→player ${fact.data.player}: ${fact.data.amount}`];
    if (fact.type !== 'DamageDealtToPermanent') return [];
    return [`${fact.data.source}→object ${fact.data.object}: ${fact.data.amount}`];
  });
}

const reward =
  'Prevent the next 3 damage that would be dealt to target creature this turn. If damage is prevented this way, ~ deals that much damage to any target.';
const shooter = creature(
  'Shooter',
  '',
  ['Goblin'],
  1,
  1,
  activated([cost.mana('{0}')], target.any(), dealDamage(2, target())),
);

describe('what follows “damage prevented this way”', () => {
  test('CR 615.5: it is dealt to the target, whose legality isn’t asked again, once the spell has left the stack', () => {
    const p = position();
    const [mine, shoots] = [p.battlefield(alice, bear), p.battlefield(bob, shooter)];
    const card = p.hand(alice, spellSaying(reward));
    const table = new Table(p);
    table.cast(card, select(mine), select(player(bob)));
    table.passAll();
    const shoot = (): readonly number[] => {
      table.pass();
      table.activate(shoots, select(mine));
      table.passAll();
      return [table.life(bob), table.of('DamagePrevented').length];
    };
    expect(shoot()).toEqual([18, 1]);
    expect(table.state.shields.map(({ amount }) => amount)).toEqual([1]);
    expect(shoot()).toEqual([17, 2]);
  });

  test('CR 608.2b: a target that was illegal as the effect began is dealt nothing, though damage is prevented', () => {
    const scene = sceneOf(reward, { battlefield: [bear] }, { battlefield: [giant] });
    const [mine, theirs] = [object(scene.id('Bear')), object(scene.id('Giant'))];
    scene.follow({ targets: [[mine], [theirs]], legal: [[mine], []] });
    expect(deal(scene, [[scene.id('Giant'), mine, 2]])).toEqual([]);
    expect(scene.game.state.shields.map(({ amount }) => amount)).toEqual([1]);
  });

  test('CR 615.7, 615.13: of several sources at once its controller chooses what is prevented, and it follows once', () => {
    const scene = sceneOf(reward, { battlefield: [bear] }, { battlefield: [giant, shooter] });
    const [mine, big, small] = [object(scene.id('Bear')), scene.id('Giant'), scene.id('Shooter')];
    scene.follow({ targets: [[mine], [player(bob)]] });
    const dealt: readonly Dealt[] = [
      [big, mine, 5],
      [small, mine, 2],
    ];
    expect(deal(scene, dealt, divide([big, 1], [small, 2]))).toEqual([
      `${big}→object ${mine.id}: 4`,
      `${scene.spell}→player ${bob}: 3`,
    ]);
  });

  test('CR 616.1: of two shields the affected player chooses the first, and each counts only what it prevented', () => {
    const text =
      'Prevent the next 2 damage that would be dealt to you this turn. If damage is prevented this way, ~ deals that much damage to any target.';
    const scene = sceneOf(text, {}, { battlefield: [giant, shooter] });
    const [big, small] = [scene.id('Giant'), scene.id('Shooter')];
    scene.follow({ targets: [[object(big)]] });
    scene.follow({ targets: [[object(small)]] });
    const [, second] = scene.game.state.shields;
    expect(deal(scene, [[big, player(alice), 3]], pick(`shield ${second!.id}`))).toEqual([
      `${scene.spell}→object ${small}: 2`,
      `${scene.spell}→object ${big}: 1`,
    ]);
  });

  test('CR 615.5: where it speaks of the source, it follows once for each source, with what that would have dealt', () => {
    const text =
      "Prevent all damage that would be dealt to you and planeswalkers you control this turn by sources you don't control. If damage from a creature source is prevented this way, ~ deals that much damage to that creature. If damage from a noncreature source is prevented this way, ~ deals that much damage to the source's controller.";
    const scene = sceneOf(
      text,
      {},
      { battlefield: [giant, shooter], graveyard: [instant('Bolt', '{R}', { kind: 'spell', modes: [] })] },
    );
    const [big, small, bolt] = [scene.id('Giant'), scene.id('Shooter'), scene.id('Bolt')];
    scene.follow();
    const dealt: readonly Dealt[] = [
      [big, player(alice), 5],
      [small, player(alice), 1],
      [bolt, player(alice), 3],
    ];
    expect(deal(scene, dealt)).toEqual([
      `${scene.spell}→object ${big}: 5`,
      `${scene.spell}→object ${small}: 1`,
      `${scene.spell}→player ${bob}: 3`,
    ]);
  });

  test('CR 615.12: nothing follows damage that can’t be prevented, and the shield stays as it is', () => {
    const scene = sceneOf(reward, { battlefield: [bear] }, { battlefield: [giant] });
    const mine = object(scene.id('Bear'));
    scene.follow({ targets: [[mine], [player(bob)]] });
    const all: readonly Occurrence[] = [
      { would: 'be dealt damage', from: scene.id('Giant'), to: mine, amount: 2, combat: false, unpreventable: true },
    ];
    const { facts } = run(scene.game, perform(scene.game, all, { rule: '120.2b' }));
    expect(factsOf(facts, 'DamageDealtToPermanent').map(({ data }) => data.object)).toEqual([mine.id]);
    expect(scene.game.state.shields.map(({ amount }) => amount)).toEqual([3]);
  });

  test('CR 615.7: a shield for you and permanents you control prevents damage to any of them, of a chosen source alone', () => {
    const text =
      'Prevent the next 3 damage that a source of your choice would deal to you and/or permanents you control this turn. If damage is prevented this way, ~ deals that much damage to any target.';
    const scene = sceneOf(text, { battlefield: [bear] }, { battlefield: [giant, shooter] });
    const [mine, big, small] = [object(scene.id('Bear')), scene.id('Giant'), scene.id('Shooter')];
    scene.follow({ targets: [[player(bob)]] }, select(big));
    expect(deal(scene, [[small, player(alice), 1]])).toEqual([`${small}→player ${alice}: 1`]);
    const both: readonly Dealt[] = [
      [big, player(alice), 1],
      [big, mine, 1],
    ];
    expect(deal(scene, both)).toEqual([`${scene.spell}→player ${bob}: 2`]);
  });

  test('CR 603.12, 615.13: “when damage is prevented this way” triggers each time it prevents some', () => {
    const guard = readCard(
      creature('Guard', '', ['Wall'], 0, 4),
      'If damage would be dealt to this creature, prevent that damage. When damage is prevented this way, this creature deals that much damage to any target.',
    );
    const p = position();
    const [mine, shoots] = [p.battlefield(alice, guard), p.battlefield(bob, shooter)];
    const table = new Table(p);
    table.pass();
    table.activate(shoots, select(mine));
    table.pass();
    table.pass();
    expect(table.question.kind).toBe('choose targets');
    table.answer(select(player(bob)));
    table.passAll();
    expect(table.life(bob)).toBe(18);
  });
});
