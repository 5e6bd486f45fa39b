import { describe, expect, test } from '@jest/globals';
import { creature } from '@stacktrail/card-tree';
import { alice, bear, bob, pools, position, readCard, select, slay, Table } from '@stacktrail/test-kit';

const keeper = readCard(
  creature('Keeper', '{1}{G}', ['Wizard'], 1, 1),
  '{T}: Choose target opponent who controlled more creatures than you did as you activated this ability. You gain 3 life.',
);

function facing(bears: number) {
  const p = position(pools('', ''));
  const source = p.battlefield(alice, keeper);
  const theirs = Array.from({ length: bears }, () => p.battlefield(bob, bear));
  const removal = p.hand(alice, slay);
  return { table: new Table(p), source, theirs, removal };
}

describe('CR 601.2c, 602.2b: a target of which something is asked as the ability is activated', () => {
  test('an opponent who controls no more creatures is no target', () => {
    const { table, source } = facing(1);
    table.activate(source);
    expect([table.stack, table.reversed?.rule]).toEqual([[], '601.2c']);
  });

  test('CR 608.2b: it doesn’t matter what that opponent controls as the ability resolves', () => {
    const { table, source, theirs, removal } = facing(2);
    table.activate(source);
    expect(table.stack).toEqual(['ability of Keeper']);
    table.cast(removal, select(theirs[0]!));
    table.passAll();
    table.passAll();
    expect(table.life(alice)).toBe(23);
  });
});
