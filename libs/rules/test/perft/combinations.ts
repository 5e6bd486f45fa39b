/** Every choice of at least `min` and at most `max` of a list, in the list's order. */
export function combinations<T>(list: readonly T[], min: number, max: number): readonly (readonly T[])[] {
  return subsets(list).filter(({ length }) => length >= min && length <= max);
}

function subsets<T>(list: readonly T[]): readonly (readonly T[])[] {
  if (list.length > 12) throw new Error(`${list.length} things have too many subsets`);
  return list.reduce<readonly (readonly T[])[]>((sets, one) => [...sets, ...sets.map((set) => [...set, one])], [[]]);
}

export function permutations<T>(list: readonly T[]): readonly (readonly T[])[] {
  if (list.length === 0) return [[]];
  return list.flatMap((first, i) => permutations(list.filter((_, j) => j !== i)).map((rest) => [first, ...rest]));
}

/** One of each list. */
export function product<T>(lists: readonly (readonly T[])[]): readonly (readonly T[])[] {
  return lists.reduce<readonly (readonly T[])[]>(
    (rows, list) => rows.flatMap((row) => list.map((one) => [...row, one])),
    [[]],
  );
}

/** Every way to divide a total into so many shares, none below `least`. */
export function divisions(total: number, shares: number, least: number): readonly (readonly number[])[] {
  if (shares === 0) return total === 0 ? [[]] : [];
  if (shares === 1) return total >= least ? [[total]] : [];
  const firsts = Array.from({ length: Math.max(0, total - shares * least + 1) }, (_, i) => least + i);
  return firsts.flatMap((first) => divisions(total - first, shares - 1, least).map((rest) => [first, ...rest]));
}
