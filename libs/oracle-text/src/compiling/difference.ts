/** The innermost place where two trees differ. */
interface Difference {
  /** The fields on the way there: `effects, what`. */
  readonly path: readonly string[];
  readonly one: unknown;
  readonly other: unknown;
}

type Fields = Readonly<Record<string, unknown>>;

/** The fields that distinguish kinds of nodes. */
const kindFields = ['do', 'is', 'amount', 'if', 'on', 'change', 'players', 'objects', 'kind', 'static'];

function isTree(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

function isOtherKind(one: Fields, other: Fields): boolean {
  if (Array.isArray(one) || Array.isArray(other)) {
    return !Array.isArray(one) || !Array.isArray(other) || one.length !== other.length;
  }
  return kindFields.some((field) => one[field] !== other[field] && !(isTree(one[field]) && isTree(other[field])));
}

function firstDifference(one: unknown, other: unknown, path: readonly string[]): Difference | undefined {
  if (!isTree(one) || !isTree(other)) return one === other ? undefined : { path, one, other };
  if (isOtherKind(one, other)) return { path, one, other };
  for (const field of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const inside = Array.isArray(one) ? path : [...path, field];
    const found = firstDifference(one[field], other[field], inside);
    if (found !== undefined) return found;
  }
  return undefined;
}

function shown(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}

/** A sentence about where two readings of a text differ, and what each of them has there. */
export function differenceOf(one: unknown, other: unknown): string {
  const found = firstDifference(one, other, []);
  if (found === undefined) return 'its two readings are the same tree';
  return `its ${found.path.join(', ')} can be ${shown(found.one)} or ${shown(found.other)}`;
}
