import type { Viewer } from '@stacktrail/game-events';
import type { DisputeReport } from '@stacktrail/views';
import type { GameRecord } from '../game-record.js';

/**
 * A dispute to be handed over, as a viewer may see it: what was said, and the evidence made anew of the game's facts.
 *
 * @param record with its disputes
 * @throws NoSuchDispute where there is none, or the viewer may not know of it
 */
export async function disputeReport(record: GameRecord, number: number, viewer: Viewer): Promise<DisputeReport> {
  // Its boards and lines have the texts of cards, so the whole grammar is loaded with them.
  const { composeReport } = await import('./compose-report.js');
  return composeReport(record, number, viewer);
}
