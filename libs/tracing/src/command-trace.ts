import { createHash } from 'node:crypto';
import { TraceFlags, type SpanContext } from '@opentelemetry/api';
import type { NewEvent } from '@stacktrail/event-store';

/** The command that an event comes from; `undefined` where its metadata names none. */
export function commandIdOf({ metadata }: Pick<NewEvent, 'metadata'>): string | undefined {
  const id = (metadata as NewEvent['metadata'] | null)?.['$correlationId'];
  return typeof id === 'string' && id !== '' ? id : undefined;
}

/**
 * The trace of what follows from a command once it is stored. It derives from the stream and the command's id, so a
 * process that only reads the events finds it, and no event has to hold it.
 */
export function commandTrace(stream: string, commandId: string): SpanContext {
  const hash = createHash('sha256').update(`trace ${stream} ${commandId}`).digest('hex');
  return {
    traceId: hash.slice(0, 32),
    spanId: hash.slice(32, 48),
    traceFlags: TraceFlags.SAMPLED,
    isRemote: true,
  };
}
