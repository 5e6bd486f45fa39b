/** The zones of the game (CR 400.1). `outside` stands for outside the game (CR 400.11). */
export const zones = ['library', 'hand', 'battlefield', 'graveyard', 'stack', 'exile', 'command', 'outside'] as const;
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
