import { noObject } from '@stacktrail/game-events';
import { alice, bob, there } from '../told.js';
import type { Sentences } from './sentences.js';

const { bear, elf, bolt, mourner } = there;

export const permanentSentences = {
  Tapped: [{ object: bear }, 'Bear is tapped.'],
  Untapped: [{ object: bear }, 'Bear is untapped.'],
  PermanentsPhased: [{ out: [{ object: bear, with: noObject }], in: [mourner] }, 'Bear phases out; Mourner phases in.'],
  CountersPut: [{ object: bear, kind: '+1/+1', count: 2 }, '2 +1/+1 counters are put on Bear.'],
  CountersRemoved: [{ object: bear, kind: 'loyalty', count: 1 }, '1 loyalty counter is removed from Bear.'],
  Attached: [{ object: mourner, to: bear }, 'Mourner becomes attached to Bear.'],
  Unattached: [{ object: mourner }, 'Mourner becomes unattached.'],
  ControlChanged: [{ object: bear, from: alice, to: bob }, 'Player 2 gains control of Bear from Player 1.'],
  Destroyed: [
    { object: bear, toughness: 2, damage: 3 },
    'Bear is destroyed: 3 damage against a toughness of 2.',
    '704.5g',
  ],
  Regenerated: [{ object: bear, shield: 1 }, 'Bear regenerates instead of being destroyed.'],
  DamageMarkRemoved: [{ object: elf }, 'The damage marked on Elf is removed.'],
  DamageDealtToPermanent: [
    { source: bolt, object: elf, amount: 3, marked: 3, combat: false, deathtouch: false },
    'Bolt deals 3 damage to Elf.',
  ],
} satisfies Sentences;
