import { Game } from '@stacktrail/engine';
import { RandomWordSequence } from '@stacktrail/kernel';
import { outerRules } from '@stacktrail/rules';
import type { Position } from './position.js';

export type { Position };

/** A game in play at a position. */
export function gameAt(position: Position): Game {
  return new Game(position.state(), RandomWordSequence.create(new Uint8Array(32), []), outerRules);
}
