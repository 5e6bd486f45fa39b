import { object, there, two } from '../told.js';
import type { Sentences } from './sentences.js';

const { bear, elf, mourner } = there;

export const combatSentences = {
  BecameBlocked: [{ object: bear }, 'Bear becomes blocked.'],
  AttackReselected: [{ object: bear, defender: two }, 'Bear now attacks Player 2.'],
  BlockAdded: [{ blocker: bear, attacker: mourner, put: false }, 'Bear blocks Mourner.'],
  StoppedBeingAttacked: [{ object: bear }, 'Bear is attacked no longer.'],
  BandsFormed: [{ bands: [[bear, mourner]] }, 'Bear and Mourner attack in a band.'],
  AttackersDeclared: [
    {
      attacks: [
        { attacker: bear, defender: two },
        { attacker: mourner, defender: two },
      ],
    },
    'Player 1 attacks Player 2 with Bear and Mourner.',
  ],
  PutOntoBattlefieldAttacking: [{ object: bear, defender: two }, 'Bear enters attacking Player 2.'],
  BlockersDeclared: [{ blocks: [{ blocker: elf, attacker: bear }] }, 'Elf blocks Bear.'],
  CombatDamageAssigned: [
    { assignments: [{ from: bear, to: object(elf), amount: 2 }], powers: [{ object: bear, power: 2 }] },
    'Combat damage is assigned: 2 from Bear to Elf.',
  ],
  RemovedFromCombat: [{ object: bear }, 'Bear is removed from combat.'],
  CombatEnded: [{}, 'Combat ends.'],
} satisfies Sentences;
