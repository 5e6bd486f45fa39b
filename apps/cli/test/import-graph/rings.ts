import type { Import } from './import-graph.js';

/** Folders, and files beside them, that stand on each other in a ring. */
export interface Ring {
  /** The folder that holds them. */
  readonly place: string;
  /** Their names, sorted. */
  readonly members: readonly string[];
  /** The imports that lead from one member to another. */
  readonly imports: readonly Import[];
}

/**
 * The rings among what lies in one folder, for every folder of a graph. A folder counts with all that is below it: where
 * `a/x` imports `b/y` and `b/y` imports `a/z`, `a` and `b` are a ring. A ring of files alone is none here: types of one
 * folder may refer to each other.
 */
export function ringsOf(imports: readonly Import[]): readonly Ring[] {
  const byPlace = new Map<string, Import[]>();
  for (const each of imports) {
    const place = commonFolder(each.from, each.to);
    if (each.from !== each.to) byPlace.set(place, [...(byPlace.get(place) ?? []), each]);
  }
  return [...byPlace].sort().flatMap(([place, own]) => ringsAt(place, own));
}

function ringsAt(place: string, imports: readonly Import[]): readonly Ring[] {
  const member = (file: string): string => file.slice(place === '' ? 0 : place.length + 1).split('/')[0] ?? '';
  const next = new Map<string, Set<string>>();
  for (const { from, to } of imports) next.set(member(from), (next.get(member(from)) ?? new Set()).add(member(to)));
  const names = [...new Set(imports.flatMap(({ from, to }) => [member(from), member(to)]))].sort();
  const reached = new Map(names.map((name) => [name, reachedFrom(name, next)]));
  const inRing = (a: string, b: string): boolean =>
    (reached.get(a)?.has(b) ?? false) && (reached.get(b)?.has(a) ?? false);
  return names
    .filter((name) => inRing(name, name))
    .map((name) => names.filter((other) => inRing(name, other)))
    .filter(([first], i, all) => all.findIndex(([other]) => other === first) === i)
    .filter((members) => members.some((name) => !name.endsWith('.ts')))
    .map((members) => ({
      place,
      members,
      imports: imports.filter(({ from, to }) => members.includes(member(from)) && members.includes(member(to))),
    }));
}

/** What can be reached from a name by one step at least. */
function reachedFrom(name: string, next: ReadonlyMap<string, ReadonlySet<string>>): ReadonlySet<string> {
  const reached = new Set<string>();
  const open = [name];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const other of next.get(at) ?? []) {
      if (reached.has(other)) continue;
      reached.add(other);
      open.push(other);
    }
  }
  return reached;
}

/** The innermost folder that holds both files. */
function commonFolder(a: string, b: string): string {
  const [these, those] = [a.split('/').slice(0, -1), b.split('/').slice(0, -1)];
  const end = these.findIndex((name, i) => name !== those[i]);
  return (end < 0 ? these : these.slice(0, end)).join('/');
}
