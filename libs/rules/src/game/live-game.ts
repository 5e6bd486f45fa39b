import {
  openAnswer,
  type CardReference,
  randomiseUnknown,
  CardWasTold,
  violationOf,
  Game,
  GameIsOver,
  IllegalAction,
  type Procedure,
  type Question,
} from '@stacktrail/engine';
import type { AnyGameEvent, Answer, EventData, PlayerId, Revision } from '@stacktrail/game-events';
import { nextToAnswer, type Catalog, initialState, type GameState } from '@stacktrail/game-state';
import { RandomWordSequence, invariant } from '@stacktrail/kernel';
import type { ToldCard } from '../actions/telling/told-card.js';
import { toldFact, whyNotAsked, whyNotNow } from './telling.js';
import { Concession, interrupts, type Interrupt } from '../leaving/concession.js';
import { drawTheGame } from '../leaving/ending-the-game.js';
import { withConcessions } from '../leaving/with-concessions.js';
import { playGame } from '../turn/steps/play-game.js';
import { askAloud } from './asking.js';
import { isAnnouncing, mayBeTakenBack } from './announcing.js';
import { over, rejection, type Accepted, type AnswerAhead, type Decision, type Rejection } from './answered.js';
import { whyNotForJudge } from './judging.js';
import type { NewGame } from './new-game.js';
import { outerRules } from './outer-rules.js';
import { choicesProposed } from './proposing.js';
import type { ShortcutPart } from './sequence.js';
import { openVeil, revealSeed, type Secrets } from './revealing.js';
import { setUp } from './set-up.js';
import { startWith } from './start-with.js';
import { takeChoices } from './take-choices.js';
import { sequenceViolation } from './trial.js';
import { seatsThatSee } from './who-sees-answer.js';

export type { Secrets } from './revealing.js';

const wrongPlace = rejection('730.2b', 'The place must be one where this player has priority in the sequence.');

/**
 * A game in play: it waits for one decision at a time, and an answer takes it to the next.
 *
 * It keeps no log; the caller stores the facts that it returns.
 */
export class LiveGame {
  private readonly game: Game;
  private readonly procedure: Procedure<void>;
  private question: Question | null = null;

  private constructor(
    state: GameState,
    private readonly secrets: Secrets,
  ) {
    this.game = new Game(state, RandomWordSequence.create(secrets.seed, secrets.nonces), outerRules);
    this.procedure = withConcessions(this.game, playGame(this.game));
  }

  /** Starts a game; `events` are its first facts, up to its first decision. */
  static start(options: NewGame): {
    readonly live: LiveGame;
    readonly catalog: Catalog;
    readonly events: readonly AnyGameEvent[];
  } {
    const brought = setUp(options);
    const { catalog } = brought;
    const live = new LiveGame(initialState(catalog), options);
    startWith(live.game, brought, options);
    live.advance(() => live.procedure.next());
    return { live, catalog, events: live.takeBatch() };
  }

  /**
   * Makes a game whose state is at a priority point, or before its start. It runs to its question without emitting a
   * fact; `resume` then gives it the recorded answers.
   */
  static at(state: GameState, secrets: Secrets): LiveGame {
    const live = new LiveGame(state, secrets);
    live.game.causes = [state.turn === 0 ? (0 as Revision) : state.revision];
    return live;
  }

  /** From now on names of cards that are chosen are looked up here (CR 201.4). */
  referTo(reference: CardReference): void {
    this.game.cardReference = reference;
  }

  get state(): GameState {
    return this.game.state;
  }

  /** The decision that the game waits for; `null` if it is over. */
  get pending(): Decision | null {
    const { pending } = this.game.state;
    if (pending === null || this.question === null) return null;
    const { id, player, decidedBy } = pending;
    const canBeTakenBack = isAnnouncing(this.game, this.question);
    return { id, player, decidedBy, question: this.question, canBeTakenBack };
  }

  /**
   * Answers the pending decision.
   *
   * @param decision the id of the decision that is answered
   * @param ahead answers to the decisions that may follow, used in order as long as they fit
   */
  answer(decision: Revision, answer: Answer, ahead: readonly AnswerAhead[] = []): Accepted | Rejection {
    const { pending } = this;
    if (pending === null) return over;
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

  /**
   * CR 731.1: a player takes back the action that they are announcing, and all of it is reversed.
   *
   * @param decision the id of the pending decision, which belongs to the announcement
   */
  takeBack(decision: Revision): Accepted | Rejection {
    const { pending } = this;
    if (pending === null) return over;
    const { id, player, decidedBy } = pending;
    if (id !== decision) {
      const message = `Decision ${decision} is not pending; the game waits for decision ${id}.`;
      return { accepted: false, rule: '731.1', message, stale: true };
    }
    if (!mayBeTakenBack(pending))
      return rejection('731.1', 'Only an action that is being announced can be taken back.');
    this.game.reversal = null;
    const back = this.game.emit(
      'ActionTakenBack',
      { player, decision },
      { rule: '731.1', player, decidedBy, causes: [id] },
    );
    this.game.causes = [back];
    this.advance(() => this.procedure.throw(new IllegalAction('731.1', 'The player took it back.')));
    return { accepted: true, events: this.takeBatch(), reversed: this.game.reversal, unused: [] };
  }

  /** CR 104.3a: a player may concede at any time. */
  concede(player: PlayerId): Accepted | Rejection {
    return this.interrupt(player, 'PlayerConceded');
  }

  /** CR 104.3k: a player's time is up, whatever the game waits for. Whoever keeps the clock calls this. */
  clockRanOut(player: PlayerId): Accepted | Rejection {
    return this.interrupt(player, 'ClockRanOut');
  }

  private interrupt(player: PlayerId, interrupt: Interrupt): Accepted | Rejection {
    if (this.state.outcome !== null) return over;
    if (this.state.players[player]?.lost !== false) {
      return rejection(interrupts[interrupt], 'The player has left the game already.');
    }
    this.game.reversal = null;
    this.advance(() => this.procedure.throw(new Concession(player, interrupt)));
    return { accepted: true, events: this.takeBatch(), reversed: null, unused: [] };
  }

  /** CR 104.4i: a player offers the others a draw. The pending decision stays. */
  offerDraw(player: PlayerId): readonly AnyGameEvent[] {
    this.game.emit('DrawOffered', { player }, { rule: '104.4i', player, causes: [] });
    return this.takeBatch();
  }

  /**
   * CR 104.4i: a player agrees to a draw or refuses it.
   *
   * @param isLast whether this is the last consent: then the game is a draw
   */
  voteOnDraw(vote: EventData<'DrawVoted'>, isLast: boolean): readonly AnyGameEvent[] {
    const { player, offer } = vote;
    const voted = this.game.emit('DrawVoted', vote, { rule: '104.4i', player, causes: [offer] });
    if (isLast) this.advance(() => drawTheGame(this.game, [voted], '104.4i'));
    return this.takeBatch();
  }

  /**
   * CR 730.2a: the player with priority suggests a sequence of game choices for all players. Nothing of it happens
   * before every other player has accepted or shortened it.
   */
  proposeShortcut(player: PlayerId, parts: readonly ShortcutPart[]): Accepted | Rejection {
    const { pending } = this;
    if (pending === null) return over;
    const choices = choicesProposed(pending, player, parts);
    if ('accepted' in choices) return choices;
    const trial = LiveGame.at(this.state, this.secrets);
    trial.begin();
    const violation = sequenceViolation(trial, choices);
    if (violation !== null) return rejection(violation.rule, violation.message);
    this.game.emit('ShortcutProposed', { player, choices }, { rule: '730.2a', player, causes: [pending.id] });
    return { accepted: true, events: this.takeBatch(), reversed: null, unused: [] };
  }

  /**
   * CR 730.2b: a player accepts the suggested shortcut, or names the place where they will choose otherwise. After the
   * last player has answered, the shortcut is taken (730.2c): its choices are made one after another, as long as they
   * answer what is asked.
   *
   * @param at the place, as the number of choices before it; `null` accepts
   * @param meant the shortcut that is answered; the current one where absent
   */
  answerShortcut(player: PlayerId, at: number | null, meant?: Revision): Accepted | Rejection {
    const { proposal } = this.state;
    const stands = proposal !== null && proposal.taken === 0 && (meant === undefined || meant === proposal.id);
    if (!stands || nextToAnswer(this.state, proposal) !== player) {
      return rejection('730.2b', 'There is no shortcut that this player is to accept or shorten now.');
    }
    const reason = { rule: '730.2b', player, causes: [proposal.id] };
    if (at === null) this.game.emit('ShortcutAccepted', { player, proposal: proposal.id }, reason);
    else {
      const choice = at < proposal.end ? proposal.choices[at] : undefined;
      if (choice?.player !== player || choice.answer.form !== 'action') return wrongPlace;
      this.game.emit('ShortcutShortened', { player, proposal: proposal.id, at }, reason);
    }
    return this.takeShortcut();
  }

  /** A judge rules, and so answers what the game asks. Most questions are for the players alone (`whyNotForJudge`). */
  judge(ruling: EventData<'RulingGiven'>, answer: Answer): Accepted | Rejection {
    const { pending } = this;
    if (pending === null) return over;
    return whyNotForJudge(pending.question, answer) ?? this.judged(pending, ruling, answer);
  }

  private judged({ id, question }: Decision, ruling: EventData<'RulingGiven'>, answer: Answer): Accepted | Rejection {
    const violation = violationOf(question, answer);
    if (violation !== null) return rejection(violation.rule, violation.message);
    this.game.emit('RulingGiven', ruling, { rule: question.rule, player: null, causes: [id] });
    return this.answer(id, answer);
  }

  /**
   * In a game of told chance, says which card an unknown object is. A player with priority is asked anew, as they can do
   * more now; a decision on an opening hand stays.
   *
   * @param by the judge who says it; empty if the owner of the card does
   */
  tell(told: ToldCard, by: string): Accepted | Rejection {
    const { pending } = this;
    if (pending === null) return over;
    if (pending.question.kind === 'tell a card') return this.tellAsked(pending, told, by);
    const fact = toldFact(this.state, told, by);
    return 'accepted' in fact ? fact : this.noteTold(fact);
  }

  /** The card that the game asks about is told, by its owner or by a judge for them. */
  private tellAsked(pending: Decision, told: ToldCard, by: string): Accepted | Rejection {
    const refused = whyNotAsked(this.state, pending.question, told);
    if (refused !== null) return refused;
    const answer: Answer = { form: 'pick', keys: [told.name] };
    if (by !== '')
      return this.judged(pending, { judge: by, about: null, ruling: `It is ${told.name}.`, seen: [] }, answer);
    return this.answer(pending.id, answer);
  }

  /** Adds the fact that says it, such as a stored one. */
  noteTold(data: EventData<'CardTold'>): Accepted | Rejection {
    const { pending } = this;
    if (pending === null) return over;
    const refused = whyNotNow(pending.question);
    if (refused !== null) return refused;
    this.game.reversal = null;
    const player = data.by === '' ? data.player : null;
    const told = this.game.emit('CardTold', data, { rule: '400.2', player, causes: [] });
    if (pending.question.kind === 'priority') {
      this.game.causes = [told];
      this.advance(() => this.procedure.throw(new CardWasTold()));
    }
    return { accepted: true, events: this.takeBatch(), reversed: null, unused: [] };
  }

  /** CR 730.2c. */
  private takeShortcut(): Accepted {
    const { proposal } = this.state;
    const events: AnyGameEvent[] = [];
    const answered = proposal !== null && nextToAnswer(this.state, proposal) === null;
    const shortcut = answered ? { shortcut: takeChoices(this, proposal, events) } : {};
    const all = [...events, ...this.takeBatch()];
    return { accepted: true, events: all, reversed: this.game.reversal, unused: [], ...shortcut };
  }

  /** Adds facts that no rule of the game makes: a ruling, a request, a vote. The pending decision stays. */
  note<K extends 'RulingGiven' | 'RewindRequested' | 'RewindVoted' | 'GameForked'>(
    type: K,
    data: EventData<K>,
    player: PlayerId | null,
  ): readonly AnyGameEvent[] {
    this.game.emit(type, data, { rule: '731.1', player, causes: [] });
    return this.takeBatch();
  }

  /** Adds a fact about the clocks, which no rule of the game makes. The pending decision stays. */
  noteClock<K extends 'ClocksSet' | 'TimeGiven' | 'ClocksStopped' | 'ClocksStarted'>(
    type: K,
    data: EventData<K>,
  ): readonly AnyGameEvent[] {
    this.game.emit(type, data, { rule: '104.3k', player: null, causes: [] });
    return this.takeBatch();
  }

  /** Puts counters on a permanent of a starting position; no rule does this. The pending decision stays. */
  adjustPosition(data: EventData<'PositionAdjusted'>): readonly AnyGameEvent[] {
    this.game.emit('PositionAdjusted', data, { rule: '103.1', causes: [] });
    return this.takeBatch();
  }

  /** Records a stored fact that procedures don't emit. */
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
    const seenBy = seatsThatSee(this.state, question, answer, decidedBy);
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
      let result = run();
      for (let only = this.forced(result); only !== null; only = this.forced(result)) {
        result = this.procedure.next(only);
      }
      invariant(result.done !== true, 'a game ends by its rules, not by running out of steps');
      this.question = result.value;
      askAloud(this.game, result.value);
    } catch (error) {
      if (!(error instanceof GameIsOver)) throw error;
      revealSeed(this.game, this.secrets);
    }
  }

  /** The answer that is taken for granted, as everybody sees that there is no other. */
  private forced({ value: question }: IteratorResult<Question, void>): Answer | null {
    const { state } = this.game;
    return question && state.setup?.asksByWhatIsOpen === true ? openAnswer(state, question) : null;
  }

  /**
   * After the end, a seat consents to revealing everything that was hidden.
   *
   * @param isLast whether all others have consented; then it is revealed
   */
  consentToOpening(player: PlayerId, isLast: boolean): readonly AnyGameEvent[] {
    this.game.emit('OpeningConsented', { player }, { rule: '104.1', player, causes: [this.state.revision] });
    if (isLast) openVeil(this.game, this.secrets);
    return this.takeBatch();
  }

  private takeBatch(): readonly AnyGameEvent[] {
    const { batch } = this.game;
    this.game.batch = [];
    return batch;
  }
}
