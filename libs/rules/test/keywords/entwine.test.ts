import { expect, test } from '@jest/globals';
import { choose, draw, entwine, gainLife, loseLife, mode, sorcery, spell } from '@stacktrail/card-tree';
import { pay, pick, alice, position, Table, pools } from '@stacktrail/test-kit';

const both = sorcery('Both', '{G}', spell(choose(1, mode(gainLife(1)), mode(gainLife(10)))), entwine('{2}'));

test('CR 702.42a: all modes may be chosen instead, for an additional cost', () => {
  const p = position(pools('GGG'));
  const card = p.hand(alice, both);
  const table = new Table(p);
  table.cast(card, pick('1', '2'), pay);
  expect(table.of('TotalCostDetermined')[0]?.data.mana).toEqual(['2', 'G']);
  table.passAll();
  expect(table.life(alice)).toBe(31);
});

test('CR 702.42a: with one mode, its cost isn’t paid', () => {
  const p = position(pools('G'));
  const card = p.hand(alice, both);
  const table = new Table(p);
  table.cast(card, pick('2'), pay);
  expect(table.of('TotalCostDetermined')[0]?.data.mana).toEqual(['G']);
  table.passAll();
  expect(table.life(alice)).toBe(30);
});

test('CR 702.42a: all of three, not two', () => {
  const p = position(pools('GGG'));
  const three = sorcery(
    'Three',
    '{G}',
    spell(choose(1, mode(gainLife(1)), mode(draw(0)), mode(gainLife(2)))),
    entwine('{2}'),
  );
  const card = p.hand(alice, three);
  const table = new Table(p);
  expect(() => table.cast(card, pick('1', '2'))).toThrow('702.42a');
});

test('CR 702.42b: the modes are followed in the order written', () => {
  const p = position(pools('GGG'));
  const card = p.hand(
    alice,
    sorcery('Order', '{G}', spell(choose(1, mode(gainLife(5)), mode(loseLife(2)))), entwine('{2}')),
  );
  const table = new Table(p);
  table.cast(card, pick('2', '1'), pay);
  const facts = table.passAll();
  expect(facts.filter(({ type }) => type.startsWith('Life')).map(({ type }) => type)).toEqual([
    'LifeGained',
    'LifeLost',
  ]);
});
