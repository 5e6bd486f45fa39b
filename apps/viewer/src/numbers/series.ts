import type { GameRecord } from '../table/game-record.js';
import type { Board, Seat } from '../contract/board.js';

/** A number of each seat over the game. */
export interface Series {
  readonly title: string;
  /** By seat, a value for each sampled revision. */
  readonly values: readonly (readonly number[])[];
  /** By seat, the value at the moment that is shown. */
  readonly now: readonly number[];
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

/**
 * The numbers of the loaded boards, in order, without revisions that were taken back.
 *
 * @param at the revision that is shown
 */
export function numbersOf(record: Pick<GameRecord, 'lines' | 'knownBoard'>, at: number): Numbers {
  const boards = record.lines.flatMap(({ revision, reversedBy }) => {
    const board = reversedBy === null ? record.knownBoard(revision) : undefined;
    return board === undefined ? [] : [{ revision, board }];
  });
  const stride = Math.max(1, Math.ceil(boards.length / mostPoints));
  const isSampled = (i: number): boolean => i % stride === 0 || i === boards.length - 1;
  const place = boards.findLastIndex(({ revision }) => revision <= at);
  const seats = boards[0]?.board.seats.map(({ player }) => player) ?? [];
  const series = measures.map(([title, measure]): Series => {
    const whole = seats.map((player) => {
      let soFar = 0;
      return boards.map(({ board }, i) => {
        const seat = board.seats[player];
        if (seat !== undefined) soFar = measure(seat, board, soFar, boards[i - 1]?.board.seats[player]);
        return soFar;
      });
    });
    return {
      title,
      values: whole.map((values) => values.filter((_, i) => isSampled(i))),
      now: whole.map((values) => values[place] ?? 0),
    };
  });
  return { revisions: boards.filter((_, i) => isSampled(i)).map(({ revision }) => revision), series };
}
