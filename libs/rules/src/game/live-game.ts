import {
  randomiseUnknown,
  violationOf,
  Game,
  type Reversal,
  GameIsOver,
  type Procedure,
  type Question,
} from '@stacktrail/engine';
import {
  allSeats,
  seatBit,
  type AnyGameEvent,
  type Answer,
  type DecisionKind,
  type EventData,
  type PlayerId,
  type Revision,
} from '@stacktrail/game-events';
import {
  nextToAnswer,
  type Catalog,
  type Proposal,
  deciderFor,
  initialState,
  type GameState,
} from '@stacktrail/game-state';
import { DrawSequence, invariant, toHex } from '@stacktrail/kernel';
import { Concession, interrupts, type Interrupt } from '../leaving/concession.js';
import { conduct } from '../leaving/conduct.js';
import { outerRules } from './outer-rules.js';
import { choicesOf, mostChoices, type ShortcutPart } from './sequence.js';
import { sequenceViolation } from './trial.js';
import { positionOf } from '../starting/starting-position.js';
import { playGame } from '../turn/steps/play-game.js';
import { bringVariantDecks } from './bring-variant-decks.js';
import { setUp, type NewGame } from './new-game.js';

/** What the game waits for: whose decision it is, what is asked, and every option. */
export interface Decision {
  readonly id: Revision;
  readonly player: PlayerId;
  readonly decidedBy: PlayerId;
  readonly question: Question;
}

/** An answer given in advance to a decision of that kind, should it come next. */
export interface AnswerAhead {
  readonly kind: DecisionKind;
  readonly answer: Answer;
}

/** The answer was taken: what happened, and whether the action turned out illegal and was reversed (CR 731). */
export interface Accepted {
  readonly accepted: true;
  readonly events: readonly AnyGameEvent[];
  readonly reversed: Reversal | null;
  /** Answers given in advance that were not asked for, or were no option. */
  readonly unused: readonly AnswerAhead[];
  /** Where the answer was the last that a shortcut waited for: how far it was taken. */
  readonly shortcut?: ShortcutTaken;
}

/** CR 730.2c: how far a shortcut was taken that all have answered. */
export interface ShortcutTaken {
  /** How many choices were agreed on. */
  readonly agreed: number;
  readonly taken: number;
  /** Why it ended before the last of them, as a sentence; `null` where it didn't. */
  readonly stopped: string | null;
}

/** The rules' “no”: nothing was stored, and the game still waits for the same decision. */
export interface Rejection {
  readonly accepted: false;
  readonly rule: string;
  readonly message: string;
  readonly stale: boolean;
}

/** A “no” to what was never pending. */
function refused(rule: string, message: string): Rejection {
  return { accepted: false, rule, message, stale: false };
}

/** The secrets that a game's randomness hangs on. */
export interface Secrets {
  readonly seed: Uint8Array;
  readonly salt: Uint8Array;
  readonly nonces: readonly Uint8Array[];
}

/**
 * A game in play: it waits for one decision at a time, and an answer makes it go on to the next.
 *
 * It holds no log; the facts that it returns are the caller's to store.
 */
export class LiveGame {
  private readonly game: Game;
  private readonly procedure: Procedure<void>;
  private question: Question | null = null;

  private constructor(
    state: GameState,
    private readonly secrets: Secrets,
  ) {
    this.game = new Game(state, DrawSequence.create(secrets.seed, secrets.nonces), outerRules);
    this.procedure = conduct(this.game, playGame(this.game));
  }

  /** Starts a game; `events` are its first facts, up to its first decision. */
  static start(options: NewGame): {
    readonly live: LiveGame;
    readonly catalog: Catalog;
    readonly events: readonly AnyGameEvent[];
  } {
    const brought = setUp(options);
    const { setup, catalog, decks, commanders, sideboards, attractions } = brought;
    const live = new LiveGame(initialState(catalog), options);
    live.game.emit('GameStarted', setup, { rule: '103.2', causes: [] });
    live.game.causes = [live.game.state.revision];
    decks.forEach((deck, seat) => {
      const player = seat as PlayerId;
      live.game.emit(
        'DeckBrought',
        { player, count: deck.length, deck, seenBy: seatBit(player) },
        { rule: '103.2a', player },
      );
    });
    sideboards.forEach((sideboard, seat) => {
      const player = seat as PlayerId;
      live.game.emit(
        'SideboardSetAside',
        { player, count: sideboard.length, sideboard, seenBy: seatBit(player) },
        { rule: '103.2a', player },
      );
    });
    attractions.forEach((cards, seat) => {
      const player = seat as PlayerId;
      const data = { player, count: cards.length, attractions: cards, seenBy: seatBit(player) };
      live.game.emit('AttractionDeckBrought', data, { rule: '717.2', player });
    });
    bringVariantDecks(live.game, brought, options);
    commanders.forEach((cards, seat) => {
      const player = seat as PlayerId;
      if (cards.length > 0) live.game.emit('CommandersDesignated', { player, cards }, { rule: '903.3', player });
    });
    if (options.ante === true) live.game.emit('AnteAgreed', {}, { rule: '407.1' });
    if (options.position !== undefined) {
      live.game.emit('StartingPositionGiven', positionOf(options.position, decks), { rule: '103.1' });
    }
    options.nonces.forEach((nonce, player) => {
      live.game.emit(
        'NonceGiven',
        { player: player as PlayerId, nonce: toHex(nonce) },
        { rule: '103.3', player: player as PlayerId },
      );
    });
    live.advance(() => live.procedure.next());
    return { live, catalog, events: live.takeBatch() };
  }

  /**
   * A game whose state stands at a priority point, or before its start. It is driven to its question without a fact;
   * `resume` feeds it what was recorded since.
   */
  static at(state: GameState, secrets: Secrets): LiveGame {
    const live = new LiveGame(state, secrets);
    live.game.causes = [state.turn === 0 ? (0 as Revision) : state.revision];
    return live;
  }

  get state(): GameState {
    return this.game.state;
  }

  /** The decision that the game waits for; `null` where it is over. */
  get pending(): Decision | null {
    const { pending } = this.game.state;
    if (pending === null || this.question === null) return null;
    return { id: pending.id, player: pending.player, decidedBy: pending.decidedBy, question: this.question };
  }

  /**
   * Answers the pending decision.
   *
   * @param decision the id of the decision that is answered
   * @param ahead answers to the decisions that may follow, used in order as long as they fit
   */
  answer(decision: Revision, answer: Answer, ahead: readonly AnswerAhead[] = []): Accepted | Rejection {
    const { pending } = this;
    if (pending === null) return { accepted: false, rule: '104.1', message: 'The game is over.', stale: true };
    if (pending.id !== decision) {
      const message = `Decision ${decision} is not pending; the game waits for decision ${pending.id}.`;
      return { accepted: false, rule: pending.question.rule, message, stale: true };
    }
    const violation = violationOf(pending.question, answer);
    if (violation !== null) return { accepted: false, ...violation, stale: false };
    this.game.reversal = null;
    this.take(pending, answer);
    const unused = ahead.slice();
    for (let next = this.pending; next !== null && unused.length > 0; next = this.pending) {
      const first = unused[0]!;
      if (next.decidedBy !== pending.decidedBy || next.question.kind !== first.kind) break;
      if (violationOf(next.question, first.answer) !== null) break;
      unused.shift();
      this.take(next, first.answer);
    }
    return { accepted: true, events: this.takeBatch(), reversed: this.game.reversal, unused };
  }

  /** CR 104.3a: a player may concede at any time. */
  concede(player: PlayerId): Accepted | Rejection {
    return this.interrupt(player, 'PlayerConceded');
  }

  /** CR 104.3k: the time that a player had is up, whatever the game waits for. Who keeps the time says so. */
  clockRanOut(player: PlayerId): Accepted | Rejection {
    return this.interrupt(player, 'ClockRanOut');
  }

  private interrupt(player: PlayerId, interrupt: Interrupt): Accepted | Rejection {
    if (this.state.outcome !== null)
      return { accepted: false, rule: '104.1', message: 'The game is over.', stale: true };
    if (this.state.players[player]?.lost !== false)
      return refused(interrupts[interrupt], 'The player has left the game already.');
    this.game.reversal = null;
    this.advance(() => this.procedure.throw(new Concession(player, interrupt)));
    return { accepted: true, events: this.takeBatch(), reversed: null, unused: [] };
  }

  /**
   * CR 730.2a: the player with priority suggests a sequence of game choices for all players. Nothing of it happens
   * before every other player has accepted or shortened it.
   */
  proposeShortcut(player: PlayerId, parts: readonly ShortcutPart[]): Accepted | Rejection {
    const { pending } = this;
    if (pending === null) return { accepted: false, rule: '104.1', message: 'The game is over.', stale: true };
    if (pending.question.kind !== 'priority' || pending.decidedBy !== player) {
      return refused('730.2a', 'Only the player with priority can suggest a shortcut.');
    }
    const choices = choicesOf(parts);
    if (choices === null || choices.length === 0) {
      return refused('730.2a', `A shortcut stands for 1 to ${mostChoices} choices.`);
    }
    const trial = LiveGame.at(this.state, this.secrets);
    trial.begin();
    const violation = sequenceViolation(trial, choices);
    if (violation !== null) return refused(violation.rule, violation.message);
    this.game.emit('ShortcutProposed', { player, choices }, { rule: '730.2a', player, causes: [pending.id] });
    return { accepted: true, events: this.takeBatch(), reversed: null, unused: [] };
  }

  /**
   * CR 730.2b: a player accepts the suggested shortcut, or names the place where they will choose otherwise. With the
   * last of them it is taken (730.2c): its choices are made one after the other, as far as they are what is asked.
   *
   * @param at the place, as the number of choices before it; `null` accepts
   * @param meant the shortcut that is answered; the one that stands where absent
   */
  answerShortcut(player: PlayerId, at: number | null, meant?: Revision): Accepted | Rejection {
    const { proposal } = this.state;
    const stands = proposal !== null && proposal.taken === 0 && (meant === undefined || meant === proposal.id);
    if (!stands || nextToAnswer(this.state, proposal) !== player) {
      return refused('730.2b', 'There is no shortcut that this player is to accept or shorten now.');
    }
    const reason = { rule: '730.2b', player, causes: [proposal.id] };
    if (at === null) this.game.emit('ShortcutAccepted', { player, proposal: proposal.id }, reason);
    else {
      const choice = at < proposal.end ? proposal.choices[at] : undefined;
      if (choice?.player !== player || choice.answer.form !== 'action') {
        return refused('730.2b', 'The place must be one where this player has priority in the sequence.');
      }
      this.game.emit('ShortcutShortened', { player, proposal: proposal.id, at }, reason);
    }
    return this.takeShortcut();
  }

  /** CR 730.4: a judge says whether what goes on is a loop of mandatory actions. It answers the pending decision. */
  judgeLoop(ruling: EventData<'RulingGiven'>, loop: 'draw' | 'go on'): Accepted | Rejection {
    const { pending } = this;
    if (pending?.question.kind !== 'judge a loop') return refused('730.4', 'No loop is in question.');
    this.game.emit('RulingGiven', ruling, { rule: '730.4', player: null, causes: [pending.id] });
    return this.answer(pending.id, { form: 'pick', keys: [loop] });
  }

  /** CR 730.2c. */
  private takeShortcut(): Accepted {
    const { proposal } = this.state;
    const events: AnyGameEvent[] = [];
    const answered = proposal !== null && nextToAnswer(this.state, proposal) === null;
    const shortcut = answered ? { shortcut: this.takeChoices(proposal, events) } : {};
    const all = [...events, ...this.takeBatch()];
    return { accepted: true, events: all, reversed: this.game.reversal, unused: [], ...shortcut };
  }

  /** Makes the choices that were agreed on, as long as they are what is asked and are legal. */
  private takeChoices({ choices, end }: Proposal, events: AnyGameEvent[]): ShortcutTaken {
    for (const [taken, { player, answer }] of choices.slice(0, end).entries()) {
      const stoppedBy = (stopped: string): ShortcutTaken => ({ agreed: end, taken, stopped });
      const { pending } = this;
      if (pending === null) return stoppedBy('The game is over.');
      if (pending.decidedBy !== player) {
        return stoppedBy(`Seat ${pending.decidedBy} decides (${pending.question.kind}), not seat ${player}.`);
      }
      const result = this.answer(pending.id, answer);
      if (!result.accepted) return stoppedBy(`${result.message} (CR ${result.rule})`);
      events.push(...result.events);
    }
    return { agreed: end, taken: end, stopped: null };
  }

  /** Adds facts that no rule of the game makes: a ruling, a request, a vote. The pending decision stays. */
  note<K extends 'RulingGiven' | 'RewindRequested' | 'RewindVoted'>(
    type: K,
    data: EventData<K>,
    player: PlayerId | null,
  ): readonly AnyGameEvent[] {
    this.game.emit(type, data, { rule: '731.1', player, causes: [] });
    return this.takeBatch();
  }

  /** Puts counters on a permanent of a starting position as its author has it: no rule does. The pending decision stays. */
  adjustPosition(data: EventData<'PositionAdjusted'>): readonly AnyGameEvent[] {
    this.game.emit('PositionAdjusted', data, { rule: '103.1', causes: [] });
    return this.takeBatch();
  }

  /** Records a fact that is stored already and that the procedures don't make. */
  replayFact(event: AnyGameEvent): void {
    this.game.record(event);
    this.takeBatch();
  }

  /** Before `begin`: puts what nobody knows of a library into a random order again, after a rewind. */
  randomiseUnknown(player: PlayerId): void {
    randomiseUnknown(this.game, player);
  }

  /** Runs the procedures to their next question and returns the facts that they made on the way. */
  begin(): readonly AnyGameEvent[] {
    this.advance(() => this.procedure.next());
    return this.takeBatch();
  }

  private take(pending: Decision, answer: Answer): void {
    const { question, id, player, decidedBy } = pending;
    const seenBy = question.seenBy ?? allSeats(this.state.players.length);
    const made = this.game.emit(
      'DecisionMade',
      { player, decision: id, kind: question.kind, answer, seenBy },
      { rule: question.rule, source: question.source, player, decidedBy, causes: [id] },
    );
    this.game.causes = [made];
    this.advance(() => this.procedure.next(answer));
  }

  private advance(run: () => IteratorResult<Question, void>): void {
    this.question = null;
    try {
      const result = run();
      invariant(result.done !== true, 'a game ends by its rules, not by running out of steps');
      this.question = result.value;
      this.askAloud(result.value);
    } catch (error) {
      if (!(error instanceof GameIsOver)) throw error;
      this.reveal();
    }
  }

  /** Records that the game waits, unless that is the fact that it was resumed at. */
  private askAloud(question: Question): void {
    const { game } = this;
    const resumedHere = game.state.pending !== null && game.batch.length === 0;
    if (!resumedHere) {
      const { player, kind, form, rule, source } = question;
      const seenBy = question.seenBy ?? allSeats(game.state.players.length);
      const decidedBy = deciderFor(game.state, player); // CR 721.5
      game.emit('DecisionAsked', { player, decidedBy, kind, form, seenBy }, { rule, source, player, decidedBy });
    }
    if (question.kind === 'priority') game.askedState = game.state;
  }

  private reveal(): void {
    const { seed, salt } = this.secrets;
    this.game.emit(
      'SeedRevealed',
      { seed: toHex(seed), salt: toHex(salt) },
      { rule: '104.1', causes: [this.state.revision] },
    );
  }

  private takeBatch(): readonly AnyGameEvent[] {
    const { batch } = this.game;
    this.game.batch = [];
    return batch;
  }
}
