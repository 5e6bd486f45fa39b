import { describe, expect, test } from '@jest/globals';
import {
  artifact,
  creature,
  dealDamage,
  instant,
  sorcery,
  spell,
  target,
  twoFaced,
  gainLife,
  type CardDefinition,
} from '@stacktrail/card-tree';
import { pick, select, alice, bob, position, Table } from '@stacktrail/test-kit';

const siegeInto = (back: CardDefinition): CardDefinition => {
  const plain = artifact('Siege', '{3}', []);
  const front = {
    ...plain,
    faces: [{ ...plain.faces[0], types: ['Battle'], subtypes: ['Siege'], defense: 3 }],
  } as const;
  return twoFaced('transforming', front, back);
};
const giant = creature('Giant', '', ['Giant'], 5, 5);
const hymn = sorcery('Hymn', '', spell(gainLife(4)));
const hit = (amount: number) => instant('Hit', '', spell(target.any(), dealDamage(amount)));
const protectedBy = {
  counters: { defense: 3 },
  designations: [{ name: 'protector', player: bob, value: 0, until: null, turn: 1 }],
} as const;

describe('CR 310.11b: a Siege that is defeated', () => {
  const defeat = (card: CardDefinition, amount = 3) => {
    const p = position();
    const siege = p.battlefield(alice, card, protectedBy);
    const shot = p.hand(alice, hit(amount));
    const table = new Table(p);
    table.cast(shot, select(siege));
    table.passAll();
    return { table, siege };
  };

  test('CR 310.11b: when its last defense counter is removed it is exiled, and may be cast transformed for nothing', () => {
    const { table, siege } = defeat(siegeInto(giant));
    expect([table.stack, table.object(siege).left]).toEqual([['ability of Siege'], false]);
    table.passAll();
    expect([table.zoneOf(siege), table.asked]).toEqual(['exile', 'may 0']);
    table.answer(pick('yes'));
    const spell = table.now(siege);
    expect([spell.zone, spell.printed.name, spell.printed.manaValue, spell.announced.via]).toEqual([
      'stack',
      'Giant',
      3,
      'free',
    ]);
    table.passAll();
    expect([table.now(siege).zone, table.now(siege).printed.name]).toEqual(['battlefield', 'Giant']);
  });

  test('CR 712.11a: its back face may be a sorcery', () => {
    const { table, siege } = defeat(siegeInto(hymn));
    table.passAll();
    table.answer(pick('yes'));
    table.passAll();
    expect([table.life(alice), table.zoneOf(siege)]).toEqual([24, 'graveyard']);
  });

  test('CR 310.11b: it may be left in exile; what has no back face is only exiled', () => {
    const { table, siege } = defeat(siegeInto(giant));
    table.passAll();
    table.answer(pick('no'));
    expect(table.zoneOf(siege)).toBe('exile');
    const single = siegeInto(giant);
    const bare = defeat({ ...single, layout: 'normal', faces: [single.faces[0]] });
    bare.table.passAll();
    expect([bare.table.zoneOf(bare.siege), bare.table.asked]).toEqual(['exile', 'priority 0']);
  });

  test('CR 310.11b: not before the last counter is removed', () => {
    const { table, siege } = defeat(siegeInto(giant), 2);
    expect([table.stack, table.zoneOf(siege)]).toEqual([[], 'battlefield']);
  });
});
