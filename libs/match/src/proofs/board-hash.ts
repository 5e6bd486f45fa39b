import { createHash } from 'node:crypto';
import type { Revision, Viewer } from '@stacktrail/game-events';
import { fold } from '@stacktrail/game-state';
import { canonicalJson } from '@stacktrail/kernel';
import { boardView } from '@stacktrail/views';
import type { GameRecord } from '../game-record.js';

/** The hash of the board that a viewer saw after a revision, as this program draws it. */
export function boardHash({ catalog, history }: GameRecord, viewer: Viewer, at: Revision): string {
  const board = boardView(fold(catalog, history.slice(0, at + 1)).at(at), viewer);
  return createHash('sha256').update(canonicalJson(board)).digest('hex');
}
