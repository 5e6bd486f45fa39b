import { readFileSync } from 'node:fs';
import { shippedPool } from '@stacktrail/cards';
import type { CardSource } from '../cards/card-source.js';
import { compiledCards } from '../cards/compiled-cards.js';
import { poolCards } from '../cards/pool-cards.js';
import { readScenarioDecks } from '../scenario/read-scenarios.js';
import type { Scenario, ScenarioDeck } from '../scenario/scenario.js';

/** What a run needs beside its scenarios: files, by their whole paths. */
export interface Material {
  readonly decks: string;
  /** A file of Oracle texts; the card pool where it is `null`. */
  readonly cards: string | null;
  /** Where the games of scenarios that don't pass are stored; nowhere where it is `null`. */
  readonly save: string | null;
}

/** A scenario for a thread to play. */
export interface Task {
  readonly index: number;
  readonly scenario: Scenario;
}

/** Reads the material of a run. */
export function materialOf({ decks, cards, save }: Material): {
  readonly decks: ReadonlyMap<string, ScenarioDeck>;
  readonly cards: CardSource;
  readonly save: string | null;
} {
  return {
    decks: readScenarioDecks(readFileSync(decks)),
    cards: cards === null ? poolCards(shippedPool()) : compiledCards(readFileSync(cards)),
    save,
  };
}
