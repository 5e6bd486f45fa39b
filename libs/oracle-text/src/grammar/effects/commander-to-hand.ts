import type { Effect } from '@stacktrail/card-tree';
import { constant, type Syntax } from '../../syntax/syntax.js';

/** “Put your commander into your hand from the command zone” (CR 903.6): each commander that is there. */
export const commanderToHand: Syntax<Effect> = constant<Effect>(
  'put your commander into your hand from the command zone',
  {
    do: 'move',
    what: {
      objects: 'matching',
      of: { objects: 'commanders', of: { players: 'you' } },
      filter: { is: 'in zone', zone: 'command' },
    },
    to: { zone: 'hand' },
  },
);
