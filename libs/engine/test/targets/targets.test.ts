import { describe, expect, test } from '@jest/globals';
import {
  alsoType,
  artifact,
  artifacts,
  counterSpell,
  creatures,
  dealDividedDamage,
  destroy,
  draw,
  gainLife,
  instant,
  opponentControls,
  spell,
  target,
  X,
  type TargetSpec,
} from '@stacktrail/card-tree';
import type { ObjectId, Ref } from '@stacktrail/game-events';
import {
  bear,
  forest,
  zap,
  alice,
  bob,
  position,
  number,
  object,
  pay,
  player,
  select,
  divide,
  pools,
  Table,
} from '@stacktrail/test-kit';

const aiming = (...specs: readonly TargetSpec[]) => instant('Aim', '', spell(...specs, draw(0)));

/** What a spell of Alice can target, where there is more than one choice. */
function candidates(table: Table, card: ObjectId): readonly Ref[] {
  table.cast(card);
  const { question } = table;
  return question.form === 'select' ? question.candidates : [];
}

describe('CR 115: targets', () => {
  test('CR 115.4: any target is a creature, a player, a planeswalker or a battle', () => {
    const p = position();
    const card = p.hand(alice, zap);
    const one = p.battlefield(bob, bear);
    p.battlefield(bob, forest);
    p.battlefield(bob, artifact('Rock', '{1}', []));
    expect(candidates(new Table(p), card)).toEqual([object(one), player(alice), player(bob)]);
  });

  test('CR 115.1, 115.2: only permanents, unless the text says otherwise; and only what fits', () => {
    const p = position();
    const cards = [
      target.creature(opponentControls),
      target.player(),
      target.spell(),
      target.cardInGraveyard(creatures),
    ].map((spec) => p.hand(alice, aiming({ ...spec, min: 0 })));
    const [theirs, dead] = [p.battlefield(bob, bear), p.graveyard(bob, bear)];
    p.battlefield(alice, bear);
    p.graveyard(bob, forest);
    const other = p.hand(bob, zap);
    const found = cards.map((card, i) => {
      const table = new Table(p);
      if (i === 2) {
        table.pass();
        table.cast(other, select(player(alice)));
        table.pass();
      }
      return candidates(table, card).map(({ is, id }) =>
        is === 'object' ? table.object(id).printed.name + table.object(id).zone : id,
      );
    });
    expect(found).toEqual([['Bearbattlefield'], [0, 1], ['Zapstack'], ['Beargraveyard']]);
    expect([theirs, dead].length).toBe(2);
  });

  test('CR 115.5: a spell can’t target itself', () => {
    const p = position();
    const card = p.hand(alice, instant('Counter', '', spell(target.spell(), counterSpell())));
    const table = new Table(p);
    table.cast(card);
    expect(table.reversed?.rule).toBe('601.2c');
  });

  test('CR 115.3, 601.2c: once for each instance of the word', () => {
    const p = position();
    const both = p.battlefield(bob, alsoType('Artifact', bear));
    const one = p.battlefield(bob, bear);
    const two = p.hand(alice, aiming(target.one(creatures, { min: 2, max: 2 })));
    const each1 = p.hand(alice, aiming(target.creature(), target.one(artifacts)));
    const table = new Table(p);
    table.cast(two);
    expect(table.now(two).announced.targets).toEqual([[object(both), object(one)]]);
    table.cast(each1, select(both));
    expect(table.now(each1).announced.targets).toEqual([[object(both)], [object(both)]]);
    expect(() => table.cast(table.state.players[alice]!.hand[0]!)).toThrow();
  });

  test('“another target” is a different one', () => {
    const p = position();
    const card = p.hand(alice, aiming(target.any(), target.any({ otherThan: [0] })));
    const table = new Table(p);
    table.cast(card, select(player(bob)));
    expect(table.now(card).announced.targets).toEqual([[player(bob)], [player(alice)]]);
  });

  test('CR 115.6, 601.2c: “up to” that many, and none where none is chosen', () => {
    const p = position();
    const [one, two] = [p.battlefield(bob, bear), p.battlefield(bob, bear)];
    const card = p.hand(alice, instant('Sweep', '', spell(target.upTo(2, creatures), destroy(target()), gainLife(1))));
    const again = p.hand(alice, instant('Sweep', '', spell(target.upTo(2, creatures), destroy(target()), gainLife(1))));
    const table = new Table(p);
    table.cast(card, select());
    table.passAll();
    expect([table.life(alice), table.zoneOf(one)]).toEqual([21, 'battlefield']);
    table.cast(again, select(two, one));
    table.passAll();
    expect([one, two].map((id) => table.zoneOf(id))).toEqual(['graveyard', 'graveyard']);
  });

  test('CR 601.2c: a number of targets that X defines', () => {
    const p = position(pools('RR'));
    const victims = [p.battlefield(bob, bear), p.battlefield(bob, bear), p.battlefield(bob, bear)];
    const card = p.hand(
      alice,
      instant('Many', '{X}', spell(target.one(creatures, { min: X, max: X }), destroy(target()))),
    );
    const table = new Table(p);
    table.cast(card, number(2), select(victims[0]!, victims[2]!), pay);
    table.passAll();
    expect(victims.map((id) => table.zoneOf(id))).toEqual(['graveyard', 'battlefield', 'graveyard']);
  });

  test('CR 601.2d: dividing, at least one each, and no more targets than there is to divide', () => {
    const p = position();
    const [one, two] = [p.battlefield(bob, bear), p.battlefield(bob, bear)];
    const fork = instant('Fork', '', spell(target.any({ min: 1, max: 5, divide: 3 }), dealDividedDamage()));
    const card = p.hand(alice, fork);
    const table = new Table(p);
    table.cast(card);
    expect(table.question).toMatchObject({ kind: 'choose targets', min: 1, max: 3 });
    table.answer(select(one, player(bob)));
    expect(() => table.answer(divide([one, 3], [player(bob), 0]))).toThrow('601.2d');
    table.answer(divide([one, 2], [player(bob), 1]));
    table.passAll();
    expect([table.zoneOf(one), table.zoneOf(two), table.life(bob)]).toEqual(['graveyard', 'battlefield', 19]);
  });
});
