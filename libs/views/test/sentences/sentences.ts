import type { EventData, EventType } from '@stacktrail/game-events';

/** Facts of some kinds, each with what everyone is told of it, and the rule it has where the sentence says that. */
export type Sentences = { readonly [K in EventType]?: readonly [EventData<K>, string, string?] };
