import type { JSX } from 'preact';
import { JudgeClause } from '../adjudication/judge-clause.js';
import { RulingDecision } from '../adjudication/ruling-decision.js';
import { waitingWords } from '../adjudication/waiting-words.js';
import type { Board } from '../contract/board.js';
import { ProblemNote } from '../http/problem-note.js';
import { goTo, tableAddress } from '../routing/route.js';
import type { GameRecord } from '../table/game-record.js';
import type { GameKeys } from '../table/keys.js';
import { Concede } from './concede.js';
import { DecisionBar } from './decision-bar.js';
import { DrawOffer } from './draw-offer.js';
import type { Deciding } from './use-deciding.js';

interface PlayAreaProps {
  readonly record: GameRecord;
  readonly deciding: Deciding;
  readonly board: Board;
  readonly game: string;
  readonly as: string | null;
  readonly keys: GameKeys;
  /** Whether the board shows the game as it is now. */
  readonly isNow: boolean;
  readonly toNow: () => void;
}

/** The place where a player plays: their decision, or for whom the game waits. */
export function PlayArea({ record, deciding, board, game, as, keys, isNow, toNow }: PlayAreaProps): JSX.Element | null {
  const { play, decision, drawOffer } = deciding;
  if (board.outcome !== null) return null;
  if (as === null || as.startsWith('judge')) return isNow ? <Watching {...{ record, board, as }} /> : null;
  if (!isNow) {
    return (
      <section class="decision-bar waiting" aria-label="Your decision">
        You look at an earlier moment.
        <button type="button" class="primary" onClick={toNow}>
          Back to the game
        </button>
      </section>
    );
  }
  if (decision === null) {
    return play.problem === null ? null : (
      <section class="decision-bar waiting" aria-label="Your decision">
        <ProblemNote problem={play.problem} />
      </section>
    );
  }
  const giveUp = (
    <>
      <DrawOffer play={play} board={board} seat={Number(as)} offer={drawOffer} />
      <Concede play={play} />
    </>
  );
  if (decision.options !== undefined && decision.form === 'adjudicate' && decision.kind !== 'judge a clause') {
    return <RulingDecision {...{ play, decision, board, giveUp }} />;
  }
  if (decision.options !== undefined && decision.kind !== 'judge a clause')
    return <DecisionBar {...deciding} decision={decision} giveUp={giveUp} />;
  const other = String(decision.decidedBy);
  const name = board.seats[decision.decidedBy]?.name ?? `Seat ${decision.decidedBy + 1}`;
  return (
    <section class="decision-bar waiting" aria-label="Your decision">
      <span role="status">
        {waitingWords(decision.kind, name, decision.source ?? null) ?? `The game waits for ${name}.`}
      </span>
      {play.problem !== null && <ProblemNote problem={play.problem} />}
      {other !== as && keys.seats[other] !== undefined && (
        <button type="button" class="primary" onClick={() => goTo(tableAddress(game, { as: other }), true)}>
          Hand over to {name}
        </button>
      )}
      {giveUp}
    </section>
  );
}

/** What people have to say before the game can go on, for those who only watch; a judge says what a judge is asked. */
function Watching({ record, board, as }: Pick<PlayAreaProps, 'record' | 'board' | 'as'>): JSX.Element | null {
  const { pending } = board;
  if (pending === null) return null;
  if (as === 'judge' && pending.kind === 'judge a clause') return <JudgeClause record={record} board={board} />;
  const words = waitingWords(pending.kind, board.seats[pending.decidedBy]?.name ?? `Seat ${pending.decidedBy + 1}`);
  return words === null ? null : (
    <section class="decision-bar waiting" aria-label="What the game waits for">
      <span role="status">{words}</span>
    </section>
  );
}
