import { expect, test } from '@jest/globals';
import { creature, legendary, sorcery } from '@stacktrail/card-tree';
import { alice, bob, pay, pools, position, readCard, Table } from '@stacktrail/test-kit';

const text = readCard(
  sorcery('Text', '{1}{W}'),
  'You gain 1 life.',
  'Flashback {8}{W}{W}',
  'This spell costs {X} less to cast for its flashback cost, where X is the greatest mana value of a commander you own on the battlefield or in the command zone.',
);
const leader = (cost: string) => legendary(creature('Leader', cost, [], 2, 2));

/** The mana of the total cost of the card, cast from there. */
function costFrom(zone: 'hand' | 'graveyard'): string | undefined {
  const p = position(pools('WWWWWWWWWW'));
  p.leads(p.battlefield(alice, leader('{2}{G}')));
  p.leads(p.command(alice, leader('{4}{G}')));
  p.leads(p.battlefield(bob, leader('{6}{G}')));
  const card = p[zone](alice, text);
  const table = new Table(p);
  if (zone === 'hand') table.cast(card, pay);
  else table.castVia('flashback', card, pay);
  return table.of('TotalCostDetermined')[0]?.data.mana.join('');
}

test('CR 601.2f, 702.34a: by the greatest mana value of your commanders, and only for its flashback cost', () => {
  expect([costFrom('graveyard'), costFrom('hand')]).toEqual(['3WW', '1W']);
});
