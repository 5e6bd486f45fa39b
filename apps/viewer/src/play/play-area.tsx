import type { JSX } from 'preact';
import type { Board } from '../contract/board.js';
import { ProblemNote } from '../http/problem-note.js';
import { goTo, tableAddress } from '../routing/route.js';
import type { GameKeys } from '../table/keys.js';
import { Concede } from './concede.js';
import { DecisionBar } from './decision-bar.js';
import { DrawOffer } from './draw-offer.js';
import type { Deciding } from './use-deciding.js';

interface PlayAreaProps {
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
export function PlayArea({ deciding, board, game, as, keys, isNow, toNow }: PlayAreaProps): JSX.Element | null {
  const { play, decision, drawOffer } = deciding;
  if (as === null || as.startsWith('judge') || board.outcome !== null) return null;
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
  if (decision.options !== undefined) return <DecisionBar {...deciding} decision={decision} giveUp={giveUp} />;
  const other = String(decision.decidedBy);
  const name = board.seats[decision.decidedBy]?.name ?? `Seat ${decision.decidedBy + 1}`;
  return (
    <section class="decision-bar waiting" aria-label="Your decision">
      <span role="status">The game waits for {name}.</span>
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
