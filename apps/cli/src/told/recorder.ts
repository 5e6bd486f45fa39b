import type { PlayerId } from '@stacktrail/game-events';
import type { SubmitAnswer } from '@stacktrail/match';
import type { Accepted, Decision, LiveGame, Rejection, ToldCard } from '@stacktrail/rules';
import { decisionView, type OwnDecision } from '@stacktrail/views';
import { namedAnswer, type NamedAnswer } from './named-answer.js';
import type { Choice, RecordLine, ToldCards } from './record-lines.js';
import { doesNothing, inWords, onlyAnswer, payment } from './usual-answers.js';

/** What a line of a record comes to: commands, which are given to the stored game once all of the line is possible. */
export type Step =
  | ({ readonly does: 'answer' } & Pick<SubmitAnswer, 'player' | 'decision' | 'answer'> & Pick<NamedAnswer, 'ahead'>)
  | { readonly does: 'tell'; readonly told: ToldCard }
  | { readonly does: 'rule'; readonly judge: string; readonly ruling: string; readonly actions: never[] }
  | { readonly does: 'concede'; readonly player: PlayerId };

/** A line can't be entered. The message says what the game offers instead. */
export class CannotEnter extends Error {
  override readonly name = 'CannotEnter';
}

/** What a seat with priority can do, and wants to. */
interface Offered {
  readonly pending: Decision;
  readonly found: NamedAnswer;
}

/** The number of answers after which a line is given up: nobody passes that often in one turn. */
const mostPasses = 500;

/** Enters the lines of a record into a game that it holds in memory, and says which commands that takes. */
export class Recorder {
  private steps: Step[] = [];

  constructor(private readonly live: LiveGame) {}

  /** @throws CannotEnter; then the game in memory has no more use */
  enter(line: Exclude<RecordLine, { readonly game: unknown }>): readonly Step[] {
    this.steps = [];
    if ('turn' in line) this.passUntil(`turn ${line.turn}`, () => this.live.state.turn >= line.turn);
    else if ('pass until' in line) this.passUntilNamed(line['pass until']);
    else if ('judge' in line) this.rule(line.judge, line.says, line.rules as never[]);
    else if ('tell' in line) this.tell(this.seatOf(line.seat), line.tell);
    else if ('play' in line) this.play(this.seatOf(line.seat), line.play, line.choose ?? []);
    else if ('concede' in line) this.concede(this.seatOf(line.seat));
    else this.choose(this.seatOf(line.seat), line.choose);
    return this.steps;
  }

  private seatOf(name: string): PlayerId {
    const names = this.live.state.setup?.seats.map((seat) => seat.name) ?? [];
    const seat = names.indexOf(name);
    if (seat < 0) throw new CannotEnter(`There is no seat “${name}”; the seats are ${names.join(', ')}.`);
    return seat as PlayerId;
  }

  private tell(owner: PlayerId, { hand = [], top = [], library = [] }: ToldCards): void {
    for (const name of [hand].flat()) this.tellOne({ owner, place: { in: 'hand' }, name });
    [top].flat().forEach((name, i) => this.tellOne({ owner, place: { in: 'library', at: i + 1 }, name }));
    for (const name of [library].flat()) this.tellOne({ owner, place: { in: 'library' }, name });
  }

  private tellOne(told: ToldCard): void {
    this.accepted(this.live.tell(told, ''));
    this.steps.push({ does: 'tell', told });
  }

  private play(seat: PlayerId, wanted: string, choices: readonly Choice[]): void {
    const { turn } = this.live.state;
    const offered = (): Offered | null => {
      const { pending } = this.live;
      if (pending === null || pending.decidedBy !== seat || pending.question.kind !== 'priority') return null;
      const found = namedAnswer(this.viewOf(pending), wanted);
      return found === null ? null : { pending, found };
    };
    const before = this.offeredTo(seat);
    this.passUntil(`${this.nameOf(seat)} can do “${wanted}”`, () => this.live.state.turn > turn || offered() !== null);
    const now = offered();
    if (now === null || this.live.state.turn > turn) {
      throw new CannotEnter(`“${wanted}” isn’t offered to ${this.nameOf(seat)} in turn ${turn}. ${before}`);
    }
    this.give(now.pending, now.found);
    this.answerAll(seat, choices, true);
  }

  private choose(seat: PlayerId, choices: readonly Choice[]): void {
    const isAsked = (): boolean => {
      const { pending } = this.live;
      return pending !== null && pending.decidedBy === seat && pending.question.kind !== 'priority';
    };
    this.passUntil(`${this.nameOf(seat)} is asked something`, isAsked);
    this.answerAll(seat, choices, false);
  }

  /** Answers the seat's decisions in turn. @param announces whether all of an announcement is to be answered */
  private answerAll(seat: PlayerId, choices: readonly Choice[], announces: boolean): void {
    const left = [...choices];
    for (let i = 0; i < mostPasses; i++) {
      const { pending } = this.live;
      const isHis = pending !== null && pending.decidedBy === seat && pending.question.kind !== 'priority';
      if (!isHis) break;
      const view = this.viewOf(pending);
      const paid = payment(view);
      if (paid !== null) {
        this.give(pending, paid);
        continue;
      }
      const [wanted] = left;
      if (wanted === undefined) {
        if (!announces) return;
        const only = onlyAnswer(view);
        if (only === null) throw new CannotEnter(`${this.nameOf(seat)} has to choose. ${inWords(view)}`);
        this.give(pending, only);
        continue;
      }
      const found = namedAnswer(view, wanted);
      if (found === null) throw new CannotEnter(`“${[wanted].flat().join(', ')}” can’t be chosen. ${inWords(view)}`);
      left.shift();
      this.give(pending, found);
    }
    const [unused] = left;
    if (unused !== undefined) {
      const name = [unused].flat().join(', ');
      throw new CannotEnter(`Nothing asks for “${name}”: where there is one possibility, nobody is asked.`);
    }
  }

  private rule(judge: string, ruling: string, actions: never[]): void {
    this.passUntil('a judge is asked about a clause', () => this.live.pending?.question.kind === 'judge a clause');
    this.accepted(this.live.judge({ judge, about: null, ruling, seen: [] }, { form: 'adjudicate', actions }));
    this.steps.push({ does: 'rule', judge, ruling, actions });
  }

  private concede(player: PlayerId): void {
    this.accepted(this.live.concede(player));
    this.steps.push({ does: 'concede', player });
  }

  private passUntilNamed(wanted: string): void {
    const { turn } = this.live.state;
    if (wanted === 'empty stack') {
      const isOver = (): boolean => this.live.pending === null;
      this.passUntil(wanted, () => isOver() || (this.live.state.stack.length === 0 && this.hasPriority()));
      return;
    }
    this.passUntil(wanted, () => this.live.state.turn > turn || this.live.state.step === wanted);
    if (this.live.state.turn > turn) throw new CannotEnter(`Turn ${turn} has no step “${wanted}” any more.`);
  }

  private hasPriority(): boolean {
    return this.live.pending?.question.kind === 'priority';
  }

  /** Everybody passes, and attacks and blocks with nothing, until it is so. */
  private passUntil(what: string, isSo: () => boolean): void {
    for (let i = 0; !isSo(); i++) {
      const { pending } = this.live;
      if (pending === null) throw new CannotEnter(`The game is over before it comes to this: ${what}.`);
      if (i > mostPasses) throw new CannotEnter(`It doesn’t come to this, however often all pass: ${what}.`);
      const view = this.viewOf(pending);
      const passes = pending.question.kind === 'priority' ? namedAnswer(view, 'Pass') : doesNothing(view);
      if (passes === null) {
        throw new CannotEnter(`${this.nameOf(pending.decidedBy)} is asked before this: ${what}. ${inWords(view)}`);
      }
      this.give(pending, passes);
    }
  }

  private give({ id, decidedBy: player }: Decision, { answer, ahead }: NamedAnswer): void {
    const result = this.accepted(this.live.answer(id, answer, ahead));
    if (result.reversed !== null) throw new CannotEnter(`The rules take it back: ${result.reversed.message}`);
    this.steps.push({ does: 'answer', player, decision: id, answer, ahead });
  }

  private accepted(result: Accepted | Rejection): Accepted {
    if (result.accepted) return result;
    throw new CannotEnter(`${result.message} (CR ${result.rule})`);
  }

  private offeredTo(seat: PlayerId): string {
    const { pending } = this.live;
    if (pending === null) return 'The game is over.';
    return pending.decidedBy === seat ? inWords(this.viewOf(pending)) : `${this.nameOf(pending.decidedBy)} decides.`;
  }

  private viewOf(pending: Decision): OwnDecision {
    return decisionView(pending, this.live.state, 'judge') as OwnDecision;
  }

  private nameOf(seat: PlayerId): string {
    return this.live.state.setup?.seats.at(seat)?.name ?? `Seat ${seat + 1}`;
  }
}
