/** Keywords by which something else than mana pays for a spell. */
export const substituting = ['convoke', 'delve', 'improvise'] as const;
