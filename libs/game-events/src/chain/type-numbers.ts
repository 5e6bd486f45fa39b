import type { EventType } from '../catalogue.js';

/**
 * The types of events in the order of their numbers in the binary form. Stored hashes rest on these numbers, so a new
 * type goes to the end and none is ever moved, renamed or removed.
 */
// prettier-ignore
export const numberedTypes = [
  'GameStarted', 'NonceGiven', 'SeedCommitted', 'SeedRevealed', 'StartingPlayerChosen', 'HandKept', 'MulliganTaken',
  'LibraryShuffled', 'PlayerConceded', 'PlayerLost', 'GameEnded',
  'DecisionAsked', 'DecisionMade', 'ActionReversed', 'RewindRequested', 'RewindVoted', 'RulingGiven',
  'TurnBegan', 'StepBegan', 'PriorityPassed', 'LandPlayed', 'PermanentsUntapped', 'DamageWoreOff',
  'ObjectMoved', 'TokensCreated', 'ObjectCeasedToExist', 'CardsRevealed', 'CardsLookedAt', 'LibraryOrdered', 'DrawFailed',
  'AbilityPutOnStack', 'ModesChosen', 'CostsAnnounced', 'TargetsChosen', 'DivisionAnnounced', 'TotalCostDetermined',
  'SpellCast', 'AbilityActivated', 'ManaAbilityActivated', 'AbilityTriggered', 'TriggerRemoved', 'DelayedTriggerCreated',
  'DelayedTriggerEnded', 'ResolutionBegan', 'ResolutionFailed', 'SpellCountered', 'SpellCopied', 'TargetsChanged',
  'AbilityRemovedFromStack',
  'Tapped', 'Untapped', 'CountersPut', 'CountersRemoved', 'Attached', 'Unattached', 'ControlChanged', 'Destroyed',
  'Regenerated', 'DamageMarkRemoved', 'DamageDealtToPermanent',
  'DamageDealtToPlayer', 'LifeGained', 'LifeLost', 'PlayerCountersPut', 'ManaAdded', 'ManaSpent', 'ManaEmptied',
  'AttackersDeclared', 'BlockersDeclared', 'CombatDamageAssigned', 'RemovedFromCombat', 'CombatEnded',
  'ContinuousEffectBegan', 'ReplacementEffectBegan', 'DamagePrevented', 'OccurrenceReplaced', 'EffectEnded',
] as const satisfies readonly EventType[];

type Unnumbered = Exclude<EventType, (typeof numberedTypes)[number]>;

/** The compiler refuses this line while a type of the catalogue has no number: add it at the end of the list. */
const everyTypeHasANumber: [Unnumbered] extends [never] ? true : Unnumbered = true;

/** The number of each type. */
export const typeNumbers: ReadonlyMap<string, number> = new Map(
  everyTypeHasANumber && numberedTypes.map((type, number) => [type, number]),
);
