import type { CardDefinition } from '@stacktrail/card-tree';
import { shippedPool } from '@stacktrail/cards';
import type { HiddenMechanic, PlayerId } from '@stacktrail/game-events';
import type { Prng } from '@stacktrail/kernel';
import type { CreateGame, SeatSetup } from '@stacktrail/match';
import type { Json } from '../harness.js';

/** One of two games that differ only in what Bob and spectators can't know. */
export type World = 0 | 1;

/** The cards of a seat by zone; those of the library from the top. */
export interface Cards {
  readonly battlefield?: readonly string[];
  readonly graveyard?: readonly string[];
  readonly hand?: readonly string[];
  readonly library: readonly string[];
  readonly sideboard?: readonly string[];
  /** What the seat names besides what its list has. */
  readonly mechanics?: readonly HiddenMechanic[];
}

/** What a seat does the next time that it is asked something that fits. */
export interface Deed {
  readonly seat: 0 | 1;
  /** @returns the answer; nothing if this isn't the question */
  readonly answer: (decision: Json, world: World) => object | undefined;
}

/** Two short games: the same seed, the same places of cards, the same public deeds. */
export interface Pair {
  readonly ann: readonly [Cards, Cards];
  readonly bob: Cards;
  /** What the third player has, in a game of three. */
  readonly carol?: Cards;
  /** In their order; what else is asked is answered with as little as possible. */
  readonly deeds: readonly Deed[];
  /** How many questions are answered after the last deed. */
  readonly goOn: number;
  /** The cards in which the games differ: where everybody comes to see one of them, the pair shows nothing. */
  readonly hidden?: readonly string[];
  /** Whether the game is started as CR 103 says, with shuffled libraries and opening hands. */
  readonly fromTheStart?: boolean;
  /** Ann's settings: what she lets be decided for her. */
  readonly settings?: object;
  /** Whether Ann concedes at the end. */
  readonly concede?: boolean;
}

/** A kind of secret, and how to make a pair that differs in it. */
export interface Secret {
  readonly what: string;
  readonly rule: string;
  readonly pair: (random: Prng) => Pair;
}

const zones = ['library', 'hand', 'graveyard', 'battlefield'] as const;

/** Every card of a seat with its zone, in the order in which it is put there: a library from its bottom. */
function placesOf(cards: Cards): readonly { readonly name: string; readonly zone: (typeof zones)[number] }[] {
  return zones.flatMap((zone) => {
    const names = cards[zone] ?? [];
    return (zone === 'library' ? [...names].reverse() : names).map((name) => ({ name, zone }));
  });
}

/**
 * The list of a seat's deck in both worlds: what is in both has the same place in both, as the lists that players bring
 * say nothing of where the cards lie.
 */
function listsOf([one, other]: readonly [Cards, Cards]): readonly [string[], string[]] {
  const first = placesOf(one).map(({ name }) => name);
  const left = placesOf(other).map(({ name }) => name);
  const second: (string | undefined)[] = first.map((name) => {
    const at = left.indexOf(name);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  });
  return [first, second.map((name) => name ?? left.shift()!)];
}

function definitionOf(name: string): CardDefinition {
  const found = shippedPool().find(name);
  if (found.kind !== 'card') throw new Error(`The shipped pool doesn’t have ${name}`);
  return found.definition;
}

/** The command that begins one of the two games. */
export function creationOf({ ann, bob, carol, fromTheStart = false }: Pair, world: World, seed: string): CreateGame {
  const others = carol === undefined ? [bob] : [bob, carol];
  const lists = [listsOf(ann)[world], ...others.map((cards) => listsOf([cards, cards])[world])];
  const brought = [ann[world], ...others];
  const seats = lists.map((list, seat): SeatSetup => {
    const { sideboard, mechanics = [] } = brought[seat]!;
    const name = ['Ann', 'Bob', 'Carol'][seat]!;
    return {
      name,
      deck: list.map(definitionOf),
      mechanics,
      ...(sideboard && { sideboard: sideboard.map(definitionOf) }),
    };
  });
  const game = { seed, chooser: 0 as PlayerId, seats };
  if (fromTheStart) return game;
  const placed = brought.flatMap((cards, seat) => {
    const left: (string | undefined)[] = [...lists[seat]!];
    return placesOf(cards).map(({ name, zone }) => {
      const at = left.indexOf(name);
      left[at] = undefined;
      return { player: seat as PlayerId, at, zone };
    });
  });
  return {
    ...game,
    position: { startingPlayer: 0 as PlayerId, life: brought.map(() => 20), shuffle: false, cards: placed, chance: [] },
  };
}
