import { expect, test } from '@jest/globals';
import {
  creature,
  destroy,
  gainLife,
  instant,
  onlyIf,
  spell,
  target,
  warp,
  whenThisEnters,
} from '@stacktrail/card-tree';
import { pay, alice, bear, bob, position, Table, pools } from '@stacktrail/test-kit';

const colony = creature('Colony', '{4}{G}', ['Insect'], 4, 4, warp('{G}'));

/** Warped in the first turn and exiled in its end step. */
function exiled(): { readonly table: Table; readonly card: ReturnType<Table['now']>['id'] } {
  const p = position(pools('G'));
  for (const who of [alice, bob]) for (let i = 0; i < 4; i++) p.library(who, bear);
  const card = p.hand(alice, colony);
  const table = new Table(p);
  table.castVia('warp', card, pay);
  table.passAll();
  expect(table.zoneOf(card)).toBe('battlefield');
  table.passUntil('end');
  table.passAll();
  return { table, card };
}

test('CR 702.185a: a permanent that was cast for its warp cost is exiled at the beginning of the next end step', () => {
  const { table, card } = exiled();
  expect([table.zoneOf(card), table.now(card).designations.map(({ name }) => name)]).toEqual(['exile', ['warped']]);
});

test('CR 702.185a: from exile its owner may cast it after that turn, for its mana cost and not for its warp cost', () => {
  const { table, card } = exiled();
  const { id } = table.now(card);
  expect(table.question.kind === 'priority' && table.options(id)).toEqual([]);
  const { turn } = table.state;
  for (let i = 0; table.state.turn < turn + 2 && i < 60; i++) table.pass();
  table.passUntil('precombat main');
  expect(table.question.player).toBe(alice);
  expect(table.options(id)).toMatchObject([{ do: 'cast', via: 'hand' }]);
});

test('CR 702.185a: for its mana cost it stays', () => {
  const p = position(pools('GGGGG'));
  const card = p.hand(alice, colony);
  const table = new Table(p);
  table.cast(card, pay);
  table.passAll();
  table.passUntil('end');
  table.passAll();
  expect(table.zoneOf(card)).toBe('battlefield');
});

test('CR 702.185a: from the graveyard it has no warp cost; one that died before is not exiled', () => {
  const p = position(pools('G'));
  const dead = p.graveyard(alice, colony);
  const card = p.hand(alice, colony);
  const murder = p.hand(alice, instant('Murder', '', spell(target.creature(), destroy(target()))));
  const table = new Table(p);
  expect(table.options(dead)).toEqual([]);
  table.castVia('warp', card, pay);
  table.passAll();
  table.cast(murder);
  table.passAll();
  table.passUntil('end');
  if (table.state.stack.length > 0) table.passAll();
  expect(table.zoneOf(card)).toBe('graveyard');
});

test('CR 702.185b: a card that another effect exiled is not warped', () => {
  const p = position(pools('GGGGG'));
  const card = p.exile(alice, colony);
  expect(new Table(p).options(card)).toEqual([]);
});

test('CR 702.185c: whether its warp cost was paid can be asked of the permanent', () => {
  const p = position(pools('G'));
  const asking = creature(
    'Asking',
    '{2}{G}',
    ['Insect'],
    1,
    1,
    warp('{G}'),
    onlyIf({ if: 'cost was paid', keyword: 'warp' }, whenThisEnters(gainLife(2))),
  );
  const card = p.hand(alice, asking);
  const table = new Table(p);
  table.castVia('warp', card, pay);
  table.passAll();
  table.passAll();
  expect(table.life(alice)).toBe(22);
});
