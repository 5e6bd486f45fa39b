import { expect, test } from '@jest/globals';
import { creature, instant } from '@stacktrail/card-tree';
import { alice, position, readCard, select, Table } from '@stacktrail/test-kit';

const champion = readCard(
  creature('Champion', '', ['Elf'], 4, 4),
  'As an additional cost to cast this spell, behold an Elf and exile it.',
  "When this creature leaves the battlefield, return the exiled card to its owner's hand.",
);
const scout = creature('Scout', '{1}', ['Elf'], 1, 1);
const slay = readCard(instant('Slay', ''), 'Destroy target creature.');

test.each(['hand', 'battlefield'] as const)(
  'CR 701.4a, 607.2a: an Elf from the %s is exiled to cast it, and returned when what it was cast for leaves',
  (zone) => {
    const p = position();
    const beheld = p[zone](alice, scout);
    const [card, killing] = [p.hand(alice, champion), p.hand(alice, slay)];
    const table = new Table(p);
    table.cast(card);
    if (table.question.kind !== 'priority') table.answer(select(beheld));
    expect(table.zoneOf(beheld)).toBe('exile');
    expect(table.of('CardsRevealed')).toHaveLength(zone === 'hand' ? 1 : 0);
    table.passAll();
    table.cast(killing);
    table.passAll();
    table.passAll();
    expect([table.zoneOf(card), table.zoneOf(beheld)]).toEqual(['graveyard', 'hand']);
  },
);

test('CR 118.3: without an Elf it can’t be cast', () => {
  const p = position();
  const card = p.hand(alice, champion);
  const table = new Table(p);
  table.cast(card);
  expect([table.reversed?.rule, table.zoneOf(card)]).toEqual(['601.2h', 'hand']);
});
