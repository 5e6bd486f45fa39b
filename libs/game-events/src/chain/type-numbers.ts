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
  'CardsChosenAtRandom', 'PutOntoBattlefieldAttacking', 'RandomPlayerChosen', 'DeckBrought',
  'UnknownCardsRandomised',
  'DesignationGiven', 'DesignationRemoved', 'ChoiceRecorded', 'PlayerCountersRemoved', 'AttachedToPlayer',
  'ExtraTurnAdded', 'StepsAdded', 'SkipBegan', 'Skipped', 'TurnCutShort',
  'CastingMethodChosen', 'PermissionBegan',
  'ChosenAtRandom', 'NumberChosenAtRandom', 'CoinsFlipped', 'DiceRolled', 'LibraryOrderedAtRandom', 'KeywordActionTaken',
  'PlayerLeft', 'ProhibitionBegan', 'PlayerControlBegan', 'PlayerControlled',
  'Transformed', 'Flipped', 'TurnedFaceDown', 'TurnedFaceUp', 'BecameCopy',
  'ShortcutProposed', 'ShortcutAccepted', 'ShortcutShortened',
  'ManaBecameColorless',
  'PermanentsPhased',
  'AbilityUsed', 'ObjectsLinked', 'ReturnAwaited', 'ReturnDue', 'ReturnEnded', 'EmblemCreated',
  'SpecialActionTaken',
  'CardCopied',
  'BecameBlocked', 'AttackReselected', 'BlockAdded',
  'BandsFormed',
  'ClockRanOut',
  'StoppedBeingAttacked',
  'StartingPositionGiven', 'PositionAdjusted',
  'SideboardSetAside',
  'LastingReplacementBegan',
  'DungeonEntered', 'VentureMarkerMoved', 'DungeonCompleted',
  'BestowEnded',
  'TextGained', 'Merged', 'ComponentMoved',
  'CommandersDesignated',
  'AttractionDeckBrought', 'AttractionDeckShuffled',
  'DrawnCardsTakenUp',
  'AnteAgreed', 'AnteWon',
  'GameRestarted',
  'TextChanged',
  'ActionAllowed', 'AllowedActionTaken', 'AbilityIgnored',
  'SupplementaryDeckBrought', 'SupplementaryDeckShuffled', 'SupplementaryCardTurnedUp', 'SupplementaryCardTurnedDown',
  'PlanarControllerChanged', 'PlanarDieRolled', 'ArchenemyDesignated', 'PlanarDeckShared',
  'BoundToExtraTurn',
  'VanguardBrought', 'NamesChosenSecretly', 'NamesRevealed',
  'ResultsStored',
  'ObjectsArranged',
  'AdditionalLandsAllowed',
  'CardsRenumbered',
  'DamageRedirected',
  'OpeningConsented',
  'VeilOpened',
  'DrawOffered', 'DrawVoted',
  'DeckNamed',
  'ActionTakenBack',
  'PrepareSpellCopied',
  'ClocksSet', 'TimeGiven', 'ClocksStopped', 'ClocksStarted',
  'GameForked',
  'AdjudicationAgreed', 'Adjudicated',
  'ChanceTold', 'CardTold',
  'ChoiceMadeSecretly',
] as const satisfies readonly EventType[];

type NumberedType = (typeof numberedTypes)[number];

const numbers = Object.fromEntries(numberedTypes.map((type, number) => [type, number])) as Record<NumberedType, number>;

/** The number of each type. If the compiler reports that a type is missing here, add it at the end of the list. */
export const typeNumbers: Readonly<Record<EventType, number>> = numbers;
