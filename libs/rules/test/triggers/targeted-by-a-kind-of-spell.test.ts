import { expect, test } from '@jest/globals';
import { creature, gainLife, instant, spell, sorcery, target, triggered } from '@stacktrail/card-tree';
import { alice, position, Table } from '@stacktrail/test-kit';

const partisan = creature(
  'Partisan',
  '{G}',
  ['Wolf'],
  2,
  2,
  triggered(
    {
      on: 'becomes the target',
      what: { is: 'this' },
      of: 'spell',
      by: 'any player',
      spell: { is: 'type', type: 'Instant' },
    },
    gainLife(1),
  ),
);

test('CR 115.1, 603.2: becoming the target of a spell of a kind is no event for spells of another kind', () => {
  for (const [make, life] of [
    [instant, 21],
    [sorcery, 20],
  ] as const) {
    const p = position();
    p.battlefield(alice, partisan);
    const card = p.hand(alice, make('Growth', '', spell(target.creature(), gainLife(0))));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    expect(table.life(alice)).toBe(life);
  }
});
