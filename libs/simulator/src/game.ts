import { cardPool, dungeonsFor } from '@stacktrail/cards';
import type { AnyGameEvent, Answer, PlayerId, Revision } from '@stacktrail/game-events';
import type { Catalog, FormatName } from '@stacktrail/game-state';
import { beginInMemory } from '@stacktrail/match';
import type { Accepted, AnswerAhead, Rejection } from '@stacktrail/rules';
import { boardView, decisionView, type BoardView, type DecisionView } from '@stacktrail/views';
import { readDeck, type Deck } from './deck.js';
import { FoldedGame } from './folded-game.js';
import { LineOfPlay } from './line-of-play.js';
import { seeing, type Plain, type Viewer } from './plain.js';

/** How a game begins. */
export interface GameSetup {
  /** Two or more, in turn order. */
  readonly seats: readonly {
    readonly name: string;
    /** A deck, or the list of one. */
    readonly deck: Deck | string;
  }[];
  /** The same seed with the same answers plays the same game. Where absent, nobody can foresee what is drawn. */
  readonly seed?: string;
  /** The format whose rules the decks have to keep to (CR 100.2); any deck may be played where absent. */
  readonly format?: FormatName;
  /** The number of each seat's team (CR 102.3); everyone plays for themselves where absent. */
  readonly teams?: readonly number[];
}

/** How a game ended (CR 104). */
export interface Outcome {
  /** The seat that has won; `null` for a draw. */
  readonly winner: number | null;
}

/** A game in memory. It waits for one decision at a time; what was answered becomes events. */
export class Game {
  private constructor(private readonly line: LineOfPlay) {}

  /**
   * Begins a game, up to its first decision.
   *
   * @throws DeckUnreadable, or InvalidSetup where the rules know no such game
   */
  static start({ seats, seed, format, teams }: GameSetup): Game {
    const brought = seats.map(({ name, deck }) => ({ name, ...(typeof deck === 'string' ? readDeck(deck) : deck) }));
    const { live, secrets, events } = beginInMemory({
      seats: brought.map(({ leftOut: _, ...seat }) => seat),
      reference: cardPool,
      dungeons: dungeonsFor(brought.map(({ deck, commanders }) => [...deck, ...commanders])),
      ...(seed === undefined ? {} : { seed }),
      ...(format === undefined ? {} : { format }),
      ...(teams === undefined ? {} : { teams }),
    });
    return new Game(new LineOfPlay(live, secrets, [...events]));
  }

  /** Everything that has happened, each with its rule and its causes. Its place in the list is its revision. */
  get events(): readonly AnyGameEvent[] {
    return this.line.events;
  }

  /** The cards that the game has pinned. */
  get cards(): Catalog {
    return this.line.live.state.catalog;
  }

  /** 0 before the first turn. */
  get turn(): number {
    return this.line.live.state.turn;
  }

  /** `null` while it is played. */
  get outcome(): Outcome | null {
    const { outcome } = this.line.live.state;
    return outcome === null ? null : { winner: outcome.winner };
  }

  /** The seat that decides now, also where another seat's choice is theirs (CR 721); `null` once the game is over. */
  get decider(): number | null {
    return this.line.live.pending?.decidedBy ?? null;
  }

  /**
   * What the game waits for, with every option where the viewer decides it; `null` once the game is over.
   *
   * @param viewer who decides where absent
   */
  decision(viewer?: Viewer): DecisionView | null {
    const { pending, state } = this.line.live;
    if (pending === null) return null;
    return decisionView(pending, state, seeing(viewer ?? { seat: pending.decidedBy }));
  }

  /** The board as a viewer may see it. */
  board(viewer: Viewer): BoardView {
    return boardView(this.line.live.state, seeing(viewer));
  }

  /**
   * Answers the decision that the game waits for. What the rules refuse changes nothing: the refusal names the rule.
   *
   * @param decision its id
   * @param ahead answers to those that may follow, used as long as they fit
   */
  answer(decision: number, answer: Plain<Answer>, ahead: readonly Plain<AnswerAhead>[] = []): Accepted | Rejection {
    return this.line.answer(decision as Revision, answer as Answer, ahead as readonly AnswerAhead[]);
  }

  /** CR 104.3a. */
  concede(seat: number): Accepted | Rejection {
    return this.line.take((live) => live.concede(seat as PlayerId));
  }

  /** CR 730.4: rules on the loop that the game asks about, as a judge would. */
  ruleOnLoop(loop: 'draw' | 'go on', ruling = 'ruled by the program that plays'): Accepted | Rejection {
    return this.line.take((live) =>
      live.judge({ judge: 'nobody', about: null, ruling, seen: [] }, { form: 'pick', keys: [loop] }),
    );
  }

  /**
   * Another line of play. What is hidden, and what would be drawn, is the same in both; so a bot that looks into a fork to
   * choose its answer sees what its seat may not.
   *
   * @param at a revision at which the game waited for a decision; now where absent
   * @throws RangeError if it didn't wait then
   */
  fork(at?: number): Game {
    return new Game(at === undefined || at === this.events.length - 1 ? this.line.part() : this.line.partAt(at));
  }

  /** The game as its events tell it, at any revision. */
  fold(): FoldedGame {
    return new FoldedGame(this.cards, this.events);
  }
}
