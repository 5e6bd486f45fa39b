import type { LogLine } from '../contract/log.js';

/** Kinds of facts that a reader of the game rarely wants: what was asked, who passed, what was announced on the way. */
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

/** Rules under which facts are only parts of another one that is told: announcing, paying. */
const partsOfOthers = /^(?:601\.2[a-h]|602\.2[a-b]|605\.3)/;

export function isBookkeeping({ type, text, rule }: Pick<LogLine, 'type' | 'text' | 'rule'>): boolean {
  if (kinds.has(type) || text === '') return true;
  if (type === 'LifeLost' && rule.startsWith('120.3')) return true; // the damage is told
  return (type === 'ObjectMoved' || type === 'Tapped') && partsOfOthers.test(rule);
}
