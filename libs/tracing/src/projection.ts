import { ROOT_CONTEXT, SpanKind, trace, type Span } from '@opentelemetry/api';
import { isStoredEvent, type LogEntry, type StoredEvent } from '@stacktrail/event-store';
import { commandIdOf, commandTrace } from './command-trace.js';
import { COMMAND_ID, failed, isTracing, tracer } from './span.js';

/**
 * Begins a span for the events of each command in a batch that a projection takes in, in the trace to which the append
 * has a link.
 *
 * @returns ends them, once the events are in the read model or that has failed
 */
export function traceProjection(projection: string, entries: readonly LogEntry[]): (error?: unknown) => void {
  if (!isTracing()) return () => undefined;
  const spans = [...byCommand(entries)].map((events) => begin(projection, events));
  return (error) => {
    for (const span of spans) {
      if (error !== undefined) failed(span, error);
      span.end();
    }
  };
}

function byCommand(entries: readonly LogEntry[]): Iterable<readonly [StoredEvent, ...StoredEvent[]]> {
  const found = new Map<string, [StoredEvent, ...StoredEvent[]]>();
  for (const entry of entries) {
    if (!isStoredEvent(entry)) continue;
    const key = `${entry.stream} ${commandIdOf(entry)}`;
    const events = found.get(key);
    if (events === undefined) found.set(key, [entry]);
    else events.push(entry);
  }
  return found.values();
}

function begin(projection: string, events: readonly [StoredEvent, ...StoredEvent[]]): Span {
  const [first] = events;
  const commandId = commandIdOf(first);
  const attributes = {
    'stacktrail.projection': projection,
    'stacktrail.events': events.length,
    'stacktrail.revision.first': Number(first.revision),
    'stacktrail.revision.last': Number(events.at(-1)?.revision),
    ...(commandId === undefined ? {} : { [COMMAND_ID]: commandId }),
  };
  const within =
    commandId === undefined ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, commandTrace(first.stream, commandId));
  return tracer().startSpan(`project ${projection}`, { kind: SpanKind.CONSUMER, attributes }, within);
}
