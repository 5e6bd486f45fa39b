import { bolt, sample, type Sample } from './sample.js';

export const playerSamples: readonly Sample[] = [
  sample('DamageDealtToPlayer', '120.3a', { source: 31, player: 1, amount: 4, combat: true }),
  sample('LifeGained', '119.3', { player: 0, amount: 4, life: 24 }),
  sample('LifeLost', '119.3', { player: 1, amount: 24, life: -4 }),
  sample('AdditionalLandsAllowed', '305.2', { player: 0, count: 2 }),
  sample('PlayerCountersPut', '122.1f', { player: 1, kind: 'poison', count: 1 }),
  sample('ManaAdded', '106.4', { player: 0, mana: ['G', 'G'], first: 14, source: 33, instruction: bolt }),
  sample('ManaSpent', '601.2h', { player: 0, mana: [{ unit: 14, type: 'G' }], on: 82 }),
  sample('ManaBecameColorless', '106.4', { player: 0, units: [7, 8] }),
  sample('ManaEmptied', '500.5', { player: 0, mana: ['G'], kept: [7] }),
];
