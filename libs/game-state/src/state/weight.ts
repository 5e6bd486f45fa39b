import type { Weight } from '@stacktrail/kernel';
import type { Catalog } from './catalog.js';
import type { GameState } from './game-state.js';

/** Measured on games with decks of 60 to 320 different cards. */
const bytesOfObject = 3000;
const bytesOfDefinitionByte = 7;

/** The approximate memory of a state, without its catalog, which all states of games with the same cards share. */
export function weightOfState({ nextObject, catalog }: GameState): Weight {
  return { bytes: nextObject * bytesOfObject, shared: { part: catalog, bytes: weightOfCatalog(catalog).bytes } };
}

export function weightOfCatalog({ definitionBytes }: Catalog): Weight {
  return { bytes: definitionBytes * bytesOfDefinitionByte };
}
