import { setFlagsFromString } from 'node:v8';
import { ParagraphMemory, readCard, type CardReading } from '@stacktrail/cards/sources';
import type { Io } from '../io.js';
import { readCards } from './read-cards.js';

/**
 * All cards of a file, compiled one after another.
 *
 * @throws CommandError where the file can't be read
 */
export async function* readAll(io: Io, source: string): AsyncGenerator<CardReading, void, undefined> {
  optimiseLater();
  const memory = new ParagraphMemory();
  for await (const card of readCards(io, source)) yield readCard(card, memory);
}

/**
 * A grammar is thousands of small functions that run for seconds: V8's optimising compiler costs more than most of them
 * gain by it, and is left to the few that are busiest (docs/performance.md).
 */
function optimiseLater(): void {
  setFlagsFromString('--interrupt-budget=800000');
}
