import type { ManaType } from '@stacktrail/card-tree';
import type { AnyGameEvent, Answer, ObjectId, PlayerId, Ref } from '@stacktrail/game-events';
import type { GameObject, GameState } from '@stacktrail/game-state';
import { unattended } from '@stacktrail/match';
import { LiveGame, type Decision, type Secrets } from '@stacktrail/rules';
import { Failed } from '../outcome/outcomes.js';
import { Queues } from '../queues/queues.js';
import type { Named, Scenario } from '../scenario/scenario.js';
import { isNamed } from '../words/object-names.js';

/** What a scenario's seats and names stand for. */
export interface Cast {
  readonly scenario: Scenario;
  /** The card of an alias, counted over all decks. */
  readonly aliases: ReadonlyMap<string, number>;
  readonly secrets: Secrets;
}

/**
 * A scenario's game at some point: the live game, and what is left of each player's choices. A fork plays on apart from
 * it; where what was tried works, the table takes the fork's place.
 */
export class Table {
  /** The facts of each answer. */
  readonly batches: (readonly AnyGameEvent[])[] = [];
  /** Why the last action was reversed, where it was. */
  reversed: string | null = null;
  /** What the mana abilities that are being activated are to give, by what has them. */
  readonly wanted = new Map<ObjectId, ManaType>();
  /** The types of mana that are still to be added in a combination, by what adds it. */
  combination: { readonly source: ObjectId; readonly keys: readonly string[] } | null = null;
  /** Shares that were named beside targets. */
  amounts: readonly { readonly ref: Ref; readonly amount: number }[] = [];
  /** The state at the priority point that it was forked at: mana abilities can be tried from there. */
  origin: GameState | null = null;

  constructor(
    public live: LiveGame,
    readonly cast: Cast,
    public queues: readonly Queues[],
  ) {}

  get state(): GameState {
    return this.live.state;
  }

  get pending(): Decision | null {
    return this.live.pending;
  }

  /** The decision that the game waits for. @throws Failed where it is over */
  get asked(): Decision {
    const { pending } = this.live;
    if (pending === null) throw new Failed('illegalAction', 'the game is over');
    return pending;
  }

  /** What is left of a player's choices. */
  queuesOf(player: number): Queues {
    const queues = this.queues[player];
    if (queues === undefined) throw new RangeError(`no seat ${player}`);
    return queues;
  }

  /** How the scenario calls a seat. */
  idOf(player: number): string {
    return this.cast.scenario.game.turnOrder[player] ?? `seat ${player}`;
  }

  /** Answers the pending decision. @throws Failed where the rules say no */
  answer(answer: Answer): readonly AnyGameEvent[] {
    const pending = this.asked;
    const result = this.live.answer(pending.id, answer);
    if (!result.accepted) {
      throw new Failed('illegalAction', `${pending.question.kind} (CR ${result.rule}): ${result.message}`);
    }
    if (result.reversed !== null) this.reversed = `CR ${result.reversed.rule}: ${result.reversed.message}`;
    return this.record(result.events);
  }

  /** A loop that nobody ends is a draw here. */
  judgeLoop(): readonly AnyGameEvent[] {
    const { loop, ...words } = unattended;
    const result = this.live.judgeLoop({ ...words, about: null, seen: [] }, loop);
    return result.accepted ? this.record(result.events) : [];
  }

  /** The scenario's author puts counters on a permanent. */
  addCounters(object: ObjectId, kind: string, count: number): void {
    this.record(this.live.adjustPosition({ object, kind, count }));
  }

  concede(player: PlayerId): readonly AnyGameEvent[] {
    const result = this.live.concede(player);
    return result.accepted ? this.record(result.events) : [];
  }

  /** The same game at the same priority point. What it plays leaves this one alone. */
  fork(): Table {
    const live = LiveGame.at(this.state, this.cast.secrets);
    live.begin();
    const queues = this.queues.map((each) => each.clone());
    const fork = new Table(live, this.cast, queues);
    fork.origin = this.state;
    return fork;
  }

  /** What a fork of it played is what happened. */
  adopt(fork: Table): void {
    this.live = fork.live;
    this.queues = fork.queues;
    this.batches.push(...fork.batches);
  }

  seat(id: string): PlayerId {
    const seat = this.cast.scenario.game.turnOrder.indexOf(id);
    if (seat < 0) throw new Failed('engine', `the scenario names a player ${id} who isn't in it`);
    return seat as PlayerId;
  }

  object(id: ObjectId): GameObject | undefined {
    return this.state.objects.get(id);
  }

  /** Whether a scenario's word may mean that object or player. */
  means({ name, player, alias, copy }: Named, ref: Ref): boolean {
    if (ref.is === 'player') return player !== undefined && this.seat(player) === ref.id;
    const object = this.object(ref.id);
    if (object === undefined || player !== undefined) return false;
    const isCopy = object.kind === 'copy' || object.kind === 'token' || object.copies.length > 0;
    if ((copy === 'no' && isCopy) || (copy === 'only' && !isCopy)) return false;
    if (alias !== undefined) return object.card === this.cast.aliases.get(alias);
    return name !== undefined && isNamed(this.state, object, name);
  }

  private record(events: readonly AnyGameEvent[]): readonly AnyGameEvent[] {
    this.batches.push(events);
    return events;
  }
}
