import type { CardIndex, PlayerId } from '@stacktrail/game-events';
import type { GameState } from '@stacktrail/game-state';
import type { RandomWordSequence } from '@stacktrail/kernel';

/** A library after a shuffle: its cards from the top, and in `draws` the number of random words that were used. */
export interface Shuffled {
  readonly player: PlayerId;
  readonly order: readonly CardIndex[];
  readonly draws: number;
}

/** For each possible number of cards that stayed in place, how many sets of such cards are tried. */
const mostTried = 1000;

/**
 * Whether the recorded order follows from the random words from `firstWord` on.
 *
 * Some effects leave cards in place (CR 701.24b, 701.24g). The fact doesn't say which: only how many random words were
 * used, which tells how many cards moved. So subsets of the cards that somebody knows are tried as those that stayed.
 */
export function isShuffleOf(
  before: GameState,
  recorded: Shuffled,
  random: RandomWordSequence,
  firstWord: number,
): boolean {
  const library = (before.players[recorded.player]?.library ?? []).flatMap((id) => {
    const object = before.objects.get(id);
    return object === undefined || object.card < 0 ? [] : [object];
  });
  if (recorded.order.length !== library.length) return false;
  const inPlace = library.flatMap(({ card, knownTo }, i) => (knownTo !== 0 && recorded.order[i] === card ? [i] : []));
  for (let count = 0; count <= inPlace.length; count++) {
    const { order, next } = random.permutation(library.length - count, firstWord);
    if (next - firstWord !== recorded.draws) continue;
    let tried = 0;
    for (const staying of setsOf(inPlace, count)) {
      const others = library.filter((_, i) => !staying.has(i));
      const drawn = order.map((i) => others[i]?.card);
      const moved = recorded.order.filter((_, i) => !staying.has(i));
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
