import type { EventType } from '@stacktrail/game-events';

/** Facts within a kept mana ability that aren't its effects: decisions, and what judges and players said. */
export const standsWhereItIs: ReadonlySet<EventType> = new Set<EventType>([
  'DecisionAsked',
  'DecisionMade',
  'ActionTakenBack',
  'RulingGiven',
  'RewindRequested',
  'RewindVoted',
  'DrawOffered',
  'DrawVoted',
  'ClocksSet',
  'TimeGiven',
  'ClocksStopped',
  'ClocksStarted',
  'GameForked',
  'ShortcutProposed',
  'ShortcutAccepted',
  'ShortcutShortened',
]);
