import { expect, test } from '@jest/globals';
import {
  cost,
  creature,
  destroy,
  gets,
  instant,
  powerOf,
  spell,
  target,
  thisObject,
  untilEndOfTurn,
  ward,
} from '@stacktrail/card-tree';
import { pick, select, bear, alice, bob, position, Table } from '@stacktrail/test-kit';

const kill = instant('Kill', '', spell(target.creature(), destroy(target())));
const grow = instant('Grow', '', spell(target.creature(), untilEndOfTurn(target(), gets(3, 3))));

test.each([
  [false, 18],
  [true, 15],
])('CR 702.21b: what X is in a ward cost is counted on resolution (grown in the meantime: %s)', (grown, life) => {
  const p = position();
  const guarded = p.battlefield(
    bob,
    creature('Sage', '{U}', ['Wizard'], 2, 2, ward([cost.payLife(powerOf(thisObject))])),
  );
  p.battlefield(bob, bear);
  const [kills, grows] = [p.hand(alice, kill), p.hand(bob, grow)];
  const table = new Table(p);
  table.cast(kills, select(guarded));
  expect(table.stack).toEqual(['Kill', 'ability of Sage']);
  table.pass();
  if (grown) {
    table.cast(grows, select(guarded));
    table.passAll();
    table.pass();
  }
  table.pass();
  table.answer(pick('yes'));
  expect([table.life(alice), table.stack]).toEqual([life, ['Kill']]);
});
