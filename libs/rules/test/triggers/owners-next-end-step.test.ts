import { describe, expect, test } from '@jest/globals';
import { instant } from '@stacktrail/card-tree';
import { alice, bear, bob, position, readCard, Table } from '@stacktrail/test-kit';

const text =
  "Exile target creature. Return that card to the battlefield under its owner's control at the beginning of that player's next end step.";

describe('CR 603.7: at the beginning of the next end step of the owner of what was exiled', () => {
  test.each([
    ['yours: in this turn', alice, ['battlefield']],
    ['another player’s: not in your end step, but in theirs', bob, ['exile', 'battlefield']],
  ] as const)('%s', (_, owner, zones) => {
    const p = position();
    const away = p.hand(alice, readCard(instant('Away', ''), text));
    const gone = p.battlefield(owner, bear);
    for (const one of [alice, bob]) for (let i = 0; i < 3; i++) p.library(one, bear);
    const table = new Table(p);
    table.cast(away);
    table.passAll();
    const found = zones.map(() => {
      table.passUntil('end');
      if (table.stack.length > 0) table.passAll();
      return table.zoneOf(gone);
    });
    expect(found).toEqual(zones);
    expect(table.now(gone).controller).toBe(owner);
  });
});
