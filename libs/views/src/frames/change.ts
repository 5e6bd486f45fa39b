/** What JSON can hold. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** How one JSON value becomes another: it is replaced, or only its changed parts are. */
export type Change =
  | { readonly is: Json }
  | { readonly with: Readonly<Record<string, Change>>; readonly without?: readonly string[] }
  | { readonly items: readonly ItemChange[] };

/**
 * An item of a changed list: the old items from one place to another as they are, an old item that has changed, or a new
 * one. Places are counted from 0 in the list as it was.
 */
export type ItemChange =
  readonly [first: number, last: number] | { readonly from: number; readonly change: Change } | { readonly is: Json };

type JsonObject = Readonly<Record<string, Json>>;

/**
 * The change from `before` to `after`; `null` if they are equal. Both are plain JSON; an undefined member counts as
 * absent.
 */
export function changeBetween(before: Json, after: Json): Change | null {
  if (before === after) return null;
  if (Array.isArray(before) && Array.isArray(after)) return changedList(before as Json[], after as Json[]);
  if (isObject(before) && isObject(after)) return changedObject(before, after);
  return { is: after };
}

function isObject(value: Json): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function changedObject(before: JsonObject, after: JsonObject): Change | null {
  const changed: Record<string, Change> = {};
  let any = false;
  for (const [key, value] of Object.entries(after)) {
    const old = before[key];
    const change = old === undefined ? { is: value } : changeBetween(old, value);
    if (change === null) continue;
    changed[key] = change;
    any = true;
  }
  const without = Object.keys(before).filter((key) => after[key] === undefined);
  if (!any && without.length === 0) return null;
  return without.length === 0 ? { with: changed } : { with: changed, without };
}

function changedList(before: readonly Json[], after: readonly Json[]): Change | null {
  const places = placesByName(before);
  const items: ItemChange[] = [];
  let same = before.length === after.length;
  after.forEach((value, i) => {
    const name = nameOf(value);
    const from = name === undefined ? i : places.get(name);
    const old = from === undefined ? undefined : before[from];
    if (from === undefined || old === undefined) {
      same = false;
      items.push({ is: value });
      return;
    }
    const change = changeBetween(old, value);
    if (change === null && from === i) keep(items, from);
    else {
      same = false;
      if (change === null) keep(items, from);
      else items.push('is' in change ? change : { from, change });
    }
  });
  return same ? null : { items };
}

/** Adds an item to the stretch of kept items at the end of the list, or begins a stretch. */
function keep(items: ItemChange[], place: number): void {
  const last = items.at(-1);
  if (Array.isArray(last) && last[1] === place - 1) items[items.length - 1] = [last[0] as number, place];
  else items.push([place, place]);
}

function placesByName(list: readonly Json[]): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  list.forEach((value, i) => {
    const name = nameOf(value);
    if (name !== undefined && !places.has(name)) places.set(name, i);
  });
  return places;
}

/** The key by which an item of a list is recognised: the number of an object or a player. */
function nameOf(value: Json): string | undefined {
  if (!isObject(value)) return undefined;
  for (const member of ['id', 'object', 'player']) {
    const found = value[member];
    if (typeof found === 'number') return `${member} ${found}`;
  }
  return undefined;
}
