import type { AnyGameEvent, EventData, EventType, PlayerId, Ref } from '@stacktrail/game-events';
import type { GameState } from '@stacktrail/game-state';
import type { RandomWordSequence } from '@stacktrail/kernel';
import { isShuffleOf } from './shuffles.js';

/** The types of facts that record the outcome of chance: their field `draws` counts the random words used. */
type RandomFactType = { [K in EventType]: EventData<K> extends { readonly draws: number } ? K : never }[EventType];

/** What a fact is compared with: the state before it, and the game's random words. */
interface RandomWordsBefore {
  readonly before: GameState;
  readonly words: RandomWordSequence;
  /** The number of the first word that the state hasn't used. */
  readonly first: number;
}

/** Whether a fact records exactly what the random words yield; `null` if it doesn't contain enough to tell. */
type RandomCheck<K extends RandomFactType> = (data: EventData<K>, draws: RandomWordsBefore) => boolean | null;

/** A check for each type of fact that records chance. A missing one doesn't compile. */
const checks: { readonly [K in RandomFactType]: RandomCheck<K> } = {
  RandomPlayerChosen({ player, draws, among }, { before, words: random, first }) {
    const all = among.length === 0 ? before.players.map(({ id }) => id) : among;
    const { value, next } = random.below(all.length, first);
    return isSame([player, draws], [all[value], next - first]);
  },
  LibraryShuffled: (data, { before, words: random, first }) => isShuffleOf(before, data, random, first),
  AttractionDeckShuffled: ({ player, order, draws }, given) =>
    isOrderOf(cardsIn(given.before, given.before.players[player]?.attractions ?? []), order, draws, given),
  SupplementaryDeckShuffled: ({ player, deck, order, draws }, given) =>
    isOrderOf(cardsIn(given.before, given.before.players[player]?.[deck] ?? []), order, draws, given),
  UnknownCardsRandomised({ player, positions, order, draws }, given) {
    const library = given.before.players[player]?.library ?? [];
    const unknown = positions.map((position) => library[position] ?? -1);
    return isOrderOf(cardsIn(given.before, unknown), order, draws, given);
  },
  LibraryOrderedAtRandom: ({ top, bottom, order, draws }, given) =>
    isOrderOf(cardsIn(given.before, [...top, ...bottom]), order, draws, given),
  CardsChosenAtRandom({ objects, player, draws }, given) {
    const hand = given.before.players[player]?.hand ?? [];
    // Fewer words than the hand has cards: only some cards could be chosen, and the fact doesn't say which.
    return draws < hand.length - 1 ? null : areFirstOfShuffled(hand, objects, draws, given);
  },
  ChosenAtRandom: ({ among, chosen, draws }, given) =>
    areFirstOfShuffled(among.map(numberOf), chosen.map(numberOf), draws, given),
  NumberChosenAtRandom({ least, most, value, draws }, { words: random, first }) {
    const drawn = random.below(most - least + 1, first);
    return isSame([value, draws], [least + drawn.value, drawn.next - first]);
  },
  // Which values there were to choose from isn't in the fact.
  ChoiceRecorded: () => null,
  CoinsFlipped: ({ player, flips, draws }, given) =>
    isRolled(2, flips.map(({ heads }) => (heads ? 1 : 0)).slice(foretold(given, player, 'coin')), draws, given),
  DiceRolled: ({ player, natural, sides, draws }, given) =>
    isRolled(sides, natural.map((value) => value - 1).slice(foretold(given, player, 'die')), draws, given),
  PlanarDieRolled: ({ player, side, draws }, given) =>
    isRolled(6, [side - 1].slice(foretold(given, player, 'die')), draws, given),
};

function usesRandomness(event: AnyGameEvent): event is Extract<AnyGameEvent, { readonly type: RandomFactType }> {
  return Object.hasOwn(checks, event.type);
}

/**
 * Whether a fact records what the random words yield, beginning with the first word that the state hasn't used; `null`
 * if it has nothing to do with chance, or doesn't contain enough to tell.
 */
export function agreesWithRandomWords(
  before: GameState,
  event: AnyGameEvent,
  random: RandomWordSequence,
): boolean | null {
  // A fact that is repeated after a reversal used its random words when it first happened.
  if (event.repeats !== null || !usesRandomness(event)) return null;
  const check = checks[event.type] as RandomCheck<RandomFactType>;
  return check(event.data, { before, words: random, first: before.draws });
}

/** Whether this is the order into which the random words shuffle these cards. */
function isOrderOf(
  cards: readonly number[],
  recorded: readonly number[],
  draws: number,
  { words: random, first }: RandomWordsBefore,
): boolean {
  const { order, next } = random.permutation(cards.length, first);
  return isSame([...recorded, draws], [...order.map((i) => cards[i]), next - first]);
}

/** Whether the chosen ones come first when the random words shuffle all. */
function areFirstOfShuffled(
  all: readonly number[],
  chosen: readonly number[],
  draws: number,
  { words: random, first }: RandomWordsBefore,
): boolean {
  const { order, next } = random.permutation(all.length, first);
  const drawn = order.slice(0, chosen.length).map((i) => all[i]);
  return isSame([...chosen, draws], [...drawn, next - first]);
}

/** Whether coins or dice fell as the random words yield: one after the other, each side as likely as any other. */
function isRolled(
  sides: number,
  recorded: readonly number[],
  draws: number,
  { words: random, first }: RandomWordsBefore,
): boolean {
  let at = first;
  const drawn = recorded.map(() => {
    const { value, next } = random.below(sides, at);
    at = next;
    return value;
  });
  return isSame([...recorded, draws], [...drawn, at - first]);
}

/** A number that tells objects and players apart. */
function numberOf(ref: Ref): number {
  return ref.is === 'player' ? -1 - ref.id : ref.id;
}

/** How many of a player's next results the starting position said beforehand: no word was drawn for them. */
function foretold({ before }: RandomWordsBefore, player: PlayerId, kind: 'coin' | 'die'): number {
  return before.foretoldChance.filter((one) => one.player === player && one.kind === kind).length;
}

function cardsIn(state: GameState, objects: readonly number[]): readonly number[] {
  return objects.flatMap((id) => {
    const card = state.objects.get(id)?.card ?? -1;
    return card < 0 ? [] : [card];
  });
}

function isSame(recorded: readonly number[], drawn: readonly (number | undefined)[]): boolean {
  return recorded.length === drawn.length && recorded.every((value, i) => value === drawn[i]);
}
