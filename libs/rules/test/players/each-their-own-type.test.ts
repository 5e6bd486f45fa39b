import { expect, test } from '@jest/globals';
import { creature } from '@stacktrail/card-tree';
import { alice, bear, bob, elf, giant, pick, position, readCard, select, Table } from '@stacktrail/test-kit';

test('CR 101.4, 608.2d: each player returns cards of the type that they chose themselves', () => {
  const sifter = readCard(
    creature('Sifter', '', [], 5, 7),
    'When this creature enters, each player chooses a creature type and returns any number of cards of that type from their graveyard to their hand.',
  );
  const p = position();
  const own = [p.graveyard(alice, bear), p.graveyard(alice, elf), p.graveyard(alice, bear)];
  const theirs = [p.graveyard(bob, bear), p.graveyard(bob, elf), p.graveyard(bob, giant)];
  const card = p.hand(alice, sifter);
  const table = new Table(p);
  table.cast(card);
  table.pass(4);
  table.answers(pick('Bear'), select(own[0]!), pick('Elf'), select(theirs[1]!));
  expect([...own, ...theirs].map((id) => table.zoneOf(id))).toEqual([
    'hand',
    'graveyard',
    'graveyard',
    'graveyard',
    'hand',
    'graveyard',
  ]);
});
