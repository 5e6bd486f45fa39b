import type { Client } from './client.js';
import { pause, Pauses } from './pauses.js';
import { problemOf } from './problem.js';

interface StreamMessage {
  readonly id: number;
  readonly type: string;
}

/** Receives the events of a stream, and is told whether it is connected. */
export interface StreamListener {
  onMessage(message: StreamMessage): void;
  onState(state: 'connected' | 'lost'): void;
}

/**
 * Follows a game's events as they come. `EventSource` can't send a token, so the messages are read from a response that
 * doesn't end. If the connection breaks, it is opened again after the last message, with longer and longer pauses.
 *
 * @param after the last revision that is known
 * @returns a function that ends it
 */
export function followStream(client: Client, path: string, after: number, listener: StreamListener): () => void {
  const stop = new AbortController();
  let last = after;
  const pauses = new Pauses();
  const followOnce = async (): Promise<void> => {
    const headers = { ...client.headers(), 'Last-Event-ID': String(last) };
    const response = await fetch(path, { headers, signal: stop.signal }).catch(() => null);
    if (response === null || !response.ok || response.body === null) return;
    listener.onState('connected');
    pauses.reset();
    for await (const message of messagesIn(response.body)) {
      last = Math.max(last, message.id);
      listener.onMessage(message);
    }
  };
  const follow = async (): Promise<void> => {
    for (const ended = (): boolean => stop.signal.aborted; !ended();) {
      await followOnce().catch(problemOf);
      if (ended()) return;
      listener.onState('lost');
      await pause(pauses.next(), stop.signal);
    }
  };
  follow().catch(problemOf);
  return () => stop.abort();
}

/** The messages of a body of server-sent events until it breaks off; comments are left out. */
async function* messagesIn(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamMessage> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const read = await reader.read().catch(() => null);
    if (read === null || read.done) return;
    const blocks = (rest + decoder.decode(read.value, { stream: true })).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const id = /^id: ?(-?\d+)$/m.exec(block)?.[1];
      if (id === undefined) continue;
      yield { id: Number(id), type: /^event: ?(.+)$/m.exec(block)?.[1] ?? 'message' };
    }
  }
}
