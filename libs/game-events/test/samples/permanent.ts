import type { Revision } from '../../src/index.js';
import { sample, type Sample } from './sample.js';

export const permanentSamples: readonly Sample[] = [
  sample('Tapped', '701.26a', { object: 31 }, { source: 31, causes: [4, 8, 9] as Revision[] }),
  sample('Untapped', '701.26b', { object: 31 }, { repeats: 6 as Revision }),
  sample('PermanentsPhased', '502.1', {
    out: [
      { object: 31, with: 0 },
      { object: 50, with: 31 },
    ],
    in: [33],
  }),
  sample('CountersPut', '122.1', { object: 31, kind: '+1/+1', count: 3 }),
  sample('CountersRemoved', '122.1', { object: 31, kind: 'loyalty', count: 1 }),
  sample('Attached', '701.3a', { object: 50, to: 31 }),
  sample('Unattached', '701.3d', { object: 50 }),
  sample('ControlChanged', '613.1b', { object: 31, from: 0, to: 1 }),
  sample('Destroyed', '704.5g', { object: 31, toughness: 2, damage: 3 }, { causes: [8, 9] as Revision[] }),
  sample('Regenerated', '701.19a', { object: 31, shield: 4 }),
  sample('DamageMarkRemoved', '701.19a', { object: 31 }),
  sample('DamageDealtToPermanent', '120.3e', {
    source: 82,
    object: 31,
    amount: 3,
    marked: 3,
    combat: false,
    deathtouch: true,
  }),
];
