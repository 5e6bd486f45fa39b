import type { GameRecord } from '../table/game-record.js';
import type { Seat } from '../contract/board.js';
import type { Board } from '../contract/board.js';

/** A number of each seat over the game. */
export interface Series {
  readonly title: string;
  /** By seat, a value for each sampled revision. */
  readonly values: readonly (readonly number[])[];
}

export interface Numbers {
  /** The revisions at which values were taken. */
  readonly revisions: readonly number[];
  readonly series: readonly Series[];
}

/** The highest number of points; a plot isn't wider than this. */
const mostPoints = 400;

/**
 * Reads a number from a board. `soFar` is the previous number, for sums such as the life lost so far, which gaining
 * life doesn't reduce.
 */
type Measure = (seat: Seat, board: Board, soFar: number, before: Seat | undefined) => number;

const measures: readonly (readonly [string, Measure])[] = [
  ['Life', ({ life }) => life],
  ['Cards in hand', ({ hand }) => hand.count],
  ['Lands', ({ player }, board) => count(board, player, 'Land')],
  ['Creatures', ({ player }, board) => count(board, player, 'Creature')],
  ['Life lost so far', ({ life }, _, soFar, before) => soFar + Math.max(0, (before?.life ?? life) - life)],
];

function count({ battlefield }: Board, player: number, type: string): number {
  return battlefield.filter((one) => one.controller === player && one.types.includes(type)).length;
}

/** The numbers of the loaded boards, in order, without revisions that were taken back. */
export function numbersOf(record: Pick<GameRecord, 'lines' | 'knownBoard'>): Numbers {
  const effective = record.lines.filter(({ reversedBy }) => reversedBy === null).map(({ revision }) => revision);
  const stride = Math.max(1, Math.ceil(effective.length / mostPoints));
  const revisions = effective.filter((_, i) => i % stride === 0 || i === effective.length - 1);
  const boards = revisions.flatMap((revision) => record.knownBoard(revision) ?? []);
  const seats = boards[0]?.seats.map(({ player }) => player) ?? [];
  const series = measures.map(([title, measure]): Series => {
    const values = seats.map((player) => {
      let soFar = 0;
      return boards.map((board, i) => {
        const seat = board.seats[player];
        if (seat !== undefined) soFar = measure(seat, board, soFar, boards[i - 1]?.seats[player]);
        return soFar;
      });
    });
    return { title, values };
  });
  return { revisions: boards.map(({ revision }) => revision), series };
}
