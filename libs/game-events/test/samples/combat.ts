import { opponent, sample, type Sample } from './sample.js';

export const combatSamples: readonly Sample[] = [
  sample('AttackersDeclared', '508.1', { attacks: [{ attacker: 31, defender: opponent }] }),
  sample('PutOntoBattlefieldAttacking', '508.4', { object: 81, defender: opponent }),
  sample('BlockersDeclared', '509.1', { blocks: [{ blocker: 40, attacker: 31 }] }),
  sample('CombatDamageAssigned', '510.1', {
    assignments: [{ from: 31, to: { is: 'object', id: 40 }, amount: 4 }],
    powers: [{ object: 31, power: 4 }],
  }),
  sample('RemovedFromCombat', '506.4', { object: 31 }),
  sample('CombatEnded', '511.3', {}),
  sample('BecameBlocked', '509.1h', { object: 31 }),
  sample('AttackReselected', '508.7', { object: 31, defender: opponent }),
  sample('BlockAdded', '509.4', { blocker: 40, attacker: 31, put: true }),
  sample('StoppedBeingAttacked', '506.4', { object: 31 }),
  sample('BandsFormed', '702.22c', { bands: [[30, 31]] }),
];
