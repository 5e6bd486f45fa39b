import { isStoredEvent, readEntries, type EventStore, type StreamEntry } from '@stacktrail/event-store';
import { fromStored, MalformedEvent, storedGameEvent, type AnyGameEvent } from '@stacktrail/game-events';
import type { Accepted, AnswerAhead } from '@stacktrail/rules';
import type { Committed } from '../commands.js';
import { GameDamaged } from '../errors.js';
import { gameStream } from '../storage/streams.js';
import type { Span } from '../storage/stored-commands.js';

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
  const events: AnyGameEvent[] = [];
  let position: Committed['position'] | undefined;
  for await (const entry of readEntries(store, gameStream(gameId), { from: first, limit: last - first + 1 })) {
    events.push(readable(gameId, entry));
    if (isStoredEvent(entry)) ({ position } = entry);
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

function readable(gameId: string, entry: StreamEntry): AnyGameEvent {
  const damaged = (problem: string): GameDamaged => new GameDamaged(gameId, { revision: entry.revision, problem });
  if (!isStoredEvent(entry)) throw damaged(entry.problem);
  try {
    return fromStored(storedGameEvent(entry));
  } catch (error) {
    throw error instanceof MalformedEvent ? damaged(error.problem) : error;
  }
}

/** Why the action of these facts was reversed, if it was (CR 731). The fact's text begins with the rule. */
function reversalIn(events: readonly AnyGameEvent[]): Accepted['reversed'] {
  const reversal = events.findLast((event) => event.type === 'ActionReversed');
  if (reversal === undefined) return null;
  const { reason, detail } = reversal.data;
  if (reason === 'cancelled') return { rule: '731.1', message: detail, at: reversal.revision };
  if (reason !== 'illegal action') return null;
  const [rule = '', ...message] = detail.split(': ');
  return { rule, message: message.join(': '), at: reversal.revision };
}
