import type { StaticAbility } from '../abilities.js';

/** CR 702.125a: it costs {1} less for each opponent; those who have left the game don't count (702.125b). */
export function undaunted(): StaticAbility {
  const opponents = { amount: 'number of players', who: { players: 'each opponent' } } as const;
  return { kind: 'static', effects: [{ static: 'own cost reduction', generic: opponents }] };
}
