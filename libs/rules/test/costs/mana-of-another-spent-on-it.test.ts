import { expect, test } from '@jest/globals';
import { artifact, creature } from '@stacktrail/card-tree';
import { alice, counters, forest, pay, position, readCard, resolve, Table } from '@stacktrail/test-kit';

const coin = readCard(
  artifact('Coin', '', []),
  'Each creature you control enters with an additional +1/+1 counter on it for each mana from an artifact spent to cast it.',
  '{T}: Add {R}.',
);
const golem = creature('Golem', '{2}', ['Golem'], 1, 1);

test('CR 106.3, 601.2h: what is counted is the mana spent on the creature that enters, and its sources', () => {
  const p = position();
  const sources = [p.battlefield(alice, coin), p.battlefield(alice, forest)];
  const card = p.hand(alice, golem);
  const table = new Table(p);
  table.cast(card);
  for (const source of sources) table.answer(table.use(source));
  for (let i = 0; i < 5 && table.question.kind !== 'priority'; i++) table.answer(pay);
  resolve(table);
  expect([table.zoneOf(card), counters(table, card)]).toEqual(['battlefield', 1]);
});
