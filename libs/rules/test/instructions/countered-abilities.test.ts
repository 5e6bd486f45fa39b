import { describe, expect, test } from '@jest/globals';
import { artifact, instant } from '@stacktrail/card-tree';
import { alice, bob, position, readCard, Table } from '@stacktrail/test-kit';

const bind = readCard(
  instant('Bind', ''),
  "Counter target activated or triggered ability. If a permanent's ability is countered this way, activated abilities of that permanent can't be activated this turn.",
);

describe('CR 602.5, 701.6a: a permanent whose ability is countered', () => {
  const font = readCard(artifact('Font', '{1}', []), '{0}: You gain 1 life.');
  const relic = readCard(artifact('Relic', '{1}', []), '{0}, Sacrifice this artifact: You gain 1 life.');

  test('its activated abilities can’t be activated this turn; those of others can', () => {
    const p = position();
    const [first, second] = [p.battlefield(alice, font), p.battlefield(alice, font)];
    const card = p.hand(bob, bind);
    const table = new Table(p);
    table.activate(first);
    table.pass();
    table.cast(card);
    table.passAll();
    expect(table.life(alice)).toBe(20);
    expect([first, second].map((id) => table.options(id).length)).toEqual([0, 1]);
  });

  test('an ability of what isn’t a permanent any more is countered all the same', () => {
    const p = position();
    const id = p.battlefield(alice, relic);
    const card = p.hand(bob, bind);
    const table = new Table(p);
    table.activate(id);
    table.pass();
    table.cast(card);
    table.passAll();
    expect(table.life(alice)).toBe(20);
    expect(table.stack).toEqual([]);
  });
});
