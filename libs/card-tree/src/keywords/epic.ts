import type { SpellAbility } from '../abilities.js';
import { self, you } from './common-nodes.js';

/** CR 702.50a: two spell abilities; the second creates a delayed triggered ability for each of the player's upkeeps. */
export function epic(): SpellAbility {
  return {
    kind: 'spell',
    modes: [
      {
        targets: [],
        effects: [
          { do: 'prohibit', who: you, what: 'cast spells', until: 'rest of the game' },
          {
            do: 'delayed trigger',
            until: 'rest of the game',
            keep: self,
            ability: {
              kind: 'triggered',
              event: { on: 'beginning of step', step: 'upkeep', whose: 'you' },
              modes: [
                {
                  targets: [],
                  effects: [
                    {
                      do: 'copy spell',
                      what: { objects: 'kept' },
                      mayChooseNewTargets: true,
                      except: [{ except: 'change', change: { change: 'lose keywords', keywords: ['epic'] } }],
                    },
                  ],
                },
              ],
            },
          },
        ],
      },
    ],
  };
}
