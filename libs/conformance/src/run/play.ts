import type { AnyGameEvent, PlayerId } from '@stacktrail/game-events';
import { evolve, type GameState } from '@stacktrail/game-state';
import { isForJudge } from '@stacktrail/match';
import { attemptFirst } from '../actions/attempt.js';
import { candidatesFor } from '../actions/candidates.js';
import { isPlayable } from '../actions/playable.js';
import { answerTo } from '../answers/answer.js';
import { judge } from '../claims/judge.js';
import { permanentsNamed } from '../claims/objects.js';
import { Failed, Unmatched } from '../outcome/outcomes.js';
import { required } from '../scenario/required.js';
import type { Claim, ScenarioAction, StopPoint } from '../scenario/scenario.js';
import { Script } from '../script/script.js';
import { isPast } from '../script/steps.js';
import type { Table } from '../table/table.js';
import { checkAllUsed } from './all-used.js';
import { takePaymentEntries } from './take-payment-entries.js';
import { inWords } from './in-words.js';
import { isSatisfied } from './satisfied.js';

/** After how many answers a scenario is given up. */
const mostAnswers = 5000;

interface Stop {
  readonly at: StopPoint;
  readonly claims: readonly Claim[];
  /** The kind of failure that is expected on the way here. */
  readonly fails?: string;
}

/** A scenario being played: the script of its players, and the points at which its claims are judged. */
export class Play {
  private readonly script: Script;
  private stops: readonly Stop[];

  constructor(private readonly table: Table) {
    const { scenario } = table.premise;
    this.script = new Script(scenario.actions);
    const checkpoints = (scenario.checkpoints ?? []).map(({ stopAt, asserts, expectFailure }): Stop => ({
      at: stopAt,
      claims: asserts,
      ...(expectFailure && { fails: expectFailure.kind }),
    }));
    const last = { at: scenario.stopAt, claims: scenario.asserts };
    this.stops = checkpoints.length > 0 && scenario.asserts.length === 0 ? checkpoints : [...checkpoints, last];
  }

  /**
   * Plays to the last stop point, or to the end of the game.
   *
   * @param begun the first facts
   * @throws Failed, Unmatched
   */
  run(begun: readonly AnyGameEvent[]): void {
    const { expectFailure } = this.table.premise.scenario;
    try {
      this.playOut(begun);
      checkAllUsed(this.table, this.script);
    } catch (error) {
      const expected = this.stops[0]?.fails ?? expectFailure?.kind;
      if (!(error instanceof Failed) || !(isExpected(error, expected) || this.isImpossibleAttack(error))) throw error;
      for (const stop of this.stops) this.judgeAll(stop.claims, this.table.state);
      return;
    }
    if (expectFailure !== undefined && expectFailure.optional !== true) {
      throw new Failed('assert', `no ${expectFailure.kind} where one is expected`);
    }
  }

  /** An attack that can't be made leaves its action unused; the other engine may say that the action is illegal. */
  private isImpossibleAttack({ kind }: Failed): boolean {
    const [action] = this.script.left;
    const { expectFailure } = this.table.premise.scenario;
    return kind === 'actionsLeft' && action?.kind === 'attack' && expectFailure?.kind === 'illegalAction';
  }

  private playOut(begun: readonly AnyGameEvent[]): void {
    const { table } = this;
    table.follow(begun);
    if (this.hasStopped(table.state, begun)) return;
    for (let i = 0; i < mostAnswers; i++) {
      const { pending, state } = table;
      if (pending === null) {
        for (const stop of this.stops) this.judgeAll(stop.claims, state);
        this.stops = [];
        return;
      }
      if (this.hasStopped(state, this.answer(pending.question.kind === 'priority', pending.player))) return;
    }
    throw new Failed('engine', `the game goes on after ${mostAnswers} answers`);
  }

  private answer(isPriority: boolean, player: PlayerId): readonly AnyGameEvent[] {
    const { table, script } = this;
    const { question } = table.asked;
    if (isPriority) return this.withPriority(player);
    if (isForJudge(question.kind)) return table.ruleUnattended();
    table.origin = null;
    return table.answer(answerTo({ table, announcement: null, script }, question));
  }

  /** The player's next listed action of this step; they pass if there is none. */
  private withPriority(player: PlayerId): readonly AnyGameEvent[] {
    const { table, script } = this;
    const id = table.idOf(player);
    const pass = (): readonly AnyGameEvent[] => table.answer({ form: 'action', action: { do: 'pass' } });
    for (;;) {
      const { turn, step, stack } = table.state;
      const action = script.next(id, turn, step);
      if (action === undefined) return pass();
      switch (action.kind) {
        case 'waitStackResolved':
          if (stack.length > 0) return pass();
          script.use(action);
          break;
        case 'waitOneResolved':
          script.use(action);
          if (stack.length > 0) return pass();
          break;
        case 'check':
          this.check(action);
          script.use(action);
          break;
        case 'addCounters':
          this.addCounters(action);
          script.use(action);
          break;
        case 'concede':
          script.use(action);
          return table.concede(player);
        case 'cast':
        case 'activate':
        case 'activateMana':
        case 'playLand':
          if (!isSatisfied(table, player, action.onlyIf)) return pass();
          return this.takeAction(action);
        default:
          throw new Unmatched(`an action of the kind “${action.kind}” can't be taken`);
      }
    }
  }

  private takeAction(action: ScenarioAction): readonly AnyGameEvent[] {
    const { table, script } = this;
    const before = table.batches.length;
    const attempted = attemptFirst(table, action, candidatesFor(table, action), script);
    if (attempted.table === undefined) {
      const what = action.card ?? action.ability ?? action.alias ?? '';
      const message = `${action.player}, turn ${action.turn} ${action.step}: ${action.kind} “${what}”: ${attempted.why.message}`;
      const brief = `${action.kind}: ${attempted.why.brief}`;
      throw attempted.why instanceof Failed
        ? new Failed(attempted.why.kind, message, brief)
        : new Unmatched(message, brief);
    }
    table.adopt(attempted.table);
    script.use(action);
    return table.batches.slice(before).flat();
  }

  private addCounters({ name = '', counter = '', count = 1 }: ScenarioAction): void {
    const { table } = this;
    const [object] = permanentsNamed({ table, state: table.state }, name);
    if (object === undefined)
      throw new Failed('illegalAction', `there is no ${name} to put counters on`, 'addCounters');
    table.addCounters(object.id, counter, count);
  }

  private check(action: ScenarioAction): void {
    const { table, script } = this;
    const { check = '', controller, ...rest } = action;
    if (check === 'playable') {
      const { text = '', value } = rest as Claim;
      const found = isPlayable(table, action, text, script);
      if (found !== value) throw this.failedClaim({ kind: 'playable', text, value }, value, found);
      return;
    }
    const claim: Claim = {
      ...(rest as Claim),
      kind: check,
      ...(controller === undefined ? {} : { player: controller }),
    };
    this.judgeAll([claim], table.state);
  }

  private judgeAll(claims: readonly Claim[], state: GameState): void {
    for (const claim of claims) {
      const judged = judge({ table: this.table, state }, claim);
      if (judged !== null) throw this.failedClaim(claim, judged.expected, judged.found);
    }
  }

  private failedClaim(claim: Claim, expected: unknown, found: unknown): Failed {
    const { turn, step } = this.table.state;
    const about = [claim.player ?? claim.owner, claim.name, claim.text, claim.counter, claim.ability].filter(
      (part) => part !== undefined,
    );
    return new Failed(
      'assert',
      `turn ${turn} ${step}: ${claim.kind} ${about.join(' ')}: expected ${inWords(expected)}, found ${inWords(found)}`,
    );
  }

  /** Judges the claims of stop points that these facts go past. @returns whether the last one is among them */
  private hasStopped(before: GameState, events: readonly AnyGameEvent[]): boolean {
    takePaymentEntries(this.table, events);
    for (const event of events) {
      if (event.type === 'StepBegan' && event.data.step === 'declare blockers')
        this.script.turnsWithBlockers.add(before.turn);
    }
    const [next] = this.stops;
    if (next === undefined) return true;
    const passes = (event: AnyGameEvent, turn: number): boolean =>
      this.stops.length > 0 && isPast(required(this.stops[0]).at, event, turn);
    let { turn } = before;
    if (!events.some((event) => event.type === 'TurnBegan' || event.type === 'StepBegan')) return false;
    let state = before;
    for (const event of events) {
      while (passes(event, turn)) {
        const [stop, ...rest] = this.stops;
        this.stops = rest;
        this.judgeAll(required(stop).claims, state);
        this.beginNextSegment();
      }
      if (this.stops.length === 0) return true;
      state = evolve(state, event);
      ({ turn } = state);
    }
    return false;
  }

  /** A checkpoint is passed: actions and choices of the next part come into use. */
  private beginNextSegment(): void {
    this.script.segment += 1;
    for (const queues of this.table.queues) queues.release(this.script.segment);
  }
}

/** Whether a failure is the expected one. An illegal target makes the action illegal too. */
function isExpected({ kind }: Failed, expected: string | undefined): boolean {
  return kind === expected || (kind === 'illegalTarget' && expected === 'illegalAction');
}
