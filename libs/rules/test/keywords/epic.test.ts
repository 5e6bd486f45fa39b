import { expect, test } from '@jest/globals';
import { gainLife, keywords, dealDamage, sorcery, spell, target } from '@stacktrail/card-tree';
import type { Answer } from '@stacktrail/game-events';
import { pay, player, select, balm, forest, alice, bob, position, Table, pools } from '@stacktrail/test-kit';

const saga = sorcery('Endless song', '{R}', spell(gainLife(3)), keywords('epic'));
const rain = sorcery('Endless rain', '{R}', spell(target.player(), dealDamage(2)), keywords('epic'));

function sung(card = saga, ...then: readonly Answer[]) {
  const p = position(pools('R'));
  const id = p.hand(alice, card);
  const other = p.hand(alice, balm);
  for (let i = 0; i < 6; i++) for (const one of [alice, bob]) p.library(one, forest);
  const table = new Table(p);
  table.cast(id, ...then, pay);
  table.passAll();
  return { table, other, id };
}

const nextUpkeep = (table: Table): void => {
  table.passUntil('upkeep');
  while (table.state.activePlayer !== alice) table.passUntil('upkeep');
};

test('CR 702.50a: at the beginning of each of its controller’s upkeeps it is copied, without epic', () => {
  const { table, id } = sung();
  expect([table.life(alice), table.zoneOf(id)]).toEqual([23, 'graveyard']);
  nextUpkeep(table);
  expect(table.stack).toEqual(['ability of Endless song']);
  table.passAll();
  const copy = table.object(table.state.stack[0]!);
  expect([copy.kind, copy.printed.keywords.has('epic')]).toEqual(['copy', false]);
  table.passAll();
  expect(table.life(alice)).toBe(26);
  nextUpkeep(table);
  expect(table.stack).toEqual(['ability of Endless song']); // one trigger: the copy made none
  table.passAll();
  table.passAll();
  expect(table.life(alice)).toBe(29);
});

test('CR 702.50a: new targets may be chosen for the copy', () => {
  const { table } = sung(rain, select(player(bob)));
  nextUpkeep(table);
  table.passAll();
  expect(table.question.kind).toBe('choose new targets');
  table.answer(select(player(alice)));
  table.passAll();
  expect([table.life(alice), table.life(bob)]).toEqual([18, 18]);
});

test('CR 702.50b: once it has resolved its controller can’t cast spells', () => {
  const { table, other } = sung();
  expect(table.options(other)).toEqual([]);
  nextUpkeep(table);
  expect(table.options(other)).toEqual([]);
});
