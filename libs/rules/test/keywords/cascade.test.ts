import { expect, test } from 'vitest';
import { creature, draw, gainLife, keywords, sorcery, spell, twoFaced } from '@stacktrail/card-language';
import { balm, bear, forest, mountain } from '../cards.js';
import { order, pay, pick } from '../answers.js';
import { alice, position } from '../position.js';
import { Table, pools } from '../table.js';

const surging = sorcery('Surging', '{3}', spell(gainLife(1)), keywords('cascade'));

test('CR 702.85a: it exiles down to a cheaper nonland card, which may be cast for nothing; the rest goes below', () => {
  const p = position(pools('GGG'));
  const card = p.hand(alice, surging);
  p.library(alice, forest);
  p.library(alice, creature('Dear', '{3}', ['Ox'], 3, 3));
  const [found, below] = [p.library(alice, bear), p.library(alice, mountain)];
  const table = new Table(p);
  table.cast(card, pay);
  table.passAll();
  table.answer(pick('yes'));
  expect(table.stack).toEqual(['Surging', 'Bear']);
  expect(table.of('LibraryOrderedAtRandom')).toHaveLength(1);
  expect([table.state.exile.length, table.state.players[alice]!.library[0]]).toEqual([0, below]);
  expect(table.state.players[alice]!.library).toHaveLength(3);
  table.passAll();
  expect(table.zoneOf(found)).toBe('battlefield');
});

test('CR 702.85a: what isn’t cast goes to the bottom with the rest', () => {
  const p = position(pools('GGG'));
  const card = p.hand(alice, surging);
  p.library(alice, bear);
  const below = p.library(alice, mountain);
  const table = new Table(p);
  table.cast(card, pay);
  table.passAll();
  table.answer(pick('no'));
  expect(table.state.exile).toEqual([]);
  expect(table.state.players[alice]!.library[0]).toBe(below);
  expect(table.state.players[alice]!.library).toHaveLength(2);
});

test('CR 702.85a: the resulting spell must be cheaper too: not the other face of a card that is', () => {
  const p = position(pools('GGG'));
  const card = p.hand(alice, surging);
  const [light, heavy] = [sorcery('Light face', '{1}', spell(draw(0))), sorcery('Heavy face', '{6}', spell(draw(0)))];
  p.library(alice, twoFaced('modal', light, heavy));
  const table = new Table(p);
  table.cast(card, pay);
  table.passAll();
  table.answer(pick('yes'));
  expect(table.stack).toEqual(['Surging', 'Light face']);
});

test('CR 702.85c: each of several instances triggers by itself', () => {
  const p = position(pools('GGG'));
  const card = p.hand(alice, sorcery('Twice', '{3}', spell(gainLife(1)), keywords('cascade', 'cascade')));
  const [one, two] = [p.library(alice, bear), p.library(alice, balm)];
  const table = new Table(p);
  table.cast(card, pay);
  expect(table.of('AbilityTriggered')).toHaveLength(2);
  if (table.question.form === 'order') table.answer(order(...table.question.options.map(({ key }) => key)));
  table.passAll();
  table.answer(pick('yes'));
  table.passAll();
  table.passAll();
  table.answer(pick('yes'));
  table.passAll();
  expect([table.zoneOf(one), table.zoneOf(two)]).toEqual(['battlefield', 'graveyard']);
});
