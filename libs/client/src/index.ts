/** A client of a Stacktrail server. It knows the server's HTTP contracts alone. */
export { given, StacktrailClient, type ClientOptions } from './client.js';
export type { FeedEvent, FeedEventType, StoredEvent } from './events.js';
export type { Checkpoint, FeedOptions, FeedPage } from './feed.js';
export type { components, paths } from './generated/api.js';
export { RequestRefused, type ProblemDetails } from './problem.js';
export { GameDamaged, type WatchOptions } from './watch.js';
