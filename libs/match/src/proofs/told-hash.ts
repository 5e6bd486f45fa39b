import { createHash } from 'node:crypto';
import { redact, type DisputeData, type Revision, type Viewer } from '@stacktrail/game-events';
import { canonicalJson } from '@stacktrail/kernel';
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
