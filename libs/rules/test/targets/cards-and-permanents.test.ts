import { expect, test } from '@jest/globals';
import { creatures, instant, spell, target } from '@stacktrail/card-tree';
import { alice, bob, forest, object, position, resolve, select, Table, bear } from '@stacktrail/test-kit';

test('CR 115.1: a target may be a permanent or a card in a graveyard, and nothing in another zone', () => {
  const p = position();
  const exile = spell(
    { kind: 'card in graveyard or permanent', filter: creatures, min: 1, max: 1 },
    { do: 'move', what: target(), to: { zone: 'exile' } },
  );
  const card = p.hand(alice, instant('Away', '', exile));
  const there = p.battlefield(bob, bear);
  const dead = p.graveyard(bob, bear);
  p.graveyard(alice, forest);
  p.battlefield(alice, forest);
  p.hand(alice, bear);
  p.exile(alice, bear);
  const table = new Table(p);
  table.cast(card);
  const { question } = table;
  const offered = question.form === 'select' ? question.candidates : [];
  expect([...offered].sort((a, b) => a.id - b.id)).toEqual([object(there), object(dead)]);
  table.answer(select(dead));
  resolve(table);
  expect([table.zoneOf(dead), table.zoneOf(there)]).toEqual(['exile', 'battlefield']);
});
