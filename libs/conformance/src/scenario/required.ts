/**
 * A value that a well-formed scenario has.
 *
 * @throws RangeError where it is missing: the scenario names what isn't in it
 */
export function required<T>(value: T | null | undefined): T {
  if (value === null || value === undefined)
    throw new RangeError('the scenario names a seat, card or choice that isn’t in it');
  return value;
}
