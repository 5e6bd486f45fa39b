import type { JSX } from 'preact';
import { SymbolText } from '../cards/symbol-text.js';
import type { Board } from '../contract/board.js';
import type { Decision } from '../contract/decision.js';
import { ProblemNote } from '../http/problem-note.js';
import type { Play } from '../play/use-play.js';
import { RulingBuilder } from './ruling-builder.js';

interface RulingDecisionProps {
  readonly play: Play;
  readonly decision: Decision;
  readonly board: Board;
  /** The ways to end the game. */
  readonly giveUp: JSX.Element;
}

/** The decision of a player who says what an unread clause does. */
export function RulingDecision({ play, decision, board, giveUp }: RulingDecisionProps): JSX.Element {
  const { id, prompt = '', rule, combine } = decision;
  return (
    <section class="decision-bar" aria-label="Your decision" aria-busy={play.busy} data-decision={id}>
      <div class="decision-top">
        <div class="decision-head" role="status">
          <strong>
            <SymbolText text={prompt} />
          </strong>
          <span class="rule">CR {rule}</span>
          <span class="soft">The other players accept it, or object.</span>
        </div>
        <div class="seat-controls">{giveUp}</div>
      </div>
      {play.problem !== null && <ProblemNote problem={play.problem} />}
      <RulingBuilder
        key={id}
        {...{ decision, board }}
        busy={play.busy}
        send={(actions) => play.answer({ ...combine?.answer, actions })}
      />
    </section>
  );
}
