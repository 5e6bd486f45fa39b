import type { ManaType } from '@stacktrail/card-tree';
import type { Counter, PlayerId, Viewer } from '@stacktrail/game-events';
import { knows, type GameState, type Designation, type PlayerState } from '@stacktrail/game-state';
import { seatName } from './names.js';
import { cardView, knownCard, type CardView, type KnownCard } from './object-view.js';

/** A card of a library that the viewer knows, with its place from the top, which is 0. */
interface LibraryCard extends KnownCard {
  readonly position: number;
}

/** A commander: everyone knows which card it is. */
interface CommanderView {
  readonly name: string;
  readonly casts: readonly number[];
  readonly damage: readonly number[];
}

/** A player with their zones. */
export interface SeatView {
  readonly player: PlayerId;
  readonly name: string;
  readonly life: number;
  readonly counters: readonly Counter[];
  readonly designations: readonly Designation[];
  readonly manaPool: readonly ManaType[];
  readonly hand: { readonly count: number; readonly cards: readonly CardView[] };
  readonly library: { readonly count: number; readonly known: readonly LibraryCard[] };
  /** From the bottom: the card put there last is the last. */
  readonly graveyard: readonly CardView[];
  /** The cards that they own outside the game (CR 400.11a). */
  readonly outside: { readonly count: number; readonly cards: readonly CardView[] };
  /** Their commanders (CR 903.3): how often each player has cast one from the command zone, and its combat damage, by seat. */
  readonly commanders: readonly CommanderView[];
  /** How many cards their Attraction deck has (CR 717.2). */
  readonly attractions: number;
  /** The same of their planar deck (CR 901.3) and their scheme deck (CR 904.3). */
  readonly planes: number;
  readonly schemes: number;
  readonly landsPlayedThisTurn: number;
  readonly mulligans: number;
  readonly keptHand: boolean;
  readonly lost: boolean;
}

export function seatView(state: GameState, player: PlayerState, viewer: Viewer): SeatView {
  return {
    player: player.id,
    name: seatName(state, player.id),
    life: player.life,
    counters: player.counters,
    designations: player.designations,
    manaPool: player.mana.map((mana) => mana.type),
    hand: { count: player.hand.length, cards: inNoOrder(player.hand.map((id) => cardView(state, id, viewer))) },
    library: { count: player.library.length, known: knownInLibrary(state, player, viewer) },
    graveyard: player.graveyard.map((id) => cardView(state, id, viewer)),
    outside: { count: player.outside.length, cards: player.outside.map((id) => cardView(state, id, viewer)) },
    commanders: commandersOf(state, player.id),
    attractions: player.attractions.length,
    planes: player.planes.length,
    schemes: player.schemes.length,
    landsPlayedThisTurn: player.landsPlayedThisTurn,
    mulligans: player.mulligans,
    keptHand: player.keptHand,
    lost: player.lost,
  };
}

/**
 * The cards of a hand sorted by name, the hidden ones last, since their order must not tell when they were drawn (CR
 * 402.1).
 */
function inNoOrder(cards: readonly CardView[]): readonly CardView[] {
  const nameOf = (card: CardView): string => ('hidden' in card ? '\uffff' : card.name);
  return [...cards].sort((one, other) => (nameOf(one) < nameOf(other) ? -1 : Number(nameOf(one) > nameOf(other))));
}

function knownInLibrary(state: GameState, { library }: PlayerState, viewer: Viewer): readonly LibraryCard[] {
  return library.flatMap((id, position) => {
    const object = state.objects.get(id);
    return object !== undefined && knows(state, object, viewer)
      ? [{ position, ...knownCard(state, object, viewer) }]
      : [];
  });
}

function commandersOf({ commanders, deckLists, catalog }: GameState, player: PlayerId): readonly CommanderView[] {
  if (commanders.length === 0) return [];
  const cards = deckLists.flat();
  return commanders.flatMap(({ card, owner, casts, damage }) => {
    const name = catalog.definition(cards[card] ?? -1)?.faces[0].name;
    return owner === player && name !== undefined ? [{ name, casts, damage }] : [];
  });
}
