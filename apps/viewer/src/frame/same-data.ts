/**
 * Whether two pieces of boards are equal. Most often they are the very same; where two stretches of boards meet, equal
 * pieces are not.
 */
export function sameData(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object') return false;
  return JSON.stringify(one) === JSON.stringify(other);
}
