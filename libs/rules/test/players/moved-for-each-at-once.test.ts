import { expect, test } from '@jest/globals';
import { creature, sorcery } from '@stacktrail/card-tree';
import { alice, bear, bob, plot, position, readCard, Table } from '@stacktrail/test-kit';

const watcher = readCard(creature('Watcher', '', ['Kavu'], 1, 1), 'Whenever another creature enters, you gain 1 life.');

function resolved(text: string, set: (p: ReturnType<typeof position>) => void): Table {
  const p = position();
  set(p);
  const card = p.hand(alice, readCard(sorcery('Spell', ''), text));
  const table = new Table(p);
  table.cast(card);
  table.passAll();
  return table;
}

test('CR 101.4, 603.6a: each player returns creatures; those of both see each other enter', () => {
  const table = resolved('Each player returns all creature cards from their graveyard to the battlefield.', (p) => {
    for (const each of [alice, bob]) p.graveyard(each, watcher);
  });
  const returned = table.of('ObjectMoved').filter(({ data }) => data.to === 'battlefield');
  expect(returned.map(({ data }) => data.controller)).toEqual([alice, bob]);
  while (table.stack.length > 0) table.pass();
  expect([table.life(alice), table.life(bob)]).toEqual([21, 21]);
});

test('CR 101.4: each player exiles cards of their own library, as many as there are', () => {
  const table = resolved('Each player exiles the top two cards of their library.', (p) => {
    p.library(bob, bear);
    for (let i = 0; i < 3; i++) p.library(alice, plot);
  });
  const exiled = table.state.exile.map((id) => table.object(id));
  expect(exiled.map(({ owner, printed }) => [owner, printed.name])).toEqual([
    [alice, 'Plot'],
    [alice, 'Plot'],
    [bob, 'Bear'],
  ]);
});
