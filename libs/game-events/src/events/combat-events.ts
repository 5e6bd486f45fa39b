import { object, ref } from '../fields.js';
import { bool, list, record, uint } from '../schema/codec.js';
import { publicEvent } from '../schema/event-schema.js';

/** CR 506–511. */
export const combatEvents = {
  /** CR 508.1: each attacking creature, and the player, planeswalker or battle that it attacks. */
  AttackersDeclared: publicEvent(1, { attacks: list(record({ attacker: object, defender: ref })) }),
  /** CR 508.4: a creature entered the battlefield attacking; it never “attacked”. */
  PutOntoBattlefieldAttacking: publicEvent(1, { object, defender: ref }),
  /** CR 509.1: each blocking creature, and the attacker that it blocks. */
  BlockersDeclared: publicEvent(1, { blocks: list(record({ blocker: object, attacker: object })) }),
  /** CR 510.1, with the power that each amount rested on. */
  CombatDamageAssigned: publicEvent(1, {
    assignments: list(record({ from: object, to: ref, amount: uint })),
    powers: list(record({ object, power: uint })),
  }),
  /** CR 506.4: a permanent was removed from combat. */
  RemovedFromCombat: publicEvent(1, { object }),
  /** CR 511.3: every creature, planeswalker and battle left combat. */
  CombatEnded: publicEvent(1, {}),
  /** CR 509.1h: an effect says that it becomes blocked. */
  BecameBlocked: publicEvent(1, { object }),
  /** CR 508.7: the creature attacks another player or permanent now; it doesn't “attack” again. */
  AttackReselected: publicEvent(1, { object, defender: ref }),
  /** An effect makes a creature block. If it was put onto the battlefield blocking, it never “blocked” (CR 509.4). */
  BlockAdded: publicEvent(1, { blocker: object, attacker: object, put: bool }),
  /** CR 506.4d: the permanent stops being attacked, though it goes on blocking or attacking. */
  StoppedBeingAttacked: publicEvent(1, { object }),
  /** CR 702.22c: the bands of attacking creatures; each list is one band. */
  BandsFormed: publicEvent(1, { bands: list(list(object)) }),
} as const;
