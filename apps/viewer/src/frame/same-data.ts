/**
 * Whether two parts of boards are equal. Usually equal parts are one object; only parts of boards that were loaded
 * in different requests are compared by their contents.
 */
export function isSameData(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object') return false;
  return JSON.stringify(one) === JSON.stringify(other);
}
