import { expect, test } from 'vitest';
import { activated, backup, cost, creature, draw, keywords, type Ability } from '@stacktrail/card-language';
import { characteristicsOf } from '../../src/index.js';
import { pay, select } from '../answers.js';
import { bear } from '../cards.js';
import { pools, Table } from '../table.js';
import { alice, counters, position, resolve } from './playing.js';

function entering(own: boolean, text: readonly Ability[], more: (p: ReturnType<typeof position>) => void = () => {}) {
  const p = position(pools('G'));
  const other = p.battlefield(alice, bear);
  const card = p.hand(alice, creature('Friend', '{G}', ['Elf'], 1, 1, text));
  more(p);
  const table = new Table(p);
  table.cast(card, pay);
  table.passAll();
  table.answer(select(own ? table.now(card).id : other));
  resolve(table);
  const keywordsOf = (id: typeof other) => [...characteristicsOf(table.state, table.now(id)).keywords];
  return { table, other, card, keywordsOf };
}

test('CR 702.165a: another creature gets the counters and gains the abilities printed below', () => {
  const { table, other, keywordsOf } = entering(false, [
    ...keywords('reach'),
    backup(2),
    ...keywords('flying'),
    activated([cost.tap], draw(1)),
  ]);
  expect(counters(table, other)).toBe(2);
  expect(keywordsOf(other)).toEqual(['flying']);
  expect(characteristicsOf(table.state, table.object(other)).abilities.some(({ kind }) => kind === 'activated')).toBe(
    true,
  );
  expect(table.state.effects.map(({ duration }) => duration)).toEqual(['this turn']);
});

test('CR 702.165a: the creature itself gets the counters alone', () => {
  const { table, card, keywordsOf } = entering(true, [backup(1), ...keywords('flying')]);
  expect(counters(table, card)).toBe(1);
  expect(keywordsOf(card)).toEqual(['backup', 'flying']);
});

test('CR 702.165a: it grants no backup ability', () => {
  const p = position(pools('G'));
  const other = p.battlefield(alice, bear);
  const card = p.hand(alice, creature('Friend', '{G}', ['Elf'], 1, 1, backup(1), backup(1), keywords('flying')));
  const table = new Table(p);
  table.cast(card, pay);
  table.passAll();
  table.answers({ form: 'order', keys: ['1', '2'] }, select(other), select(other));
  resolve(table);
  expect([...characteristicsOf(table.state, table.object(other)).keywords]).toEqual(['flying']);
  expect(counters(table, other)).toBe(2);
});

test('CR 702.165c: abilities that it gained are not granted', () => {
  const p = position();
  const friend = p.battlefield(alice, creature('Friend', '{G}', ['Elf'], 1, 1, backup(1), keywords('flying')), {
    counters: { trample: 1 },
  });
  const state = p.state();
  const definition = characteristicsOf(state, state.objects.get(friend)!).abilities.find(
    ({ kind }) => kind === 'triggered',
  )!;
  expect(JSON.stringify(definition.ability)).not.toContain('trample');
  expect(JSON.stringify(definition.ability)).toContain('flying');
});

test('CR 702.165d: what it grants doesn’t change with what the permanent loses', () => {
  const { keywordsOf, other } = entering(false, [backup(1), ...keywords('flying')], (p) => {
    p.effect({ changes: [{ change: 'lose all abilities' }], objects: [] });
  });
  expect(keywordsOf(other)).toEqual(['flying']);
});
