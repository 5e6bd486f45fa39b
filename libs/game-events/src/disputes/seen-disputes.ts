import type { PlayerId } from '../ids.js';
import type { Viewer } from '../stored/redact.js';
import type { Dispute } from './dispute.js';
import type { DisputeEvent, Party } from './dispute-events.js';

/**
 * Whether a viewer may know an event of a dispute.
 *
 * The judge knows all. What the judge alone was told stays with whoever told it. Evidence is of whoever it is of: it says
 * what they could see; what spectators could see is everybody's once there is a ruling. The rest is for whoever said it,
 * and for everybody once there is a ruling.
 *
 * @param wasRuled whether a ruling was ever given in its dispute
 */
export function seesDisputeEvent(event: DisputeEvent, viewer: Viewer, wasRuled: boolean): boolean {
  if (viewer === 'judge') return true;
  switch (event.type) {
    case 'JudgeInformed':
      return isBy(event.data.by, viewer);
    case 'EvidenceGathered': {
      const { of } = event.data;
      return of === 'spectator' ? wasRuled : of !== 'judge' && of === seatIn(viewer);
    }
    case 'PenaltyGiven':
      return wasRuled || event.data.dispute === null;
    case 'RulingMade':
    case 'RulingCarriedOut':
      return true;
    default:
      return wasRuled || isBy(event.data.by, viewer);
  }
}

/**
 * A dispute as a viewer may know it; `null` if they may not know that there is one. A seat may: it is asked for its own
 * side of it.
 */
export function disputeFor(dispute: Dispute, viewer: Viewer): Dispute | null {
  if (viewer === 'spectator' && !dispute.wasRuled) return null;
  const entries = dispute.entries.filter((entry) => seesDisputeEvent(entry, viewer, dispute.wasRuled));
  return { ...dispute, entries };
}

function isBy(party: Party, viewer: Viewer): boolean {
  return 'seat' in party && party.seat === seatIn(viewer);
}

function seatIn(viewer: Viewer): PlayerId | null {
  return typeof viewer === 'string' ? null : viewer.seat;
}
