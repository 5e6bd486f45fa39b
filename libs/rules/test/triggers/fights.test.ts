import { describe, expect, test } from '@jest/globals';
import { creature, enchantment, instant } from '@stacktrail/card-tree';
import { alice, bob, position, readCard, select, Table } from '@stacktrail/test-kit';

const ox = creature('Ox', '', [], 1, 5);
const brawl = readCard(instant('Brawl', ''), 'Target creature fights another target creature.');

describe('CR 701.14a: creatures that fight', () => {
  const watch = readCard(
    enchantment('Watch', '{1}', []),
    'Whenever one or more creatures you control fight or become blocked, you gain 1 life.',
  );
  const counting = readCard(
    enchantment('Count', '{1}', []),
    'Whenever a creature you control fights, you gain 1 life.',
  );

  test.each([
    ['CR 603.2c: two of one player’s are “one or more” once', watch, alice, 21],
    ['two of one player’s are each a creature that fights', counting, alice, 22],
    ['only one of them is yours', counting, bob, 21],
  ] as const)('%s', (_, watcher, whose, life) => {
    const p = position();
    p.battlefield(alice, watcher);
    const mine = p.battlefield(alice, ox);
    p.battlefield(whose, ox);
    const card = p.hand(alice, brawl);
    const table = new Table(p);
    table.cast(card, select(mine));
    while (table.stack.length > 0) table.pass();
    expect(table.life(alice)).toBe(life);
  });
});
