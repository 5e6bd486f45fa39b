import { expect, test } from '@jest/globals';
import {
  chooses,
  creature,
  designated,
  destroy,
  each,
  instant,
  keywords,
  spell,
  target,
  type Effect,
} from '@stacktrail/card-tree';
import { pick, select, bear, alice, bob, position, Table, resolve } from '@stacktrail/test-kit';

const sculptor = creature('Sculptor', '', ['Wizard'], 1, 1, keywords('space sculptor'));
const kill = instant('Kill', '', spell(target.creature(), destroy(target())));
const sectorOf = (table: Table, id: Parameters<Table['object']>[0]) =>
  table.object(id).designations.map(({ name }) => name);

test('CR 702.158a: creatures get sectors while there is a permanent with space sculptor', () => {
  const p = position();
  const theirs = p.battlefield(bob, bear);
  const card = p.hand(alice, sculptor);
  const table = new Table(p);
  expect(sectorOf(table, theirs)).toEqual([]);
  table.cast(card);
  table.passAll();
  table.answers(pick('beta sector'), pick('alpha sector'));
  expect([sectorOf(table, theirs), sectorOf(table, table.now(card).id)]).toEqual([['beta sector'], ['alpha sector']]);
});

test('CR 702.158b: they keep them until no player controls such a permanent', () => {
  const p = position();
  const theirs = p.battlefield(bob, bear);
  const sculptors = [p.battlefield(alice, sculptor), p.battlefield(bob, sculptor)];
  const kills = [p.hand(alice, kill), p.hand(alice, kill)];
  const table = new Table(p);
  table.answers(pick('beta sector'), pick('alpha sector'), pick('gamma sector'));
  table.cast(kills[0]!, select(sculptors[0]!));
  resolve(table);
  expect(sectorOf(table, theirs)).toHaveLength(1);
  table.cast(kills[1]!, select(sculptors[1]!));
  resolve(table);
  expect(sectorOf(table, theirs)).toEqual([]);
});

const sectors = ['alpha sector', 'beta sector', 'gamma sector'] as const;
const laysWaste = instant(
  'Lay waste',
  '',
  spell(
    chooses({ choose: 'word', among: sectors }),
    ...sectors.map((word): Effect => ({
      do: 'if',
      condition: { if: 'chosen', word },
      then: [destroy(each(designated(word)))],
    })),
  ),
);

test('CR 702.158d, 702.158e: a sector is chosen, and what is done is done to all creatures in that sector', () => {
  const p = position();
  const [one, two, other] = [p.battlefield(bob, bear), p.battlefield(bob, bear), p.battlefield(bob, bear)];
  const ours = p.battlefield(alice, sculptor);
  const card = p.hand(alice, laysWaste);
  const table = new Table(p);
  table.answers(...['beta sector', 'beta sector', 'gamma sector', 'alpha sector'].map((sector) => pick(sector)));
  table.cast(card);
  table.passAll();
  table.answer(pick('beta sector'));
  expect([one, two, other, ours].map((id) => table.zoneOf(id))).toEqual([
    'graveyard',
    'graveyard',
    'battlefield',
    'battlefield',
  ]);
});
