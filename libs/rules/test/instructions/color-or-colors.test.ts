import { expect, test } from '@jest/globals';
import { instant } from '@stacktrail/card-tree';
import { characteristicsOf } from '@stacktrail/characteristics';
import { colorBit } from '@stacktrail/game-state';
import { alice, bear, bob, pick, position, readCard, Table } from '@stacktrail/test-kit';

const change = readCard(
  instant('Change', ''),
  'Target creature becomes the color or colors of your choice until end of turn.',
);

function changing() {
  const p = position();
  for (const player of [alice, bob]) for (let i = 0; i < 3; i++) p.library(player, bear);
  const own = p.battlefield(alice, bear, { tapped: true });
  const card = p.hand(alice, change);
  const table = new Table(p);
  table.cast(card);
  table.passAll();
  return { table, colors: () => characteristicsOf(table.state, table.object(own)).colors };
}

test.each([[['U']], [['W', 'R']], [['W', 'U', 'B', 'R', 'G']]] as const)(
  'CR 105.3, 608.2d: any number of colors can be chosen, and replace its own: %j',
  (chosen) => {
    const { table, colors } = changing();
    table.answer(pick(...chosen));
    expect(colors()).toBe(chosen.reduce((mask, color) => mask | colorBit(color), 0));
    table.passUntil('cleanup');
    table.passUntil('upkeep');
    expect(colors()).toBe(colorBit('G'));
  },
);

test('CR 105.4: at least one has to be chosen', () => {
  expect(() => changing().table.answer(pick())).toThrow();
});
