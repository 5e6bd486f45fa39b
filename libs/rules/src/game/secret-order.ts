import type { CardIndex } from '@stacktrail/game-events';
import type { Catalog } from '@stacktrail/game-state';
import { commitment, contentHash, derivedKey, RandomWordSequence, salt, toHex, utf8Encode } from '@stacktrail/kernel';
import type { SetUp } from './set-up.js';

type Decks = Omit<SetUp, 'setup' | 'catalog' | 'commanders'>;
type Deck = readonly number[];

/**
 * The decks in an order that only the key gives. So a card's number doesn't tell its place in a deck list that somebody
 * may know, and a shuffle with a revealed seed shows only a permutation of unknown cards.
 *
 * @param commanders how many cards at the end of each deck keep their places, because everybody sees which cards they
 * are
 */
export function inSecretOrder(decks: Decks, commanders: readonly number[], key: Uint8Array): Decks {
  const words = RandomWordSequence.create(derivedKey(key, 'order of decks'), []);
  let used = 0;
  const mixed = (deck: Deck, apart = 0): Deck => {
    const { order, next } = words.permutation(deck.length - apart, used);
    used = next;
    return [...order.map((place) => deck[place]!), ...deck.slice(deck.length - apart)];
  };
  const all = (piles: readonly Deck[]): readonly Deck[] => piles.map((pile) => mixed(pile));
  return {
    decks: decks.decks.map((deck, seat) => mixed(deck, commanders[seat])),
    sideboards: all(decks.sideboards),
    attractions: all(decks.attractions),
    planes: all(decks.planes),
    schemes: all(decks.schemes),
    vanguards: decks.vanguards,
  };
}

/** The salt that opens the commitment to one card. */
export function saltOfCard(key: Uint8Array, card: CardIndex): Uint8Array {
  return salt(derivedKey(key, 'salts of cards'), card);
}

/**
 * The commitment to one card of a deck, by the content hash of its pinned definition.
 *
 * @param definition the tree as it is pinned
 */
export function commitmentToCard(withSalt: Uint8Array, definition: unknown): string {
  return toHex(commitment(withSalt, utf8Encode(contentHash(definition))));
}

const hashes = new WeakMap<object, Uint8Array>();

/** One commitment for each card of a deck, in its order. @param first the number of its first card */
export function commitmentsToCards(
  catalog: Catalog,
  deck: readonly number[],
  first: number,
  key: Uint8Array,
): readonly string[] {
  const salts = derivedKey(key, 'salts of cards');
  return deck.map((definition, i) => {
    const tree = catalog.pinnedDefinition(definition) as object;
    const hash = hashes.get(tree) ?? utf8Encode(contentHash(tree));
    hashes.set(tree, hash);
    return toHex(commitment(salt(salts, first + i), hash));
  });
}
