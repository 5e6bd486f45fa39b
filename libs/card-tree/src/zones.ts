/** The zones of the game (CR 400.1). `outside` stands for outside the game (CR 400.11). */
export const zones = [
  'library',
  'hand',
  'battlefield',
  'graveyard',
  'stack',
  'exile',
  'command',
  'outside',
  'ante',
] as const;
export type Zone = (typeof zones)[number];

/** Steps and the phases without steps, in turn order (CR 500.1, 501.1, 506.1, 512.1). */
export const steps = [
  'untap',
  'upkeep',
  'draw',
  'precombat main',
  'beginning of combat',
  'declare attackers',
  'declare blockers',
  'first-strike damage',
  'combat damage',
  'end of combat',
  'postcombat main',
  'end',
  'cleanup',
] as const;
export type Step = (typeof steps)[number];

/** The points of a combat phase before or after which something may be cast or activated (CR 506.7). */
export const combatPoints = [
  'combat',
  'attackers are declared',
  'blockers are declared',
  'combat damage step',
  'end of combat step',
] as const;
export type CombatPoint = (typeof combatPoints)[number];

/** The phases of a turn (CR 500.1); `main` is any main phase (CR 505.1). */
export const phases = ['beginning', 'main', 'combat', 'ending'] as const;
export type Phase = (typeof phases)[number];

/** What an effect can make a player skip (CR 500.11, 614.10). */
export const skippables = [
  'turn',
  'beginning phase',
  'main phase',
  'combat phase',
  'ending phase',
  'untap',
  'upkeep',
  'draw',
  'end',
] as const;
export type Skippable = (typeof skippables)[number];
