import type { LogLine } from '../contract/log.js';

/**
 * Kinds of facts that readers of a game rarely want to see: questions, passes, and announcements of parts of an action.
 */
const kinds: ReadonlySet<string> = new Set([
  'DecisionAsked',
  'DecisionMade',
  'PriorityPassed',
  'StepBegan',
  'CastingMethodChosen',
  'CostsAnnounced',
  'TotalCostDetermined',
  'ManaAdded',
  'ManaSpent',
  'ManaEmptied',
  'ResolutionBegan',
  'CardsRenumbered',
  'DamageWoreOff',
  'CombatEnded',
  'NonceGiven',
  'SeedCommitted',
  'SeedRevealed',
  'AbilityUsed',
  'AbilityTriggered',
  'AbilityRemovedFromStack',
  'CombatDamageAssigned',
  'KeywordActionTaken',
  'LandPlayed',
  'ManaAbilityActivated',
  'OccurrenceReplaced',
  'DelayedTriggerEnded',
]);

/** The rules of facts that are only parts of another fact in the log, such as announcing and paying. */
const partsOfOthers = /^(?:601\.2[a-h]|602\.2[a-b]|605\.3)/;

export function isBookkeeping({ type, text, rule }: Pick<LogLine, 'type' | 'text' | 'rule'>): boolean {
  if (kinds.has(type) || text === '') return true;
  if (type === 'LifeLost' && rule.startsWith('120.3')) return true; // the log already shows the damage
  return (type === 'ObjectMoved' || type === 'Tapped') && partsOfOthers.test(rule);
}
