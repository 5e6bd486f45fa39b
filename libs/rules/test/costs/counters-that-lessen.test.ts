import { describe, expect, test } from '@jest/globals';
import { creature } from '@stacktrail/card-tree';
import { countersOn } from '@stacktrail/game-state';
import { alice, bear, forest, number, pay, pick, position, readCard, Table } from '@stacktrail/test-kit';

const text =
  'As an additional cost to cast this spell, you may remove any number of +1/+1 counters from among creatures you control. This spell costs {2} less to cast for each +1/+1 counter removed this way.';

function setUp() {
  const p = position();
  const titan = p.hand(alice, readCard(creature('Titan', '{4}{G}', ['Giant'], 5, 5), text));
  const grown = p.battlefield(alice, bear, { counters: { '+1/+1': 3 } });
  const wood = p.battlefield(alice, forest);
  return { table: new Table(p), titan, grown, wood };
}

describe('CR 601.2b, 601.2f: counters that are removed as an additional cost make the spell cheaper', () => {
  test('each of them by so much', () => {
    const { table, titan, grown, wood } = setUp();
    table.cast(titan, pick('yes'), number(2), table.use(wood), pay);
    expect(table.stack).toEqual(['Titan']);
    expect(countersOn(table.object(grown), '+1/+1')).toBe(1);
  });

  test('without them it costs what it says', () => {
    const { table, titan, grown } = setUp();
    table.cast(titan, pick('no'));
    expect(table.of('TotalCostDetermined').map(({ data }) => data.mana)).toEqual([['4', 'G']]);
    expect(countersOn(table.object(grown), '+1/+1')).toBe(3);
  });
});
