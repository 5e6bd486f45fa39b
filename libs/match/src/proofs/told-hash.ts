import { createHash } from 'node:crypto';
import { redact, type DisputeData, type Revision, type Viewer } from '@stacktrail/game-events';
import { fold } from '@stacktrail/game-state';
import { canonicalJson } from '@stacktrail/kernel';
import { boardView } from '@stacktrail/views';
import type { GameRecord } from '../game-record.js';

/** Through whose eyes a piece of evidence looks. */
export function viewerOf(of: DisputeData['EvidenceGathered']['of']): Viewer {
  return typeof of === 'number' ? { seat: of } : of;
}

/** The hash of the facts that a viewer was told of a game up to a revision, as they are stored. */
export function toldHash({ stored }: GameRecord, viewer: Viewer, to: Revision): string {
  const hash = createHash('sha256');
  for (const event of stored.slice(0, to + 1)) hash.update(`${canonicalJson(redact(event, viewer))}\n`);
  return hash.digest('hex');
}

/** The hash of the board that a viewer saw after a revision, as this program draws it. */
export function boardHash({ catalog, history }: GameRecord, viewer: Viewer, at: Revision): string {
  const board = boardView(fold(catalog, history.slice(0, at + 1)).at(at), viewer);
  return createHash('sha256').update(canonicalJson(board)).digest('hex');
}
