import { expect, test } from '@jest/globals';
import { artifact } from '@stacktrail/card-tree';
import { alice, bear, pay, pools, position, readCard, Table } from '@stacktrail/test-kit';

const throne = readCard(
  artifact('Throne', '', []),
  'As this artifact enters, choose a color.',
  '{3}: You gain 2 life. Spend only mana of the chosen color to activate this ability.',
);
const red = { chosen: [{ label: 'color', values: [{ is: 'word', word: 'R' }] }] } as never;

/** What is left in the pool after the ability has resolved; the reason, if it can't be paid. */
function spent(pool: string): string {
  const p = position(pools(pool));
  const id = p.battlefield(alice, throne, red);
  const table = new Table(p);
  table.activate(id);
  while (table.question.kind !== 'priority') table.answer(pay);
  if (table.reversed !== null) return table.reversed.rule;
  table.passAll();
  return `${table.life(alice)} ${table.pool(alice)}`;
}

test('CR 106.6: generic mana in its cost takes mana of the chosen color alone', () => {
  expect(spent('RRRGG')).toBe('22 GG');
  expect(spent('GRGRGR')).toBe('22 GGG');
  expect(spent('RRGGG')).toBe('601.2h');
});

test('CR 607.5a: without a chosen color it can’t be activated', () => {
  const p = position(pools('RRRGG'));
  const id = p.battlefield(alice, throne);
  p.hand(alice, bear);
  expect(new Table(p).options(id)).toEqual([]);
});
