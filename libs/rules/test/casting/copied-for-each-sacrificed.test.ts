import { expect, test } from '@jest/globals';
import { instant } from '@stacktrail/card-tree';
import { alice, bear, pick, position, readCard, resolve, select, Table } from '@stacktrail/test-kit';

const plumb = readCard(
  instant('Plumb', ''),
  'As an additional cost to cast this spell, you may sacrifice one or more creatures. When you do, copy this spell for each creature sacrificed this way.',
  'You gain 1 life.',
);

/** Alice's life, and how many copies there were, after so many of her creatures were sacrificed. */
function after(sacrificed: number): readonly number[] {
  const p = position();
  const creatures = Array.from({ length: 3 }, () => p.battlefield(alice, bear));
  const card = p.hand(alice, plumb);
  const table = new Table(p);
  table.cast(card, pick(sacrificed > 0 ? 'yes' : 'no'));
  if (sacrificed > 0) table.answer(select(...creatures.slice(0, sacrificed)));
  resolve(table);
  return [table.life(alice), table.of('SpellCopied').length];
}

test('CR 601.2i, 603.4: it is copied as often as creatures were sacrificed to cast it', () => {
  expect(after(2)).toEqual([23, 2]);
  expect(after(1)).toEqual([22, 1]);
});

test('CR 603.4: nothing triggers where the cost wasn’t paid', () => {
  expect(after(0)).toEqual([21, 0]);
});
