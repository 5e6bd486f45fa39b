import { object, ref } from '../fields.js';
import { bool, list, record, uint } from '../schema/codec.js';
import { openEvent } from '../schema/event-schema.js';

/** CR 506–511. */
export const combatEvents = {
  AttackersDeclared: openEvent(1, { attacks: list(record({ attacker: object, defender: ref })) }),
  /** CR 508.4: a creature entered the battlefield attacking; it never “attacked”. */
  PutOntoBattlefieldAttacking: openEvent(1, { object, defender: ref }),
  BlockersDeclared: openEvent(1, { blocks: list(record({ blocker: object, attacker: object })) }),
  /** CR 510.1, with the power that each amount rested on. */
  CombatDamageAssigned: openEvent(1, {
    assignments: list(record({ from: object, to: ref, amount: uint })),
    powers: list(record({ object, power: uint })),
  }),
  /** CR 506.4. */
  RemovedFromCombat: openEvent(1, { object }),
  CombatEnded: openEvent(1, {}),
  /** CR 509.1h: an effect says that it becomes blocked. */
  BecameBlocked: openEvent(1, { object }),
  /** CR 508.7: it attacks another player or permanent; it hasn't attacked again. */
  AttackReselected: openEvent(1, { object, defender: ref }),
  /** An effect makes a creature block; where it was put onto the battlefield so, it never “blocked” (CR 509.4). */
  BlockAdded: openEvent(1, { blocker: object, attacker: object, put: bool }),
  /** CR 506.4d: it stops being attacked, though it goes on blocking or attacking. */
  StoppedBeingAttacked: openEvent(1, { object }),
  /** CR 702.22c: attacking creatures that are in a band together, for each band. */
  BandsFormed: openEvent(1, { bands: list(list(object)) }),
} as const;
