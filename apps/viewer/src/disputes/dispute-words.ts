import type { Board } from '../contract/board.js';
import type { Dispute, Party } from '../contract/disputes.js';
import type { CourseEntry } from './course.js';

export function seatName(board: Board, seat: number): string {
  return board.seats[seat]?.name ?? `Seat ${seat + 1}`;
}

export function partyName({ seat, judge }: Party, board: Board): string {
  if (seat !== null) return seatName(board, seat);
  return judge === null || judge === 'judge' ? 'The judge' : `${judge}, a judge`;
}

export const stateWords: Readonly<Record<Dispute['state'], string>> = {
  open: 'waits for a ruling',
  ruled: 'is ruled',
  appealed: 'is appealed, waits for another ruling',
  closed: 'is closed',
};

export const entryTitles: Readonly<Record<CourseEntry['kind'], string>> = {
  claim: 'Claim',
  note: 'Note',
  'confidential note': 'Note for the judge alone',
  appeal: 'Appeal',
  closing: 'Closed',
  ruling: 'Ruling',
};

/** Whose eyes a piece of evidence is seen through: “what Ann could know”. */
export function evidenceTitle(of: string, board: Board): string {
  const seat = /^seat (\d+)$/.exec(of)?.[1];
  if (seat !== undefined) return `What ${seatName(board, Number(seat))} could know`;
  return of === 'judge' ? 'The whole record' : 'What everybody could see';
}

/** Minutes and seconds: 3:05. */
export function timeWords(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

export function dateWords(at: string): string {
  return new Date(at).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
}
