import type { DisputeData, PlayerId, Revision } from '@stacktrail/game-events';
import { InvalidCommand } from '../errors.js';
import { explain, type ExplanationNode } from '../explain.js';
import type { GameRecord } from '../game-record.js';
import { toldHash, viewerOf } from '../proofs/told-hash.js';
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
export async function evidenceOf(record: GameRecord, dispute: number, moment: Moment): Promise<readonly Evidence[]> {
  // Boards have the texts of cards, so the whole grammar is loaded with them.
  const { boardHash } = await import('../proofs/board-hash.js');
  const causes = causesOf(explain(record.history, moment.revision));
  const { checks } = verifyGame(record, { legacyOk: true });
  const outcomes = checks.map(({ check, status, examined }) => ({ check, status, examined }));
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
