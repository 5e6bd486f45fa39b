import type { AnyGameEvent, EventData, EventType, PlayerId, Ref } from '@stacktrail/game-events';
import type { GameState } from '@stacktrail/game-state';
import type { DrawSequence } from '@stacktrail/kernel';
import { isShuffleOf } from './shuffles.js';

/** The types of facts that say how many random words they took. */
type DrawingType = { [K in EventType]: EventData<K> extends { readonly draws: number } ? K : never }[EventType];

/** What a fact is compared with: the state before it, and the random words from the next one on. */
interface Draws {
  readonly before: GameState;
  readonly words: DrawSequence;
  /** The number of the next word. */
  readonly first: number;
}

/** Whether a fact is the one that the words give; `null` where the fact doesn't hold what would tell. */
type DrawCheck<K extends DrawingType> = (data: EventData<K>, draws: Draws) => boolean | null;

/** A check for each type of fact that draws. One that is missing doesn't compile. */
const checks: { readonly [K in DrawingType]: DrawCheck<K> } = {
  RandomPlayerChosen({ player, draws, among }, { before, words, first }) {
    const all = among.length === 0 ? before.players.map(({ id }) => id) : among;
    const { value, next } = words.below(all.length, first);
    return isSame([player, draws], [all[value], next - first]);
  },
  LibraryShuffled: (data, { before, words, first }) => isShuffleOf(before, data, words, first),
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
    // Fewer words than the hand has cards: only some of them could be chosen, and which they were the rules know.
    return draws < hand.length - 1 ? null : areFirstOf(hand, objects, draws, given);
  },
  ChosenAtRandom: ({ among, chosen, draws }, given) =>
    areFirstOf(among.map(numberOf), chosen.map(numberOf), draws, given),
  NumberChosenAtRandom({ least, most, value, draws }, { words, first }) {
    const drawn = words.below(most - least + 1, first);
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

function draws(event: AnyGameEvent): event is Extract<AnyGameEvent, { readonly type: DrawingType }> {
  return Object.hasOwn(checks, event.type);
}

/**
 * Whether a fact is the one that the words give, from the state's next one on; `null` where it draws nothing, or doesn't
 * hold what would tell.
 */
export function isAsDrawn(before: GameState, event: AnyGameEvent, words: DrawSequence): boolean | null {
  // What a reversal lets stand was drawn when it first happened.
  if (event.repeats !== null || !draws(event)) return null;
  const check = checks[event.type] as DrawCheck<DrawingType>;
  return check(event.data, { before, words, first: before.draws });
}

/** Whether an order is that which the words give to these cards. */
function isOrderOf(
  cards: readonly number[],
  recorded: readonly number[],
  draws: number,
  { words, first }: Draws,
): boolean {
  const { order, next } = words.permutation(cards.length, first);
  return isSame([...recorded, draws], [...order.map((i) => cards[i]), next - first]);
}

/** Whether what was chosen stands first in the order that the words give. */
function areFirstOf(
  all: readonly number[],
  chosen: readonly number[],
  draws: number,
  { words, first }: Draws,
): boolean {
  const { order, next } = words.permutation(all.length, first);
  const drawn = order.slice(0, chosen.length).map((i) => all[i]);
  return isSame([...chosen, draws], [...drawn, next - first]);
}

/** Whether coins or dice fell as the words say: one after the other, each side as likely as any other. */
function isRolled(sides: number, recorded: readonly number[], draws: number, { words, first }: Draws): boolean {
  let at = first;
  const drawn = recorded.map(() => {
    const { value, next } = words.below(sides, at);
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
function foretold({ before }: Draws, player: PlayerId, kind: 'coin' | 'die'): number {
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
