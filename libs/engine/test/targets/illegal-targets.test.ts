import { describe, expect, test } from '@jest/globals';
import {
  activated,
  always,
  artifact,
  cost,
  creature,
  creatures,
  dealDamage,
  destroy,
  draw,
  enchant,
  enchantment,
  gets,
  instant,
  keywords,
  protectionFrom,
  spell,
  target,
  youControl,
  type CardDefinition,
} from '@stacktrail/card-tree';
import type { ObjectId, Ref } from '@stacktrail/game-events';
import { bear, elf, alice, bob, position, object, pay, pools, Table } from '@stacktrail/test-kit';

/** What a spell of Alice can target, where there is more than one choice. */
function candidates(table: Table, card: ObjectId): readonly Ref[] {
  table.cast(card);
  const { question } = table;
  return question.form === 'select' ? question.candidates : [];
}

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
