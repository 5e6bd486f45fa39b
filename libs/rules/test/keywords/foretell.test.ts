import { expect, test } from 'vitest';
import { foretell, gainLife, land, sorcery, spell } from '@stacktrail/card-language';
import { forest } from '../cards.js';
import { act, pay } from '../answers.js';
import { alice, bob, position } from '../position.js';
import { Table, pools } from '../table.js';

const vision = sorcery('Vision', '{5}', spell(gainLife(4)), foretell('{U}'));

test('CR 702.143a, 702.143b: for {2} it is exiled face down, and cast in a later turn for its foretell cost', () => {
  const p = position(pools('GG'));
  const card = p.hand(alice, vision, { knownTo: 1 });
  for (const player of [alice, bob, alice, bob]) p.library(player, forest);
  const source = p.battlefield(alice, land('Island', ['Island']));
  const table = new Table(p);
  const special = table.options(card).find((action) => action.do === 'special')!;
  table.answers(act(special), pay);
  expect([table.zoneOf(card), table.stack]).toEqual(['exile', []]);
  const { id, faceDown, knownTo } = table.now(card);
  expect([faceDown !== null, knownTo]).toEqual([true, 1]);
  expect(table.options(id)).toEqual([]); // not in the same turn
  table.passUntil('upkeep');
  while (table.state.activePlayer !== alice) table.passUntil('upkeep');
  table.passUntil('precombat main');
  expect(table.options(id)).toMatchObject([{ do: 'cast', via: 'foretell' }]);
  table.castVia('foretell', id, table.use(source), pay);
  table.passAll();
  expect([table.life(alice), table.zoneOf(card)]).toEqual([24, 'graveyard']);
});

test('CR 702.143a: only in one’s own turn', () => {
  const p = position((state) => {
    pools('', 'GG')(state);
  });
  const card = p.hand(bob, vision);
  const table = new Table(p);
  table.pass();
  expect(table.options(card)).toEqual([]);
});
