import type { JSX } from 'preact';
import type { Board } from '../contract/board.js';
import type { Dispute } from '../contract/disputes.js';
import { ProblemNote } from '../http/problem-note.js';
import type { GameRecord } from '../table/game-record.js';
import { DisputeList } from './dispute-list.js';
import { DisputeView } from './dispute-view.js';
import { actsAs, canAct } from './may-do.js';
import { OpenDisputeForm } from './open-dispute-form.js';
import { useJudgeName } from './use-judge-name.js';
import type { Disputes } from './use-disputes.js';

interface DisputesPanelProps {
  readonly record: GameRecord;
  readonly at: number;
  readonly board: Board;
  /** The role of the viewer: a seat, a judge, or none. */
  readonly as: string | null;
  readonly found: Disputes;
  /** The number of the dispute that is shown; `null` for the list. */
  readonly chosen: number | null;
  readonly choose: (dispute: number | null) => void;
}

/** The disputes of a game: what is claimed, the evidence, the rulings, and the forms of those who may act. */
export function DisputesPanel({ record, at, board, as, found, chosen, choose }: DisputesPanelProps): JSX.Element {
  const [judge, setJudge] = useJudgeName();
  const { isJudge } = actsAs(as);
  const { disputes, problem, reload } = found;
  const shown = disputes.find(({ number }) => number === chosen);
  const body = isJudge && judge.trim() !== '' ? { judge: judge.trim() } : {};
  const after = ({ number }: Dispute): void => {
    choose(number);
    reload();
  };
  return (
    <div class="rulings disputes">
      {problem !== null && <ProblemNote problem={problem} />}
      {isJudge && (
        <label class="judge-name">
          Your name as a judge
          <input
            value={judge}
            maxLength={100}
            placeholder="judge"
            onInput={(event) => setJudge(event.currentTarget.value)}
          />
        </label>
      )}
      {shown === undefined ? (
        <>
          <DisputeList disputes={disputes} board={board} choose={choose} />
          {canAct(as) && <OpenDisputeForm key={as} record={record} at={at} body={body} after={after} />}
        </>
      ) : (
        <>
          <p>
            <button type="button" class="quiet" onClick={() => choose(null)}>
              ← All disputes
            </button>
          </p>
          <DisputeView key={`${as} ${shown.number}`} {...{ record, at, board, as, body, after }} dispute={shown} />
        </>
      )}
    </div>
  );
}
