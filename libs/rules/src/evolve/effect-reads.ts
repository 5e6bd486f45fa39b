import type { EventType } from '@stacktrail/game-events';
import { reads } from '../state/effect-stamp.js';
import type { GameState } from '../state/game-state.js';

/** Which aspects of the game an event can change, as far as continuous effects may read them. */
const aspects: { readonly [K in EventType]?: number } = {
  ObjectMoved: reads.zones | reads.tapped | reads.counters,
  TokensCreated: reads.zones,
  Merged: reads.zones,
  ComponentMoved: reads.zones,
  ObjectCeasedToExist: reads.zones,
  LibraryShuffled: reads.zones,
  LibraryOrdered: reads.zones,
  LibraryOrderedAtRandom: reads.zones,
  MulliganTaken: reads.zones,
  SpellCopied: reads.zones,
  CardCopied: reads.zones,
  AbilityPutOnStack: reads.zones,
  AbilityRemovedFromStack: reads.zones,
  PlayerLost: reads.zones,
  PlayerLeft: reads.zones | reads.combat | reads.turn,
  LifeGained: reads.life,
  LifeLost: reads.life,
  CountersPut: reads.counters,
  PositionAdjusted: reads.counters,
  CountersRemoved: reads.counters,
  PlayerCountersPut: reads.counters,
  Tapped: reads.tapped,
  Untapped: reads.tapped,
  PermanentsPhased: reads.zones | reads.combat,
  PermanentsUntapped: reads.tapped,
  TurnBegan: reads.turn,
  StepBegan: reads.turn,
  TurnCutShort: reads.combat,
  AttackersDeclared: reads.combat | reads.tapped,
  PutOntoBattlefieldAttacking: reads.combat,
  BlockersDeclared: reads.combat,
  RemovedFromCombat: reads.combat,
  CombatEnded: reads.combat,
  BecameBlocked: reads.combat,
  AttackReselected: reads.combat,
  BlockAdded: reads.combat,
  StoppedBeingAttacked: reads.combat,
  DamageDealtToPermanent: reads.turn,
  DamageMarkRemoved: reads.turn,
  DamageWoreOff: reads.turn,
  Regenerated: reads.tapped | reads.turn,
  StartingPlayerChosen: reads.turn,
  SpellCast: reads.casts,
  DesignationGiven: reads.marks,
  TurnedFaceDown: reads.marks,
  TurnedFaceUp: reads.marks,
  ObjectsLinked: reads.marks,
  DesignationRemoved: reads.marks,
  ChoiceRecorded: reads.marks,
  PlayerCountersRemoved: reads.counters,
  DungeonEntered: reads.zones,
  SupplementaryCardTurnedUp: reads.zones,
  SupplementaryCardTurnedDown: reads.zones,
  DungeonCompleted: reads.zones | reads.marks,
  VentureMarkerMoved: reads.marks,
  AttachedToPlayer: reads.zones,
};

/** Whether the effects in force, where they have been worked out, read something that this kind of event changes. */
export function readsAspect(state: GameState, type: EventType): boolean {
  const mask = state.stamp.reads;
  return mask !== 0 && (mask & (aspects[type] ?? 0)) !== 0;
}
