import type { CardIndex, PlayerId } from '@stacktrail/game-events';
import type { GameState } from '@stacktrail/game-state';
import type { DrawSequence } from '@stacktrail/kernel';

/** A library as it came out of a shuffle: its cards from the top on, and how many random words that took. */
export interface Shuffled {
  readonly player: PlayerId;
  readonly order: readonly CardIndex[];
  readonly draws: number;
}

/** How many sets of cards of one size are tried as those that stayed in their places. */
const mostTried = 1000;

/**
 * Whether a shuffle is the one that the words from `first` on give. What a text keeps in its place (CR 701.24b,
 * 701.24g) was put there by somebody who knows it; which cards those were isn't in the fact; how many there were
 * follows from the number of words.
 */
export function isShuffleOf(before: GameState, said: Shuffled, words: DrawSequence, first: number): boolean {
  const library = (before.players[said.player]?.library ?? []).flatMap((id) => {
    const object = before.objects.get(id);
    return object === undefined || object.card < 0 ? [] : [object];
  });
  if (said.order.length !== library.length) return false;
  const inPlace = library.flatMap(({ card, knownTo }, i) => (knownTo !== 0 && said.order[i] === card ? [i] : []));
  for (let count = 0; count <= inPlace.length; count++) {
    const { order, next } = words.permutation(library.length - count, first);
    if (next - first !== said.draws) continue;
    let tried = 0;
    for (const staying of setsOf(inPlace, count)) {
      const others = library.filter((_, i) => !staying.has(i));
      const drawn = order.map((i) => others[i]?.card);
      const moved = said.order.filter((_, i) => !staying.has(i));
      if (isSame(moved, drawn)) return true;
      if (++tried === mostTried) break;
    }
  }
  return false;
}

function isSame(said: readonly CardIndex[], drawn: readonly (CardIndex | undefined)[]): boolean {
  return said.every((card, i) => card === drawn[i]);
}

/** Every set of `count` of these places, beginning with the first ones. */
function* setsOf(from: readonly number[], count: number, at = 0): Generator<ReadonlySet<number>> {
  if (count === 0) yield new Set();
  else {
    for (const [i, one] of from.entries()) {
      if (i >= at) for (const rest of setsOf(from, count - 1, i + 1)) yield new Set([one, ...rest]);
    }
  }
}
