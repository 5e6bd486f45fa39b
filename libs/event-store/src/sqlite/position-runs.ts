/**
 * Positions in rising order as a text: how many follow one another, how many are left out, how many follow, and so on.
 * So `3 2 1` from position 10 on is 10, 11, 12, 15.
 */
export function runsOf(positions: readonly number[]): string {
  const numbers: number[] = [];
  let before: number | undefined;
  for (const position of positions) {
    if (before === undefined) numbers.push(0);
    else if (position > before + 1) numbers.push(position - before - 1, 0);
    numbers.push((numbers.pop() ?? 0) + 1);
    before = position;
  }
  return numbers.join(' ');
}

/**
 * The positions that {@link runsOf} has written.
 *
 * @param most how many there may be at most
 * @returns `undefined` where the text is no such text
 */
export function positionsIn(runs: string, first: number, most: number): readonly number[] | undefined {
  if (!/^\d{1,16}(?: \d{1,16} \d{1,16})*$/.test(runs)) return undefined;
  const positions: number[] = [];
  let next = first;
  for (const [index, text] of runs.split(' ').entries()) {
    const number = Number(text);
    if (index % 2 === 0) {
      if (positions.length + number > most) return undefined;
      for (let end = next + number; next < end; next++) positions.push(next);
    } else next += number;
  }
  return positions;
}
