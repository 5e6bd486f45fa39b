import { describe, expect, test } from '@jest/globals';
import { creature, instant } from '@stacktrail/card-tree';
import { alice, bear, bob, elf, object, position, readCard, select, Table } from '@stacktrail/test-kit';

const slayer = readCard(instant('Slayer', ''), 'Destroy target creature.');
const maw = readCard(
  creature('Maw', '{4}{B}{B}', ['Horror'], 4, 5),
  'If another creature would die, exile it instead.',
  "Put a card exiled with this creature into its owner's graveyard: This creature gets +2/+2 until end of turn.",
);
const warden = readCard(
  creature('Warden', '{2}{B}{G}', [], 3, 4),
  'If a creature an opponent controls would die, exile it instead. When you do, create a 1/1 green Saproling creature token.',
);

describe('CR 607.2a, 614.1a: what a replacement effect exiles is exiled with its source', () => {
  test('and that alone pays the cost of the linked ability', () => {
    const p = position();
    const [id, other] = [p.battlefield(alice, maw), p.battlefield(bob, bear)];
    const before = p.exile(bob, elf);
    const spell = p.hand(alice, slayer);
    const table = new Table(p);
    expect(table.options(id)).toHaveLength(0);
    table.cast(spell, select(object(other)));
    table.passAll();
    expect(table.zoneOf(other)).toBe('exile');
    table.activate(id);
    table.passAll();
    expect([table.zoneOf(other), table.zoneOf(before)]).toEqual(['graveyard', 'exile']);
    expect(table.options(id)).toHaveLength(0);
  });
});

describe('CR 603.12: “when you do” triggers on what the replacement effect did', () => {
  test.each([
    ['an opponent’s creature', bob, 'exile', 1],
    ['its controller’s own isn’t exiled', alice, 'graveyard', 0],
  ])('%s', (_, seat, zone, tokens) => {
    const p = position();
    p.battlefield(alice, warden);
    const other = p.battlefield(seat, bear);
    const spell = p.hand(alice, slayer);
    const table = new Table(p);
    table.cast(spell, select(object(other)));
    table.passAll();
    expect(table.zoneOf(other)).toBe(zone);
    expect(table.stack).toHaveLength(tokens);
    if (tokens > 0) table.passAll();
    const made = table.state.battlefield.filter((one) => table.object(one).kind === 'token');
    expect(made.map((one) => table.object(one).controller)).toEqual(tokens > 0 ? [alice] : []);
  });
});
