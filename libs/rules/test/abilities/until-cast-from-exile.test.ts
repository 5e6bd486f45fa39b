import { describe, expect, test } from '@jest/globals';
import { creature } from '@stacktrail/card-tree';
import { alice, pay, plot, pools, position, readCard, Table } from '@stacktrail/test-kit';

const outlaw = readCard(
  creature('Outlaw', '{B}', ['Rogue'], 2, 2),
  '{2}, Exile this card from your hand: Target land gains "{T}: Add {B}" until this creature is cast from exile. You may cast this spell for as long as it remains exiled.',
);

/** Alice has exiled the card for a land of hers. */
function exiled() {
  const p = position(pools('CC', ''));
  const land = p.battlefield(alice, plot);
  const card = p.hand(alice, outlaw);
  const table = new Table(p);
  table.activate(card, pay);
  table.passAll();
  return { table, land, card };
}

describe('CR 611.2a: what a land gains until a card is cast from exile', () => {
  test('it has the ability while the card is exiled', () => {
    const { table, land, card } = exiled();
    expect([table.zoneOf(card), table.options(land).length]).toEqual(['exile', 1]);
  });

  test('the mana can pay for the card, and the ability is gone as soon as that is cast', () => {
    const { table, land, card } = exiled();
    table.answer(table.use(land));
    expect(table.pool(alice)).toBe('B');
    table.cast(table.now(card).id, pay);
    expect([table.stack, table.options(land)]).toEqual([['Outlaw'], []]);
  });
});
