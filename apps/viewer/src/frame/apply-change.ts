/**
 * Applies a change of `GET /games/:game/frames` to a value. Unchanged parts stay the same objects, so that they aren't
 * drawn again.
 */
export function applyChange(before: unknown, change: unknown): unknown {
  if (change === null) return before;
  const how = change as Change;
  if ('is' in how) return how.is;
  if ('with' in how) return applyToObject(before as Readonly<Record<string, unknown>>, how);
  return how.items.flatMap((item) => itemsOf(before as readonly unknown[], item));
}

type Change =
  | { readonly is: unknown }
  | { readonly with: Readonly<Record<string, unknown>>; readonly without?: readonly string[] }
  | { readonly items: readonly ItemChange[] };

type ItemChange =
  | readonly [first: number, last: number]
  | { readonly from: number; readonly change: unknown }
  | { readonly is: unknown };

function applyToObject(
  before: Readonly<Record<string, unknown>>,
  { with: members, without = [] }: Extract<Change, { with: object }>,
): unknown {
  const after: Record<string, unknown> = { ...before };
  for (const [key, change] of Object.entries(members)) after[key] = applyChange(before[key], change);
  const gone = new Set(without);
  return gone.size === 0 ? after : Object.fromEntries(Object.entries(after).filter(([key]) => !gone.has(key)));
}

function itemsOf(before: readonly unknown[], item: ItemChange): readonly unknown[] {
  if ('is' in item) return [item.is];
  if ('from' in item) return [applyChange(before[item.from], item.change)];
  return before.slice(item[0], item[1] + 1);
}
