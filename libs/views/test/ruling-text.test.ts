import { expect, test } from '@jest/globals';
import type { Effect } from '@stacktrail/card-tree';
import { theObject, thePlayer } from '@stacktrail/rules';
import { alice, bear, bob, Position } from '@stacktrail/test-kit';
import { rulingText } from '../src/ruling-text.js';

const position = new Position(2);
const bears = position.battlefield(bob, bear);
const state = position.state();
const it = theObject(bears);
const her = thePlayer(alice);

test.each<[string, readonly Effect[]]>([
  ['nothing', []],
  [
    'Player 1 draws 2 cards, then destroy Bear',
    [
      { do: 'draw', who: her, count: 2 },
      { do: 'destroy', what: it },
    ],
  ],
  ['3 damage to Player 2', [{ do: 'deal damage', amount: 3, to: thePlayer(bob) }]],
  ['put Bear into exile', [{ do: 'move', what: it, to: { zone: 'exile' } }]],
  ['put 2 +1/+1 counters on Bear', [{ do: 'put counters', counter: '+1/+1', count: 2, on: it }]],
  [
    'Bear gets +2/−1 until end of turn',
    [
      {
        do: 'apply',
        to: it,
        changes: [{ change: 'modify power and toughness', power: 2, toughness: -1 }],
        until: 'this turn',
      },
    ],
  ],
  [
    'Player 1 gains control of Bear for the rest of the game',
    [{ do: 'apply', to: it, changes: [{ change: 'control', to: her }], until: 'rest of the game' }],
  ],
  ['Player 1 creates 1 Treasure token', [{ do: 'create tokens', who: her, count: 1, token: 'Treasure' }]],
  ['“Draw two cards.”', [{ do: 'draw', who: { players: 'you' }, count: 2 }]],
  ['fight (first Bear, second Bear)', [{ do: 'fight', first: it, second: it }]],
])('%s', (text, actions) => {
  expect(rulingText(state, actions, bears, 'spectator')).toBe(text);
});
