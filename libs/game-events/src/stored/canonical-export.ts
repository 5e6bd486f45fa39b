import { canonicalJson } from '@stacktrail/kernel';
import type { StoredGameEvent } from './stored-game-event.js';

/**
 * Stored events as text (NDJSON): one line of JSON for each event, its keys sorted. The same game gives the same text
 * everywhere, since the store's own metadata (time, person, command) is left out.
 */
export function canonicalExport(events: Iterable<StoredGameEvent>): string {
  let text = '';
  for (const { type, data, envelope } of events) text += `${canonicalJson({ type, data, envelope })}\n`;
  return text;
}
