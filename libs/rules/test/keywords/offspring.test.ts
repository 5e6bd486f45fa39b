import { expect, test } from '@jest/globals';
import { creature, keywords, offspring } from '@stacktrail/card-tree';
import { pay, pick, alice, position, Table, pools } from '@stacktrail/test-kit';

const parent = creature('Parent', '{G}', ['Bear'], 4, 4, keywords('flying'), offspring('{2}'));

test('CR 702.175a: if the cost was paid, a token enters that is a 1/1 copy', () => {
  const p = position(pools('GGG'));
  const card = p.hand(alice, parent);
  const table = new Table(p);
  table.cast(card, pick('yes'), pay);
  table.passAll();
  table.passAll();
  const tokens = table.state.battlefield.map((id) => table.object(id)).filter(({ kind }) => kind === 'token');
  expect(tokens.map(({ printed }) => [printed.name, printed.power, printed.toughness])).toEqual([['Parent', 1, 1]]);
  expect(tokens[0]!.printed.keywords.has('flying')).toBe(true);
});

test('CR 702.175b: several are paid each by itself, and each triggers for its own payment', () => {
  const p = position(pools('GGG'));
  const card = p.hand(alice, creature('Parents', '{G}', ['Bear'], 4, 4, offspring('{2}'), offspring('{1}')));
  const table = new Table(p);
  table.cast(card, pick('no'), pick('yes'), pay);
  table.passAll();
  expect(table.stack).toHaveLength(1);
  table.passAll();
  expect(table.state.battlefield).toHaveLength(2);
});
