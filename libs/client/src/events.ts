import type { components as Api } from './generated/api.js';
import type { components as Events } from './generated/events.js';

type Stored = Events['schemas'];
/** Such as `LandPlayed.v1`. */
type TypeAndVersion = Exclude<keyof Stored, 'envelope'>;
type VersionIn<K extends string> = K extends `${string}.v${infer Version extends number}` ? Version : never;

/** An event as it is stored, without what the viewer may not see: docs/events of the repository. */
export type StoredEvent = Stored[TypeAndVersion];

type Told = Omit<Api['schemas']['FeedEventDoc'], 'type' | 'version' | 'data'>;
type FeedEventIn<K extends TypeAndVersion> = Told & {
  readonly type: Stored[K]['type'];
  readonly version: VersionIn<K>;
  readonly data: Stored[K]['data'];
};

/** That a game was deleted: whoever keeps anything of it forgets it. */
type GameDeleted = Told & {
  readonly type: 'GameDeleted';
  readonly version: 1;
  readonly data: { readonly events: number; readonly head: string };
};

/**
 * An event of the feed, which needs nothing else to be understood. `type` and `version` say what its `data` is. A server
 * that is newer than this client can tell of types and versions that aren't listed here.
 */
export type FeedEvent = { [K in TypeAndVersion]: FeedEventIn<K> }[TypeAndVersion] | GameDeleted;
export type FeedEventType = FeedEvent['type'];
