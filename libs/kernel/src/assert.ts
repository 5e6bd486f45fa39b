/** Something that the code relies on does not hold: a bug in this repository, never a player's mistake. */
export class InvariantBroken extends Error {
  override readonly name = 'InvariantBroken';
}

/**
 * Checks what must hold.
 *
 * @param message what was expected; a function where building the text would cost something on the good path
 * @throws InvariantBroken if the condition is false
 */
export function invariant(condition: boolean, message: string | (() => string)): asserts condition {
  if (!condition) throw new InvariantBroken(typeof message === 'string' ? message : message());
}

/**
 * Ends a switch that handles every kind, so that the compiler reports a kind that was added and not handled.
 *
 * @param what what the value is, for the error's text
 * @throws InvariantBroken always: at run time only data from outside the type can arrive here
 */
export function assertNever(value: never, what: string): never {
  throw new InvariantBroken(`unexpected ${what}: ${describe(value)}`);
}

function describe(value: unknown): string {
  if (typeof value === 'object' && value !== null && 'kind' in value) return `kind ${String(value.kind)}`;
  return String(value);
}
