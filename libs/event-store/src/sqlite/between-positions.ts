/** From which of so many positions, which rise, to before which they lie between two, both included. */
export function between(
  length: number,
  positionAt: (index: number) => number,
  first: number,
  last: number,
): readonly [from: number, to: number] {
  return [countBefore(length, positionAt, first), countBefore(length, positionAt, last + 1)];
}

function countBefore(length: number, positionAt: (index: number) => number, position: number): number {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (positionAt(middle) < position) low = middle + 1;
    else high = middle;
  }
  return low;
}
