import {
  checkDisputeChain,
  disputeFor,
  type Dispute,
  type DisputeData,
  type Revision,
  type Viewer,
} from '@stacktrail/game-events';
import { fold, type Timeline } from '@stacktrail/game-state';
import {
  boardView,
  describeEvent,
  reversalsIn,
  reversedBy,
  reversedStretches,
  type DisputeReport,
  type ReportedCause,
  type ReportedEvidence,
  type ReportedLine,
  type ReportedSignature,
} from '@stacktrail/views';
import { explain, type ExplanationNode } from '../explain.js';
import type { GameRecord } from '../game-record.js';
import { boardHash } from '../proofs/board-hash.js';
import { toldHash, viewerOf } from '../proofs/told-hash.js';
import { rulingFault } from '../proofs/verdict.js';
import { noSuchDispute } from './deciding-disputes.js';
import { disputesIn } from './disputes-in.js';

/** Makes a `disputeReport`. */
export function composeReport(record: GameRecord, number: number, viewer: Viewer): DisputeReport {
  const { disputes, penalties } = disputesIn(record);
  const all = disputes.find((dispute) => dispute.number === number);
  const dispute = all === undefined ? null : disputeFor(all, viewer);
  if (dispute === null) throw noSuchDispute(record.id, number, visible(disputes, viewer));
  const seats = record.setup.seats.map(({ name }) => name);
  const isSeen = dispute.wasRuled || viewer === 'judge';
  return {
    game: record.id,
    match: record.setup.match,
    seats,
    seenBy: nameOf(viewer, seats),
    dispute,
    evidence: gatheredIn(dispute).map((evidence) => reported(record, evidence, seats)),
    signatures: signaturesIn(record, number),
    penalties: isSeen ? penalties.filter((penalty) => penalty.dispute === number) : [],
  };
}

/** The disputes that a viewer may know of. */
function visible(disputes: readonly Dispute[], viewer: Viewer): readonly Dispute[] {
  return disputes.filter((dispute) => disputeFor(dispute, viewer) !== null);
}

function gatheredIn({ entries }: Dispute): readonly DisputeData['EvidenceGathered'][] {
  return entries.flatMap((entry) => (entry.type === 'EvidenceGathered' ? [entry.data] : []));
}

function nameOf(viewer: Viewer, seats: readonly string[]): string {
  if (typeof viewer === 'object') return seats[viewer.seat] ?? `seat ${viewer.seat}`;
  return viewer === 'judge' ? 'the judge' : 'spectators';
}

function reported(
  record: GameRecord,
  { of, revision, from, to, told, board, checks }: DisputeData['EvidenceGathered'],
  seats: readonly string[],
): ReportedEvidence {
  const viewer = viewerOf(of);
  const timeline = fold(record.catalog, record.history.slice(0, to + 1));
  return {
    of: nameOf(viewer, seats),
    revision,
    log: logOf(record, timeline, { from, to }, viewer),
    causes: causesOf(explain(record.history, revision), timeline, viewer),
    board: boardView(timeline.at(revision), viewer),
    isSame: {
      facts: toldHash(record, viewer, to) === told,
      board: boardHash(record, viewer, revision) === board,
    },
    checks,
  };
}

function logOf(
  { history, facts }: GameRecord,
  timeline: Timeline,
  { from, to }: { readonly from: Revision; readonly to: Revision },
  viewer: Viewer,
): readonly ReportedLine[] {
  const last = (history.length - 1) as Revision;
  const stretches = reversedStretches(reversalsIn(facts), last);
  return history.slice(from, to + 1).flatMap((event) => {
    if (event.type === 'skipped') return [];
    const { revision, rule } = event;
    const { turn } = timeline.at(revision);
    const isReversed = reversedBy(stretches, revision) !== null;
    return [{ revision, rule, turn, text: textOf(timeline, revision, viewer), isReversed }];
  });
}

function causesOf(root: ExplanationNode, timeline: Timeline, viewer: Viewer): readonly ReportedCause[] {
  const found: ReportedCause[] = [];
  const look = ({ revision, rule, causes, repeated }: ExplanationNode, depth: number): void => {
    if (repeated) return;
    found.push({ revision, rule, text: textOf(timeline, revision, viewer), depth });
    causes.forEach((cause) => look(cause, depth + 1));
  };
  look(root, 0);
  return found;
}

function textOf(timeline: Timeline, revision: Revision, viewer: Viewer): string {
  const event = timeline.event(revision);
  if (event === undefined) return '';
  return describeEvent(
    event,
    { before: timeline.at((revision - 1) as Revision), after: timeline.at(revision) },
    viewer,
  );
}

function signaturesIn({ id, disputes }: GameRecord, number: number): readonly ReportedSignature[] {
  const { before } = checkDisputeChain(disputes);
  return disputes.flatMap((link, i) => {
    if (!('type' in link) || link.type !== 'RulingMade' || link.data.dispute !== number) return [];
    const { key, signature } = link.data.signed;
    return [{ key, signature, problem: rulingFault(id, before[i] ?? '', link.data) }];
  });
}
