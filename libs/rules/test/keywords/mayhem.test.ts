import { expect, test } from '@jest/globals';
import { activated, artifact, creature, discard, land, mayhem } from '@stacktrail/card-tree';
import { act, pay, select, bear, alice, bob, position, Table, pools } from '@stacktrail/test-kit';

const goblin = creature('Goblin', '{4}{R}', ['Goblin'], 3, 3, mayhem('{R}'));
const works = land('Works', [], mayhem());
const altar = artifact('Altar', '{1}', [], activated([], discard(1)));

test('CR 702.187b: a card that its player discarded this turn may be cast from the graveyard for its mayhem cost', () => {
  const p = position(pools('R'));
  const source = p.battlefield(alice, altar);
  const card = p.hand(alice, goblin);
  const table = new Table(p);
  table.activate(source);
  table.passAll();
  const { id } = table.now(card);
  expect(table.options(id)).toMatchObject([{ do: 'cast', via: 'mayhem' }]);
  table.castVia('mayhem', id, pay);
  table.passAll();
  expect(table.zoneOf(card)).toBe('battlefield');
});

test('CR 702.187b: not in a later turn, and not what another effect put into the graveyard', () => {
  const p = position(pools('R'));
  const source = p.battlefield(alice, altar);
  const card = p.hand(alice, goblin);
  const other = p.graveyard(alice, goblin);
  for (const who of [alice, bob]) for (let i = 0; i < 4; i++) p.library(who, bear);
  const table = new Table(p);
  table.activate(source);
  table.passAll();
  expect(table.options(other)).toEqual([]);
  const { turn } = table.state;
  for (let i = 0; table.state.turn < turn + 2 && i < 60; i++) table.pass();
  table.passUntil('precombat main');
  expect(table.question.player).toBe(alice);
  expect(table.options(table.now(card).id)).toEqual([]);
});

test('CR 702.187c: without a cost the card may be played, a land as the turn’s land', () => {
  const p = position();
  const source = p.battlefield(alice, altar);
  const card = p.hand(alice, works);
  const other = p.graveyard(alice, works);
  const table = new Table(p);
  table.activate(source);
  table.passAll();
  const { id } = table.now(card);
  expect(table.options(other)).toEqual([]);
  const [way] = table.options(id);
  expect(way).toMatchObject({ do: 'play land' });
  table.answer(act(way!));
  expect(table.zoneOf(card)).toBe('battlefield');
});

test('CR 702.187c: a spell without a mayhem cost is cast for its mana cost', () => {
  const p = position(pools('RR'));
  const source = p.battlefield(alice, altar);
  const card = p.hand(alice, creature('Imp', '{1}{R}', ['Imp'], 2, 2, mayhem()));
  p.hand(alice, bear);
  const table = new Table(p);
  table.activate(source);
  table.passAll();
  table.answer(select(card));
  const { id } = table.now(card);
  expect(table.options(id)).toMatchObject([{ do: 'cast', via: 'hand' }]);
});
