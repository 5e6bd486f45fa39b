import { expect, test } from '@jest/globals';
import { creatures, instant, spell, type Effect, type Objects } from '@stacktrail/card-tree';
import { alice, position, Table, bear } from '@stacktrail/test-kit';

const shock = instant('Shock', '{R}');
const you = { players: 'you' } as const;
const shown: Objects = { objects: 'result', label: 'shown' };

test('CR 701.20b: of the revealed cards those that are still in the library are moved, and no others', () => {
  const p = position();
  const [first, second] = [p.library(alice, bear), p.library(alice, shock)];
  const put: Objects = { objects: 'matching', of: shown, filter: creatures };
  const remaining: Objects = { objects: 'matching', of: shown, filter: { is: 'in zone', zone: 'library' } };
  const effects: readonly Effect[] = [
    { do: 'reveal', what: { objects: 'top of library', of: you, count: 2 }, label: 'shown' },
    { do: 'move', what: put, to: { zone: 'battlefield' } },
    { do: 'move', what: remaining, to: { zone: 'graveyard' } },
  ];
  const id = p.hand(alice, instant('Text', '', spell(...effects)));
  const table = new Table(p);
  table.cast(id);
  table.passAll();
  expect([first, second].map((card) => table.zoneOf(card))).toEqual(['battlefield', 'graveyard']);
});
