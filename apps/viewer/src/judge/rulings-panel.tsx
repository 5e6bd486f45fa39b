import type { JSX } from 'preact';
import type { Board } from '../contract/board.js';
import type { GameRecord } from '../table/game-record.js';
import { ClockDesk } from './clock-desk.js';
import { JudgeDesk } from './judge-desk.js';
import { OpenRequests } from './open-requests.js';
import { RequestForm } from './request-form.js';
import { RulingsGiven } from './rulings-given.js';

interface RulingsPanelProps {
  readonly record: GameRecord;
  readonly at: number;
  readonly board: Board;
  /** The role of the viewer: a seat, a judge, or none. */
  readonly as: string | null;
}

/** Requests to take the game back, the votes on them, and the judges' rulings. */
export function RulingsPanel({ record, at, board, as }: RulingsPanelProps): JSX.Element {
  const seat = as !== null && /^\d+$/.test(as) ? Number(as) : null;
  const isJudge = as?.startsWith('judge') === true;
  return (
    <div class="rulings">
      <OpenRequests record={record} board={board} seat={seat} />
      {seat !== null && <RequestForm record={record} at={at} />}
      {isJudge && <JudgeDesk record={record} at={at} board={board} />}
      {isJudge && <ClockDesk record={record} board={board} />}
      <RulingsGiven record={record} />
    </div>
  );
}
