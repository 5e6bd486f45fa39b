import { expect, test } from '@jest/globals';
import { gainLife, keywords, sorcery, spell } from '@stacktrail/card-tree';
import { bear, forest, pay, select, alice, position, Table, pools } from '@stacktrail/test-kit';

test('CR 702.81a: it is cast from the graveyard by discarding a land card in addition', () => {
  const p = position(pools('G'));
  const card = p.graveyard(alice, sorcery('Dug up', '{G}', spell(gainLife(1)), keywords('retrace')));
  const [wood, other] = [p.hand(alice, forest), p.hand(alice, bear)];
  const table = new Table(p);
  table.cast(card, pay, select(wood));
  table.passAll();
  expect([card, wood, other].map((id) => table.zoneOf(id))).toEqual(['graveyard', 'graveyard', 'hand']);
  expect(table.life(alice)).toBe(21);
});
