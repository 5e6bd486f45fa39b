import { readFileSync } from 'node:fs';
import { shippedPool } from '@stacktrail/cards';
import type { CardSource } from '../cards/card-source.js';
import { compiledCards } from '../cards/compiled-cards.js';
import { poolCards } from '../cards/pool-cards.js';
import { readScenarioDecks } from '../scenario/read-scenarios.js';
import type { Scenario, ScenarioDeck } from '../scenario/scenario.js';

/** The files that a run needs besides its scenarios, by absolute paths. */
export interface RunFiles {
  readonly decks: string;
  /** A file of Oracle texts; `null` for the card pool. */
  readonly cards: string | null;
  /** Where the games of scenarios that don't pass are stored; `null` for nowhere. */
  readonly save: string | null;
}

/** A scenario for a thread to play. */
export interface Task {
  readonly index: number;
  readonly scenario: Scenario;
}

/** Reads the files of a run. */
export function readRunFiles({ decks, cards, save }: RunFiles): {
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
