import type { StreamEntry } from '@stacktrail/event-store';
import { HistoryReader, storedGameEvent, type AnyGameEvent, type Revision } from '@stacktrail/game-events';
import { fromHex, toHex } from '@stacktrail/kernel';
import { resumeFrom } from '@stacktrail/rules';
import { runRules } from '../errors.js';
import { metadataOf } from '../storage/game-stream.js';
import { sealOf } from '../storage/seals.js';
import { commitmentsIn, noncesIn, secretsAt } from '../storage/secrets.js';
import { LiveMatch } from './live-match.js';

/**
 * A match as the store has it, made from what was in memory and the end of its stream. What was in memory may be ahead of
 * the store, where an append failed, or behind it, where another process has written.
 *
 * @param entries the stream from the last revision on that the match is known to have
 * @returns `null` where the whole stream has to be read; the match is as it was then
 */
export function caughtUp(match: LiveMatch, [known, ...since]: readonly StreamEntry[]): LiveMatch | null {
  const { resumePoint, gameId, catalog, tokens, revision } = match;
  // Clocks are charged by the times of the store.
  if (resumePoint === null || known === undefined || match.clocks.isSet) return null;
  if (known.revision !== revision || sealIn(known) !== toHex(resumePoint.head)) return null;
  const events = factsOf(since, revision);
  const seal = sealIn(since.at(-1) ?? known);
  if (events === null || seal === null) return null;
  // Another seed or other contributions have to be read.
  if (commitmentsIn(events).length > 0 || noncesIn(events).length > 0) return null;
  const { state, after, secrets } = resumePoint;
  const inUse = secretsAt(secrets, revision + 1 + events.length);
  if (inUse === undefined) return null;
  const live = runRules(gameId, revision, () => resumeFrom(state, [...after, ...events], inUse));
  if (live === null) return null;
  const current = new LiveMatch({ gameId, live, catalog, secrets, tokens }, fromHex(seal), match);
  current.read(events, since.map(metadataOf));
  return current;
}

function sealIn(entry: StreamEntry): string | null {
  return sealOf(storedGameEvent(entry));
}

/** The facts after a revision; `null` where one can't be read. */
function factsOf(entries: readonly StreamEntry[], revision: Revision): readonly AnyGameEvent[] | null {
  const reader = new HistoryReader({ next: revision + 1, skipped: null });
  const history = entries.map((entry) => reader.read(storedGameEvent(entry)));
  return reader.damage === null ? (history as readonly AnyGameEvent[]) : null;
}
