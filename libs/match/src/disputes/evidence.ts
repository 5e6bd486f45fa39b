import { createHash } from 'node:crypto';
import { redact, type DisputeData, type PlayerId, type Revision, type Viewer } from '@stacktrail/game-events';
import { fold } from '@stacktrail/game-state';
import { canonicalJson } from '@stacktrail/kernel';
import { boardView } from '@stacktrail/views';
import { InvalidCommand } from '../errors.js';
import { explain, type ExplanationNode } from '../explain.js';
import type { GameRecord } from '../game-record.js';
import { verifyGame } from '../verify/verify-game.js';

type Evidence = DisputeData['EvidenceGathered'];

/** The moment that evidence is about, and the slice of the log around it. */
export interface Moment {
  readonly revision: Revision;
  readonly from: Revision;
  readonly to: Revision;
}

/** How many facts before and after the disputed one are in a slice of the log unless another is wanted. */
const usualSlice = { before: 20, after: 10 } as const;

/** The longest slice of a log. */
const longestSlice = 400;

/** @throws InvalidCommand where the game has no such revision that can be read, or the slice isn't around it */
export function momentIn(
  { history, lastRevision }: GameRecord,
  at: Revision,
  { from, to }: { readonly from?: Revision; readonly to?: Revision } = {},
): Moment {
  const event = history[at];
  if (event === undefined || event.type === 'skipped')
    throw fault('revision', `must be a revision of the game that can be read, 0 to ${lastRevision}`);
  const first = from ?? (Math.max(0, at - usualSlice.before) as Revision);
  const last = to ?? (Math.min(lastRevision, at + usualSlice.after) as Revision);
  if (first > at || last < at || last > lastRevision || first < 0)
    throw fault(from === undefined ? 'to' : 'from', `must leave revision ${at} in the slice, 0 to ${lastRevision}`);
  if (last - first >= longestSlice) throw fault('to', `must leave at most ${longestSlice} facts in the slice`);
  return { revision: at, from: first, to: last };
}

/**
 * What each seat, a spectator and the judge could know of a moment. It can be made again from the game's facts at any
 * time, so hashes of it are kept; how the record was checked is kept as it came out.
 */
export function evidenceOf(record: GameRecord, dispute: number, moment: Moment): readonly Evidence[] {
  const causes = causesOf(explain(record.history, moment.revision));
  const { checks } = verifyGame(record, { legacyOk: true });
  const outcomes = checks
    .filter(({ check }) => check !== 'disputes')
    .map(({ check, status, examined }) => ({ check, status, examined }));
  const viewers: readonly Evidence['of'][] = [
    ...record.setup.seats.map((_, seat) => seat as PlayerId),
    'spectator',
    'judge',
  ];
  return viewers.map((of) => ({
    dispute,
    of,
    ...moment,
    told: toldHash(record, viewerOf(of), moment.to),
    board: boardHash(record, viewerOf(of), moment.revision),
    causes,
    checks: of === 'judge' ? outcomes : null,
  }));
}

export function viewerOf(of: Evidence['of']): Viewer {
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

/** The revisions of all facts in an explanation, in order. */
function causesOf(root: ExplanationNode): readonly Revision[] {
  const found = new Set<Revision>();
  const look = ({ revision, causes }: ExplanationNode): void => {
    found.add(revision);
    causes.forEach(look);
  };
  look(root);
  return [...found].sort((a, b) => a - b);
}

function fault(path: string, message: string): InvalidCommand {
  return new InvalidCommand([{ path, message }]);
}
