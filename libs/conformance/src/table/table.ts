import type { ManaType } from '@stacktrail/card-tree';
import type { AnyGameEvent, Answer, ObjectId, PlayerId, Ref } from '@stacktrail/game-events';
import type { GameObject, GameState } from '@stacktrail/game-state';
import { ruleUnattended } from '@stacktrail/match';
import { LiveGame, type Decision, type Secrets } from '@stacktrail/rules';
import { Failed } from '../outcome/outcomes.js';
import { forgoForced } from '../queues/forgo-forced.js';
import type { Queues } from '../queues/queues.js';
import type { Named, Scenario } from '../scenario/scenario.js';
import { isNamed } from '../words/object-names.js';

/** What a table plays. */
export interface Premise {
  readonly scenario: Scenario;
  /** For each alias the place of its card among all cards of the decks. */
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
  /** The color to choose for each mana ability that is being activated, by its object. */
  readonly colorToChoose = new Map<ObjectId, ManaType>();
  /** The types that are still to be chosen for mana in any combination, and the object that adds it. */
  combination: { readonly source: ObjectId; readonly keys: readonly string[] } | null = null;
  /** Abilities whose forced targets the scenario lists: it lets them do what they may do. */
  readonly targetsListed = new Set<ObjectId>();
  /** Whether the action that is being taken names its targets; otherwise the queues do. */
  namesTargets = false;
  /** For a spell or ability whose targets are being chosen, how many were asked for or forced so far. */
  readonly slotsAsked = new Map<ObjectId, number>();
  /** The amounts that the scenario names beside targets. */
  amounts: readonly { readonly ref: Ref; readonly amount: number }[] = [];
  /** The state of the priority point at which it was forked: mana abilities are tried from there. */
  origin: GameState | null = null;

  constructor(
    public live: LiveGame,
    readonly premise: Premise,
    public queues: readonly Queues[],
  ) {}

  get state(): GameState {
    return this.live.state;
  }

  get pending(): Decision | null {
    return this.live.pending;
  }

  /** The decision that the game waits for. @throws Failed if it is over */
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
    return this.premise.scenario.game.turnOrder[player] ?? `seat ${player}`;
  }

  /** Answers the pending decision. @throws Failed if the rules say no */
  answer(answer: Answer): readonly AnyGameEvent[] {
    const pending = this.asked;
    const result = this.live.answer(pending.id, answer);
    if (!result.accepted) {
      throw new Failed('illegalAction', `${pending.question.kind} (CR ${result.rule}): ${result.message}`);
    }
    if (result.reversed !== null) this.reversed = `CR ${result.reversed.rule}: ${result.reversed.message}`;
    const events = this.record(result.events);
    const { form, kind, source } = pending.question;
    forgoForced(this, events, { form, kind, source, chosen: answer.form === 'select' ? answer.chosen : [] });
    return events;
  }

  /** Takes the entries of what was forced before anything was asked. */
  follow(begun: readonly AnyGameEvent[]): void {
    forgoForced(this, begun, { form: 'none', kind: 'none', source: 0 as ObjectId, chosen: [] });
  }

  /** Rules as where no judge attends: a scenario has none. */
  ruleUnattended(): readonly AnyGameEvent[] {
    const result = ruleUnattended(this.live);
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
    const live = LiveGame.at(this.state, this.premise.secrets);
    live.begin();
    const queues = this.queues.map((each) => each.clone());
    const fork = new Table(live, this.premise, queues);
    fork.origin = this.state;
    return fork;
  }

  /** Goes on from a fork of it. */
  adopt(fork: Table): void {
    this.live = fork.live;
    this.queues = fork.queues;
    this.batches.push(...fork.batches);
  }

  seat(id: string): PlayerId {
    const seat = this.premise.scenario.game.turnOrder.indexOf(id);
    if (seat < 0) throw new Failed('engine', `the scenario names a player ${id}, and its turn order has none`);
    return seat as PlayerId;
  }

  object(id: ObjectId): GameObject | undefined {
    return this.state.objects.get(id);
  }

  /** Whether a name of the scenario may mean that object or player. */
  means({ name, player, alias, copy }: Named, ref: Ref): boolean {
    if (ref.is === 'player') return player !== undefined && this.seat(player) === ref.id;
    const object = this.object(ref.id);
    if (object === undefined || player !== undefined) return false;
    const isCopy = object.kind === 'copy' || object.kind === 'token' || isCopyOfAnother(object);
    if ((copy === 'no' && isCopy) || (copy === 'only' && !isCopy)) return false;
    if (alias !== undefined) return object.card === this.premise.aliases.get(alias);
    return name !== undefined && isNamed(this.state, object, name);
  }

  private record(events: readonly AnyGameEvent[]): readonly AnyGameEvent[] {
    this.batches.push(events);
    return events;
  }
}

/** What cards merge into is kept as a copy effect (CR 728.2a), and copies nothing else. */
function isCopyOfAnother({ copies, merged }: GameObject): boolean {
  return copies.length > 0 && merged.length === 0;
}
