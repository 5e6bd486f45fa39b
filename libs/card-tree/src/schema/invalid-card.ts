/** A value isn't a card. The error says where it goes wrong, and what would have been right there. */
export class InvalidCard extends Error {
  override readonly name = 'InvalidCard';

  /**
   * @param path from the card to the value that is wrong, such as `faces[0].abilities[2].cost[0].cost`; empty for the card
   * @param expected what would have been right
   * @param found the value that is there, in a few words
   */
  constructor(
    readonly path: string,
    readonly expected: string,
    readonly found: string,
  ) {
    super(`${path === '' ? 'card' : path}: expected ${expected}, found ${found}`);
  }
}

/** A value in a few words, for an error's text. */
export function describeValue(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value);
    case 'number':
    case 'boolean':
      return String(value);
    case 'undefined':
      return 'nothing';
    case 'object':
      return 'an object';
    default:
      return `a ${typeof value}`;
  }
}
