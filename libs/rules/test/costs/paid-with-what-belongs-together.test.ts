import { describe, expect, test } from '@jest/globals';
import { artifact, creature, enchantment } from '@stacktrail/card-tree';
import { alice, bear, bob, elf, giant, pools, position, readCard, select, Table } from '@stacktrail/test-kit';

const gains = (cost: string) => readCard(enchantment('Rite', '{1}', []), `${cost}: You gain 1 life.`);
const cub = creature('Cub', '{G}', ['Bear'], 1, 1);

describe('CR 118.3: a cost that is paid with several objects', () => {
  test('creatures that share a creature type', () => {
    const p = position(pools('', ''));
    const rite = p.battlefield(alice, gains('Tap two untapped creatures you control that share a creature type'));
    const [first, other] = [p.battlefield(alice, bear), p.battlefield(alice, elf)];
    const table = new Table(p);
    expect(table.options(rite)).toEqual([]);
    const more = position(pools('', ''));
    const again = more.battlefield(alice, gains('Tap two untapped creatures you control that share a creature type'));
    const [one, two] = [more.battlefield(alice, bear), more.battlefield(alice, cub)];
    const alone = more.battlefield(alice, elf);
    const now = new Table(more);
    now.activate(again, select(one, two));
    expect([one, two, alone].map((id) => now.object(id).tapped)).toEqual([true, true, false]);
    expect([first, other].map((id) => table.object(id).tapped)).toEqual([false, false]);
  });

  test('permanents with different names', () => {
    const p = position(pools('', ''));
    const rite = p.battlefield(alice, gains('Sacrifice two creatures with different names'));
    p.battlefield(alice, bear);
    p.battlefield(alice, bear);
    expect(new Table(p).options(rite)).toEqual([]);
  });

  test('cards that share a color', () => {
    const p = position(pools('', ''));
    const rite = p.battlefield(alice, gains('Reveal two cards from your hand that share a color'));
    p.hand(alice, bear);
    p.hand(alice, giant);
    expect(new Table(p).options(rite)).toEqual([]);
  });

  test('CR 404.2: the top creature card of a graveyard', () => {
    const p = position(pools('', ''));
    const rite = p.battlefield(alice, gains('Exile the top creature card of your graveyard'));
    const below = p.graveyard(alice, bear);
    const top = p.graveyard(alice, giant);
    p.graveyard(alice, artifact('Relic', '{1}', []));
    const table = new Table(p);
    table.activate(rite);
    expect([below, top].map((id) => table.zoneOf(id))).toEqual(['graveyard', 'exile']);
  });

  test('all lands that a player controls', () => {
    const p = position(pools('', ''));
    const rite = p.battlefield(alice, gains('Sacrifice all creatures you control'));
    const mine = [p.battlefield(alice, bear), p.battlefield(alice, elf)];
    const theirs = p.battlefield(bob, bear);
    const table = new Table(p);
    table.activate(rite);
    expect([...mine, theirs].map((id) => table.zoneOf(id))).toEqual(['graveyard', 'graveyard', 'battlefield']);
  });
});
