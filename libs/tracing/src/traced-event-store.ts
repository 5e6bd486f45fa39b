import { SpanKind, trace } from '@opentelemetry/api';
import {
  categoryOf,
  type Appended,
  type EventStore,
  type ExpectedRevision,
  type NewEvent,
  type ReadOptions,
  type StoredEvent,
  type StreamName,
} from '@stacktrail/event-store';
import { commandIdOf, commandTrace } from './command-trace.js';
import { COMMAND_ID, failed, inSpan, isTracing, tracer } from './span.js';

const CATEGORY = 'stacktrail.stream.category';
const EVENTS = 'stacktrail.events';

/** A store whose appends are spans, and whose reads of streams are where they belong to one. */
export function tracedEventStore(store: EventStore): EventStore {
  return {
    append: (stream, expected, events) => append(store, stream, expected, events),
    read: (stream, options) => read(store, stream, options),
    readAll: (options) => store.readAll(options),
    subscribe: (start, filter) => store.subscribe(start, filter),
    deleteStream: (stream) => store.deleteStream(stream),
    streams: (prefix) => store.streams(prefix),
    close: () => store.close(),
    ...(store.assertWritable && { assertWritable: () => store.assertWritable?.() ?? Promise.resolve() }),
    ...(store.assertReachable && {
      assertReachable: (timeoutMs: number) => store.assertReachable?.(timeoutMs) ?? Promise.resolve(),
    }),
  };
}

/** The span has a link to the trace in which projections take the events in. */
function append(
  store: EventStore,
  stream: StreamName,
  expected: ExpectedRevision,
  events: readonly NewEvent[],
): Promise<Appended> {
  if (!isTracing()) return store.append(stream, expected, events);
  const commandId = events[0] && commandIdOf(events[0]);
  const attributes = { [CATEGORY]: categoryOf(stream), [EVENTS]: events.length };
  const options =
    commandId === undefined
      ? { attributes }
      : {
          attributes: { ...attributes, [COMMAND_ID]: commandId },
          links: [{ context: commandTrace(stream, commandId) }],
        };
  return inSpan('append', { kind: SpanKind.CLIENT, ...options }, async (span) => {
    const appended = await store.append(stream, expected, events);
    span.setAttribute('stacktrail.revision.last', Number(appended.lastRevision));
    return appended;
  });
}

function read(store: EventStore, stream: StreamName, options?: ReadOptions): AsyncIterable<StoredEvent> {
  if (!isTracing() || trace.getActiveSpan() === undefined) return store.read(stream, options);
  return readInSpan(store, stream, options);
}

async function* readInSpan(store: EventStore, stream: StreamName, options?: ReadOptions): AsyncIterable<StoredEvent> {
  const span = tracer().startSpan('read', {
    kind: SpanKind.CLIENT,
    attributes: { [CATEGORY]: categoryOf(stream) },
  });
  let events = 0;
  try {
    for await (const event of store.read(stream, options)) {
      events += 1;
      yield event;
    }
  } catch (error) {
    failed(span, error);
    throw error;
  } finally {
    span.setAttribute(EVENTS, events);
    span.end();
  }
}
