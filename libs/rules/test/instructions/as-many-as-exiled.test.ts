import { expect, test } from '@jest/globals';
import { instant, sorcery } from '@stacktrail/card-tree';
import { alice, bear, elf, forest, giant, plainState, position, readCard, Table } from '@stacktrail/test-kit';

const destiny = readCard(
  instant('Fate', ''),
  'Exile all creatures you control. At the beginning of the next end step, reveal cards from the top of your library until you reveal that many creature cards, put all creature cards revealed this way onto the battlefield, then shuffle the rest of the revealed cards into your library.',
);
const maker = readCard(sorcery('Maker', ''), 'Create a 1/1 white Soldier creature token.');

test('CR 608.2h: tokens that were exiled count, too; the creatures enter together and the rest is shuffled', () => {
  const p = position();
  const own = p.battlefield(alice, bear);
  const [make, fate] = [p.hand(alice, maker), p.hand(alice, destiny)];
  for (const card of [forest, elf, forest, giant, bear]) p.library(alice, card);
  const table = new Table(p);
  table.cast(make);
  table.passAll();
  table.cast(fate);
  table.passAll();
  expect(table.zoneOf(own)).toBe('exile');
  table.passUntil('end');
  table.passAll();
  const names = (ids: typeof table.state.battlefield) => ids.map((id) => table.object(id).printed.name);
  expect(names(table.state.battlefield)).toEqual(['Elf', 'Giant']);
  expect([...names(table.state.players[alice]!.library)].sort()).toEqual(['Bear', 'Forest', 'Forest']);
  expect(table.of('LibraryShuffled')).toHaveLength(1);
  expect(table.fold()).toBe(plainState(table.state));
});
