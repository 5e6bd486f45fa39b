import type { CardDefinition } from '@stacktrail/card-language';
import { canonicalJson } from '@stacktrail/kernel';
import { Catalog } from '../state/catalog.js';

/** The definitions that a game pins, each once, and the decks as indexes into them. */
export interface Pinned {
  readonly catalog: Catalog;
  readonly decks: readonly (readonly number[])[];
}

/** An invisible cache: a number for each definition, the same for the same text; and the catalogs made last. */
const numbers = new WeakMap<CardDefinition, number>();
const numberOfText = new Map<string, number>();
const catalogs = new Map<string, Catalog>();
const kept = 16;

function numberOf(definition: CardDefinition): number {
  const known = numbers.get(definition);
  if (known !== undefined) return known;
  const text = canonicalJson(definition);
  const number = numberOfText.get(text) ?? numberOfText.size;
  numberOfText.set(text, number);
  numbers.set(definition, number);
  return number;
}

/** Pins the definitions of all decks. Games with the same definitions in the same order share a catalog. */
export function pin(decks: readonly (readonly CardDefinition[])[]): Pinned {
  const indexes = new Map<number, number>();
  const definitions: CardDefinition[] = [];
  const indexed = decks.map((deck) =>
    deck.map((definition) => {
      const number = numberOf(definition);
      const known = indexes.get(number);
      if (known !== undefined) return known;
      indexes.set(number, definitions.length);
      return definitions.push(definition) - 1;
    }),
  );
  return { catalog: catalogOf([...indexes.keys()].join(','), definitions), decks: indexed };
}

function catalogOf(key: string, definitions: readonly CardDefinition[]): Catalog {
  const known = catalogs.get(key);
  const catalog = known ?? new Catalog(definitions);
  catalogs.delete(key);
  catalogs.set(key, catalog);
  if (catalogs.size > kept) catalogs.delete(catalogs.keys().next().value!);
  return catalog;
}
