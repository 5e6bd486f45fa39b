import { expect, test } from '@jest/globals';
import { enchantment, instant } from '@stacktrail/card-tree';
import { alice, bear, position, readCard, Table } from '@stacktrail/test-kit';

const watcher = readCard(enchantment('Watcher', '', []), 'Whenever a Zombie you control enters, you gain 1 life.');

function lifeAfter(...sentences: readonly string[]): number {
  const text = ['Return target creature card from your graveyard to the battlefield.', ...sentences].join(' ');
  const p = position();
  p.battlefield(alice, watcher);
  p.graveyard(alice, bear);
  const deed = p.hand(alice, readCard(instant('Deed', '', { kind: 'spell', modes: [] }), text));
  const table = new Table(p);
  table.cast(deed);
  table.passAll();
  table.passAll();
  return table.life(alice);
}

test('CR 611.2e: what an effect says that a permanent is holds as it enters; what it becomes, only afterwards', () => {
  expect(lifeAfter()).toBe(20);
  expect(lifeAfter("It's a black Zombie in addition to its other colors and types.")).toBe(21);
  expect(lifeAfter('It becomes a Zombie in addition to its other types.')).toBe(20);
});
