import { canonicalJson } from '@stacktrail/kernel';
import type { StoredGameEvent } from './stored-game-event.js';

/**
 * Stored events as text (NDJSON), the same for the same game everywhere: one line of JSON per event, its keys sorted.
 * What a store keeps beside the events (time, person, command) is not in it.
 */
export function canonicalExport(events: Iterable<StoredGameEvent>): string {
  let text = '';
  for (const { type, data, envelope } of events) text += `${canonicalJson({ type, data, envelope })}\n`;
  return text;
}
