import type { EventStore, StoredEvent } from '@stacktrail/event-store';
import { fromStored, MalformedEvent, type AnyGameEvent } from '@stacktrail/game-events';
import type { Accepted, AnswerAhead } from '@stacktrail/rules';
import type { Committed } from './commands.js';
import { GameDamaged } from './errors.js';
import type { Span } from './live-match.js';
import { gameEventOf } from './storage/game-stream.js';
import { gameStream } from './storage/streams.js';

/**
 * What a command did when it was carried out, as the store has it.
 *
 * @param ahead the answers that it gave in advance
 */
export async function storedCommand(
  store: EventStore,
  gameId: string,
  { first, last }: Span,
  ahead: readonly AnswerAhead[],
): Promise<Committed> {
  const from = first;
  const events: AnyGameEvent[] = [];
  let position: Committed['position'] | undefined;
  for await (const stored of store.read(gameStream(gameId), { from, limit: last - first + 1 })) {
    events.push(readable(gameId, stored));
    position = stored.position;
  }
  if (position === undefined) throw new Error(`game ${gameId} has no revision ${first}`);
  const answered = events.filter(({ type }) => type === 'DecisionMade').length;
  return {
    accepted: true,
    repeated: true,
    events,
    firstRevision: first,
    lastRevision: last,
    position,
    reversed: reversalIn(events),
    unused: ahead.slice(Math.max(0, answered - 1)),
  };
}

function readable(gameId: string, stored: StoredEvent): AnyGameEvent {
  try {
    return fromStored(gameEventOf(stored));
  } catch (error) {
    if (!(error instanceof MalformedEvent)) throw error;
    throw new GameDamaged(gameId, { revision: stored.revision, problem: error.problem });
  }
}

/** Why the action was reversed that these facts are of, if it was (CR 731). The fact's text names the rule first. */
function reversalIn(events: readonly AnyGameEvent[]): Accepted['reversed'] {
  const reversal = events.findLast((event) => event.type === 'ActionReversed');
  if (reversal === undefined) return null;
  const { reason, detail } = reversal.data;
  if (reason === 'cancelled') return { rule: '731.1', message: detail, at: reversal.revision };
  if (reason !== 'illegal action') return null;
  const [rule = '', ...message] = detail.split(': ');
  return { rule, message: message.join(': '), at: reversal.revision };
}
