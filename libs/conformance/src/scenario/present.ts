/** A value that is there by how it was found. @throws RangeError where it isn't: something is wrong with the scenario */
export function present<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new RangeError('the scenario names something that isn’t there');
  return value;
}
