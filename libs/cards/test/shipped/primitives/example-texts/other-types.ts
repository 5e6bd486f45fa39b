import type { ExampleTexts } from './example-texts.js';

export const ofOtherTypes: readonly ExampleTexts[] = [
  {
    types: ['Conspiracy'],
    texts: ['Double agenda'],
  },
  {
    types: ['Dungeon'],
    texts: [
      'When you move your venture marker into this room, scry 1.',
      'Whenever you move your venture marker into this room, scry 1.',
    ],
  },
  {
    types: ['Plane'],
    texts: ['When you planeswalk to Test Card, chaos ensues.'],
  },
  {
    types: ['Scheme'],
    texts: [
      'When you set this scheme in motion, set this scheme in motion.',
      'When you set this scheme in motion, target opponent chooses self or others. If that player chooses self, the player discards a card. If the player chooses others, each of your other opponents discards a card.',
    ],
  },
];
