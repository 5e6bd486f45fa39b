import { canonicalJson } from '@stacktrail/kernel';
import type { StoredGameEvent } from './stored-game-event.js';

/**
 * Stored events as text (NDJSON): one line of JSON for each event, its keys sorted. The same game gives the same text
 * everywhere, since the store's own metadata (time, person, command) is left out.
 *
 * @param game the id that each line carries, so that lines of several games can be told apart; none where absent
 */
export function canonicalExport(events: Iterable<StoredGameEvent>, game?: string): string {
  const ofGame = game === undefined ? {} : { game };
  let text = '';
  for (const { type, data, envelope } of events) text += `${canonicalJson({ type, data, envelope, ...ofGame })}\n`;
  return text;
}
