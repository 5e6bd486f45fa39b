import type { IncomingMessage } from 'node:http';
import type { Viewer } from '@stacktrail/game-events';
import type { Caller } from './caller.js';

/** A request as far as this application looks at it. */
export interface GameRequest extends IncomingMessage {
  readonly params: Readonly<Record<string, string>>;
  readonly originalUrl: string;
  /** Who asks, once the guard has found out. */
  caller?: Caller;
  /** Through whose eyes they look. */
  viewer?: Viewer;
}
