import { setFlagsFromString } from 'node:v8';
import { readingsOf, type CardReading, type SourceCard } from '@stacktrail/cards/sources';
import type { Io } from '../io.js';
import { readCards } from './read-cards.js';

/** How many cards are compiled together. More together take less time each, but progress is shown less often. */
const TOGETHER = 8000;

/**
 * All cards of a file, compiled.
 *
 * @throws CommandError if the file can't be read
 */
export async function* readAll(io: Io, source: string): AsyncGenerator<CardReading, void, undefined> {
  optimiseLater();
  let cards: SourceCard[] = [];
  for await (const card of readCards(io, source)) {
    cards.push(card);
    if (cards.length < TOGETHER) continue;
    yield* readingsOf(cards);
    cards = [];
  }
  yield* readingsOf(cards);
}

/**
 * A grammar is thousands of small functions that run for seconds: V8's optimising compiler costs more than most of them
 * gain by it, and is left to the few that are busiest (docs/performance.md).
 */
function optimiseLater(): void {
  setFlagsFromString('--interrupt-budget=800000');
}
