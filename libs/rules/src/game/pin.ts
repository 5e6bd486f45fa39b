import { forEachNode, type CardDefinition } from '@stacktrail/card-tree';
import { Catalog, weightOfCatalog, type Numbering } from '@stacktrail/game-state';
import { canonicalJson, RecentlyUsed } from '@stacktrail/kernel';

/** The definitions that a game pins, each once, and the decks as their numbers. */
export interface Pinned {
  readonly catalog: Catalog;
  readonly decks: readonly (readonly number[])[];
}

/**
 * Memoised: a number for each definition, which equal texts share and different texts never do, and the catalogs that
 * were made last.
 */
const numbers = new WeakMap<CardDefinition, number>();
const numberOfText = new RecentlyUsed<string, { readonly number: number; readonly bytes: number }>({
  most: 65_536,
  mostBytes: 32 * 1024 * 1024,
  weigh: ({ bytes }) => ({ bytes }),
});
let lastNumber = 0;
const catalogs = new RecentlyUsed<string, Catalog>({
  most: 16,
  mostBytes: 32 * 1024 * 1024,
  weigh: weightOfCatalog,
});

function numberOf(definition: CardDefinition): number {
  const known = numbers.get(definition);
  if (known !== undefined) return known;
  const text = canonicalJson(definition);
  const { number } = numberOfText.get(text) ?? { number: ++lastNumber };
  numberOfText.set(text, { number, bytes: 2 * text.length });
  numbers.set(definition, number);
  return number;
}

/** The cards that a game needs beside those of decks and sideboards, by their names (CR 108.1). */
export type CardReference = ReadonlyMap<string, CardDefinition>;

/**
 * Pins the definitions of all decks, and those of the cards that their texts name. Games with the same definitions in the
 * same order share a catalog.
 *
 * @param numbering how decks and pointers name them
 * @param reference where cards are found that a text names (CR 111.11)
 * @throws Error if a text names a card that isn't there
 */
export function pin(
  decks: readonly (readonly CardDefinition[])[],
  numbering: Numbering,
  reference: CardReference = new Map(),
): Pinned {
  const indexes = new Map<number, number>();
  const definitions: CardDefinition[] = [];
  const indexOf = (definition: CardDefinition): number => {
    const number = numberOf(definition);
    const known = indexes.get(number);
    if (known !== undefined) return known;
    indexes.set(number, definitions.length);
    return definitions.push(definition) - 1;
  };
  const indexed = decks.map((deck) => deck.map(indexOf));
  // A card that the reference gives can name other cards, so the list grows while it is gone through.
  for (let i = 0; i < definitions.length; i++) {
    for (const name of namedCards(definitions[i]!)) {
      if (definitions.some(({ faces }) => faces[0].name === name)) continue;
      const found = reference.get(name);
      if (found === undefined) {
        throw new Error(`${definitions[i]!.faces[0].name} names the card ${name}, which isn’t known (CR 111.11).`);
      }
      indexOf(found);
    }
  }
  const catalog = catalogOf([...indexes.keys()].join(','), definitions, numbering);
  return { catalog, decks: indexed.map((deck) => deck.map((index) => catalog.numbers[index]!)) };
}

const named = new WeakMap<CardDefinition, readonly string[]>();

/** The names of the cards that a card's text creates tokens of (CR 111.11). */
function namedCards(definition: CardDefinition): readonly string[] {
  const known = named.get(definition);
  if (known !== undefined) return known;
  const names: string[] = [];
  forEachNode(definition, ({ card }) => {
    if (typeof card === 'string') names.push(card);
  });
  named.set(definition, names);
  return names;
}

function catalogOf(order: string, definitions: readonly CardDefinition[], numbering: Numbering): Catalog {
  const key = `${numbering} ${order}`;
  const catalog = catalogs.get(key) ?? new Catalog(definitions, numbering);
  catalogs.set(key, catalog);
  return catalog;
}
