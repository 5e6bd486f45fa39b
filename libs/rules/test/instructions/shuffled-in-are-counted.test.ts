import { expect, test } from '@jest/globals';
import { instant, spell, type Effect } from '@stacktrail/card-tree';
import { playerOf } from '@stacktrail/game-state';
import { alice, bob, position, Table, bear } from '@stacktrail/test-kit';

test('CR 608.2c: each player draws as many cards as that player shuffled in', () => {
  const p = position();
  for (const player of [alice, bob]) for (let i = 0; i < 5; i++) p.library(player, bear);
  for (let i = 0; i < 3; i++) p.hand(bob, bear);
  p.hand(alice, bear);
  const everyone = { players: 'each player' } as const;
  const effects: readonly Effect[] = [
    {
      do: 'shuffle into library',
      what: { objects: 'each', filter: { is: 'card' }, zone: 'hand', of: everyone },
      who: everyone,
      label: 'shuffled',
    },
    {
      do: 'for each player',
      who: everyone,
      effects: [
        {
          do: 'draw',
          who: { players: 'that player' },
          count: { amount: 'number of', label: 'shuffled', filter: { is: 'owned by', who: 'that player' } },
        },
      ],
    },
  ];
  const id = p.hand(alice, instant('Text', '', spell(...effects)));
  const table = new Table(p);
  table.cast(id);
  table.passAll();
  const inHand = (player: typeof alice): number => playerOf(table.state, player).hand.length;
  expect([inHand(alice), inHand(bob)]).toEqual([1, 3]);
});
