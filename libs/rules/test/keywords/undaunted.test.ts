import { expect, test } from '@jest/globals';
import { gainLife, keywords, sorcery, spell } from '@stacktrail/card-tree';
import { PlayerStateRecord } from '@stacktrail/game-state';
import { pay, alice, position, Table, pools } from '@stacktrail/test-kit';

const spread = sorcery('Spread', '{5}', spell(gainLife(1)), keywords('undaunted'));

test('CR 702.125a: it costs {1} less for each opponent', () => {
  const p = position(pools('GG'), 4);
  const card = p.hand(alice, spread);
  const table = new Table(p);
  table.cast(card, pay);
  expect(table.of('TotalCostDetermined')[0]?.data.mana).toEqual(['2']);
});

test('CR 702.125b: players who have left the game aren’t counted', () => {
  const p = position((state) => {
    pools('GGG')(state);
    state.players = state.players.map((record) => {
      const copy = new PlayerStateRecord(record);
      copy.lost = record.id === 3;
      return copy;
    });
  }, 4);
  const card = p.hand(alice, spread);
  const table = new Table(p);
  table.cast(card, pay);
  expect(table.of('TotalCostDetermined')[0]?.data.mana).toEqual(['3']);
});

test('CR 702.125c: each of several instances applies', () => {
  const p = position(pools('GGG'));
  const card = p.hand(alice, sorcery('Spread', '{5}', spell(gainLife(1)), keywords('undaunted', 'undaunted')));
  const table = new Table(p);
  table.cast(card, pay);
  expect(table.of('TotalCostDetermined')[0]?.data.mana).toEqual(['3']);
});
