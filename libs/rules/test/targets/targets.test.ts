import { describe, expect, test } from '@jest/globals';
import {
  activated,
  alsoType,
  always,
  artifact,
  artifacts,
  choose,
  cost,
  counterSpell,
  creature,
  creatures,
  dealDamage,
  dealDividedDamage,
  destroy,
  draw,
  each,
  enchant,
  enchantment,
  exile,
  gainLife,
  gains,
  gets,
  instant,
  keywords,
  lands,
  mode,
  opponentControls,
  protectionFrom,
  returnToHand,
  spell,
  target,
  X,
  youControl,
  type CardDefinition,
  type TargetSpec,
} from '@stacktrail/card-language';
import type { ObjectId, Ref } from '@stacktrail/game-events';
import { bear, bolt, elf, forest, zap } from '../cards.js';
import { alice, bob, position } from '../position.js';
import { number, object, pay, pick, player, pools, select, share, Table } from '../table.js';

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
        is === 'object' ? table.object(id as ObjectId).printed.name + table.object(id as ObjectId).zone : id,
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
    expect(() => table.answer(share([one, 3], [player(bob), 0]))).toThrow('601.2d');
    table.answer(share([one, 2], [player(bob), 1]));
    table.passAll();
    expect([table.zoneOf(one), table.zoneOf(two), table.life(bob)]).toEqual(['graveyard', 'battlefield', 19]);
  });
});

describe('what can’t be targeted', () => {
  const aimedAt = (card: CardDefinition, by: CardDefinition, who = bob) => {
    const p = position(pools('RG'));
    const held = p.hand(alice, by);
    p.battlefield(who, card);
    p.battlefield(bob, elf);
    p.battlefield(bob, elf);
    const table = new Table(p);
    const found = candidates(table, held).map(({ id }) => id);
    return found.includes(2 as ObjectId);
  };
  const shock = instant('Shock', '{R}', spell(target.creature(), dealDamage(1)));

  test('CR 702.11b: hexproof by opponents; CR 702.18a: shroud by anyone', () => {
    const guarded = (keyword: 'hexproof' | 'shroud') => creature('Guard', '{W}', ['Cat'], 1, 1, keywords(keyword));
    expect([aimedAt(guarded('hexproof'), shock), aimedAt(guarded('hexproof'), shock, alice)]).toEqual([false, true]);
    expect([aimedAt(guarded('shroud'), shock), aimedAt(guarded('shroud'), shock, alice)]).toEqual([false, false]);
  });

  test('CR 702.16b: protection by spells of that color and abilities of sources of it', () => {
    const knight = creature('Knight', '{W}', ['Knight'], 2, 2, protectionFrom('R'));
    const green = instant('Growth', '{G}', spell(target.creature(), draw(0)));
    expect([aimedAt(knight, shock), aimedAt(knight, green)]).toEqual([false, true]);
    const p = position();
    const gun = (mana: string) =>
      p.battlefield(
        alice,
        artifact('Gun', mana, [], activated([cost.payLife(0)], target.creature(), destroy(target()))),
      );
    const [red, plain] = [gun('{R}'), gun('{1}')];
    const guarded = p.battlefield(bob, knight);
    const table = new Table(p);
    table.activate(red);
    expect(table.reversed?.rule).toBe('601.2c');
    table.activate(plain);
    table.passAll();
    expect(table.zoneOf(guarded)).toBe('graveyard');
  });

  test('CR 702.5a, 303.4a: an Aura spell targets what it can enchant', () => {
    const p = position(pools('W'));
    const aura = enchantment(
      'Halo',
      '{W}',
      ['Aura'],
      enchant({ is: 'all', of: [creatures, youControl] }),
      always({ objects: 'attached' }, gets(1, 1)),
    );
    const card = p.hand(alice, aura);
    const mine = p.battlefield(alice, bear);
    p.battlefield(bob, bear);
    const table = new Table(p);
    table.cast(card, pay);
    expect(table.now(card).announced.targets).toEqual([[object(mine)]]);
    table.passAll();
    expect(table.now(card)).toMatchObject({ zone: 'battlefield', attachedTo: mine });
  });
});

describe('CR 700.2: modal spells', () => {
  const charm = instant(
    'Charm',
    '',
    spell(
      choose(
        1,
        mode(target.one(artifacts), destroy(target())),
        mode(target.creature(), destroy(target())),
        mode(gainLife(3)),
      ),
    ),
  );

  test('CR 700.2a: a mode that lacks a legal target can’t be chosen; CR 700.2c: targets of the chosen one alone', () => {
    const p = position();
    const victim = p.battlefield(bob, bear);
    const card = p.hand(alice, charm);
    const table = new Table(p);
    table.cast(card);
    expect(table.question).toMatchObject({ options: [{ key: '2' }, { key: '3' }], min: 1, max: 1 });
    table.answer(pick('2'));
    table.passAll();
    expect([table.zoneOf(victim), table.life(alice)]).toEqual(['graveyard', 20]);
  });

  test('CR 700.2d, 608.2c: two modes, each once, followed in printed order', () => {
    const command = instant(
      'Command',
      '',
      spell(
        choose(
          2,
          mode(target.creature(), returnToHand(target())),
          mode(gainLife(1)),
          mode(target.player(), dealDamage(2)),
        ),
      ),
    );
    const p = position();
    const victim = p.battlefield(bob, bear);
    const card = p.hand(alice, command);
    const table = new Table(p);
    table.cast(card);
    expect(() => table.answer(pick('1', '1'))).toThrow('700.2a');
    table.answers(pick('3', '1'), select(player(bob)));
    expect(table.now(card).announced).toMatchObject({ modes: [0, 2], targets: [[object(victim)], [player(bob)]] });
    table.passAll();
    expect([table.zoneOf(victim), table.life(bob), table.life(alice)]).toEqual(['hand', 18, 20]);
  });

  test('with no mode that could be chosen the cast is illegal', () => {
    const p = position();
    const card = p.hand(
      alice,
      instant(
        'None',
        '',
        spell(choose(1, mode(target.one(artifacts), destroy(target())), mode(target.one(lands), destroy(target())))),
      ),
    );
    const table = new Table(p);
    table.cast(card);
    expect(table.reversed?.rule).toBe('700.2a');
  });
});

void [bolt, each, exile, gains];
