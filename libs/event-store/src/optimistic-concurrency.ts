import type { ExpectedRevision, Revision } from './revision.js';

/** What has to be known of a stream to decide on an append. */
export interface StreamHead {
  /** The revision of the last event; `noStream` if there is none. */
  readonly last: Revision | 'noStream';
  /** The id of the event at this revision. */
  idAt(revision: number): string | undefined;
  /** Where in this stream the event with this id is. */
  revisionOf(id: string): number | undefined;
}

/** Whether to store the batch from a revision on, to answer that it is stored there already, or to refuse it. */
export type AppendDecision =
  { readonly kind: 'append' | 'repeat'; readonly first: Revision } | { readonly kind: 'conflict' };

/**
 * Decides on an append as EventStoreDB does. The first rule that fits:
 * - the stream is where it was expected to be: append;
 * - the stream is further on and the very same events stand where these would have gone: a repeat;
 * - anything else, a batch of which a part is stored among it, is a conflict.
 */
export function decideAppend(head: StreamHead, expected: ExpectedRevision, ids: readonly string[]): AppendDecision {
  const next = head.last === 'noStream' ? 0 : head.last + 1;
  const first =
    expected === 'any' ? (head.revisionOf(ids[0] ?? '') ?? next) : expected === 'noStream' ? 0 : expected + 1;
  if (first > next) return { kind: 'conflict' };
  if (first === next) return { kind: 'append', first: first as Revision };
  const repeated = ids.every((id, index) => head.idAt(first + index) === id);
  return repeated ? { kind: 'repeat', first: first as Revision } : { kind: 'conflict' };
}
