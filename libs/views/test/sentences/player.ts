import { alice, bob, there } from '../told.js';
import type { Sentences } from './sentences.js';

const { bear, elf, bolt } = there;

export const playerSentences = {
  DamageDealtToPlayer: [
    { source: bear, player: bob, amount: 2, combat: true },
    'Bear deals 2 combat damage to Player 2.',
  ],
  LifeGained: [{ player: alice, amount: 2, life: 22 }, 'Player 1 gains 2 life and is at 22.'],
  LifeLost: [{ player: bob, amount: 3, life: 17 }, 'Player 2 loses 3 life and is at 17.'],
  AdditionalLandsAllowed: [{ player: bob, count: 2 }, 'Player 2 may play 2 additional lands this turn.'],
  PlayerCountersPut: [{ player: bob, kind: 'poison', count: 1 }, 'Player 2 gets 1 poison counter.'],
  ManaAdded: [{ player: bob, mana: ['G'], first: 1, source: elf, instruction: null }, 'Player 2 adds {G} from Elf.'],
  ManaSpent: [{ player: alice, mana: [{ unit: 1, type: 'R' }], on: bolt }, 'Player 1 spends {R} on Bolt.'],
  ManaBecameColorless: [{ player: alice, units: [3] }, 'Player 1 keeps 1 unspent mana as colorless mana.'],
  ManaEmptied: [{ player: bob, mana: ['G', 'C'], kept: [] }, 'Player 2 loses {G}{C} from their mana pool.'],
} satisfies Sentences;
