import { LostFact } from './history.js';
import type { StoredGameEvent } from './stored-game-event.js';

/** An event as a store gives it: its type and its content, or why they can't be read. */
export type EntryOfStore = { readonly type: string; readonly data: unknown } | { readonly problem: string };

/** A game's event as it is stored. It can be anything where the store's content is damaged, and a `LostFact` where it is lost. */
export function storedGameEvent(entry: EntryOfStore): StoredGameEvent {
  if ('problem' in entry) return new LostFact(entry.problem) as unknown as StoredGameEvent;
  const content = entry.data as Partial<StoredGameEvent> | null;
  return { type: entry.type, data: content?.data, envelope: content?.envelope } as StoredGameEvent;
}
