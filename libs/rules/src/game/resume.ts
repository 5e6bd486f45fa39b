import { foldInPlay } from '@stacktrail/engine';
import {
  GameEvent,
  type AnyGameEvent,
  type EventData,
  type EventType,
  type HistoryEvent,
  type PlayerId,
  type Revision,
} from '@stacktrail/game-events';
import { type Catalog, type GameState, type Timeline, revert } from '@stacktrail/game-state';
import { canonicalJson } from '@stacktrail/kernel';
import { LiveGame, type Secrets } from './live-game.js';

/** A fact that today's rules code makes differently from the recorded one. */
export interface Difference {
  readonly revision: Revision;
  readonly recorded: AnyGameEvent | null;
  readonly made: AnyGameEvent | null;
}

/** A game that goes on, and the facts that were needed for that: none unless the rules code has changed. */
export interface Resumed {
  readonly live: LiveGame;
  readonly events: readonly AnyGameEvent[];
  readonly difference: Difference | null;
}

/** Facts that keep their recorded place, because no procedure makes them again. */
const interrupts: ReadonlySet<EventType> = new Set<EventType>([
  'RulingGiven',
  'PositionAdjusted',
  'RewindRequested',
  'RewindVoted',
  'DrawOffered',
  'ClocksSet',
  'TimeGiven',
  'ClocksStopped',
  'ClocksStarted',
  'GameForked',
  'SeedCommitted',
  'OpeningConsented',
  'VeilOpened',
  'ShortcutProposed',
  'ShortcutAccepted',
  'ShortcutShortened',
]);

/**
 * Goes on with a stored game (docs/decisions.md D5): folds its facts to the last priority point, runs the procedures again from
 * there with the recorded decisions, and checks that they make the recorded facts. Where they don't, the game goes on
 * from a reversal to that point.
 *
 * @param events the whole stream; facts alone, already upcast
 */
export function resume(catalog: Catalog, events: readonly AnyGameEvent[], secrets: Secrets): Resumed {
  const timeline = foldInPlay(catalog, events);
  if (timeline.state.outcome !== null)
    return { live: LiveGame.at(timeline.state, secrets), events: [], difference: null };
  const start = lastResumePoint(events);
  const run = runFrom(timeline.at(start), events.slice(start + 1), secrets);
  if (run.difference === null) return { live: run.live, events: [], difference: null };
  const { events: appended, live } = reverseTo(
    timeline,
    start,
    secrets,
    'engine-changed',
    explain(run.difference),
    null,
  );
  return { live, events: appended, difference: run.difference };
}

/**
 * Goes on from a priority point in memory, without the facts before it.
 *
 * @param state at that point, as the rules had it
 * @param after all facts after it, up to the end of the stream
 * @returns `null` where that isn't enough: play is over, goes on before that point, or today's rules make other facts
 */
export function resumeFrom(state: GameState, after: readonly AnyGameEvent[], secrets: Secrets): LiveGame | null {
  const goesBack = after.some((fact) => fact.type === 'ActionReversed' && fact.data.to < state.revision);
  if (goesBack) return null;
  const { live, difference } = runFrom(state, after, secrets);
  return difference === null && live.state.outcome === null ? live : null;
}

/** The last priority point; before the first one, the end of the setup. */
export function lastResumePoint(events: readonly HistoryEvent[]): Revision {
  for (let i = events.length - 1; i >= 0; i--) if (isResumePoint(events, i)) return i as Revision;
  return -1 as Revision;
}

/**
 * Whether play can go on from the state after this fact without running anything before it again: at a priority point,
 * before the game began, and after a judge's or the players' reversal to such a point.
 */
export function isResumePoint(events: readonly HistoryEvent[], i: number): boolean {
  const event = events[i]!;
  if (event.type === 'DecisionAsked') return event.data.kind === 'priority';
  if (event.type === 'ActionReversed')
    return event.data.reason !== 'illegal action' && event.data.reason !== 'cancelled';
  return event.type === 'NonceGiven' && events[i + 1]?.type !== 'NonceGiven';
}

export interface RunOptions {
  /** How many of the recorded facts it is to make at least; all of them where absent. */
  readonly count?: number;
  /** What the rules make, as the build that recorded the other fact could store it. */
  readonly asStored?: (made: AnyGameEvent, recorded: AnyGameEvent) => AnyGameEvent;
}

/**
 * Runs from a resume point with the recorded decisions, up to their end or the first difference.
 *
 * @param state at that point, of `foldInPlay`
 * @param events the facts after it
 */
export function runFrom(
  state: GameState,
  events: readonly AnyGameEvent[],
  secrets: Secrets,
  { count = events.length, asStored = (made) => made }: RunOptions = {},
): { readonly live: LiveGame; readonly difference: Difference | null } {
  const live = LiveGame.at(state, secrets);
  let i = 0;
  for (const event of randomisedFrom(events, i)) live.randomiseUnknown(event.data.player);
  const check = (made: readonly AnyGameEvent[]): Difference | null => {
    for (const event of made) {
      const recorded = events[i++];
      if (recorded === undefined || !(sameFact(recorded, event) || sameFact(recorded, asStored(event, recorded)))) {
        return { revision: event.revision, recorded: recorded ?? null, made: event };
      }
    }
    return null;
  };
  let difference = check(live.begin());
  while (difference === null && i < count) {
    const recorded = events[i]!;
    if (interrupts.has(recorded.type)) {
      live.replayFact(recorded);
      i += 1;
    } else if (recorded.type === 'ActionTakenBack') {
      const result = live.takeBack(recorded.data.decision);
      difference = result.accepted ? check(result.events) : { revision: recorded.revision, recorded, made: null };
    } else if (recorded.type === 'CardTold') {
      const result = live.noteTold(recorded.data);
      difference = result.accepted ? check(result.events) : { revision: recorded.revision, recorded, made: null };
    } else if (recorded.type === 'DrawVoted') {
      const isLast = events[i + 1]?.type === 'GameEnded';
      difference = check(live.voteOnDraw(recorded.data, isLast));
    } else if (recorded.type === 'DecisionMade') {
      const result = live.answer(recorded.data.decision, recorded.data.answer);
      difference = result.accepted ? check(result.events) : { revision: recorded.revision, recorded, made: null };
    } else if (recorded.type === 'PlayerConceded' || recorded.type === 'ClockRanOut') {
      const { player } = recorded.data;
      const result = recorded.type === 'ClockRanOut' ? live.clockRanOut(player) : live.concede(player);
      difference = result.accepted ? check(result.events) : { revision: recorded.revision, recorded, made: null };
    } else {
      difference = { revision: recorded.revision, recorded, made: null };
    }
  }
  return { live, difference };
}

/** The libraries whose unknown part a judge had randomised with the rewind at the end of the facts before this one. */
function randomisedFrom(events: readonly AnyGameEvent[], from: number): readonly GameEvent<'UnknownCardsRandomised'>[] {
  const found: GameEvent<'UnknownCardsRandomised'>[] = [];
  for (let event = events[from]; event?.type === 'UnknownCardsRandomised'; event = events[from + found.length]) {
    found.push(event);
  }
  return found;
}

/** Facts of which earlier builds showed more to everybody. Who may see a fact changes nothing in the game. */
const shownToMore: ReadonlySet<EventType> = new Set<EventType>([
  'DecisionMade',
  'CastingMethodChosen',
  'SpecialActionTaken',
]);

function sameFact(recorded: AnyGameEvent, made: AnyGameEvent): boolean {
  if (recorded.type !== made.type) return false;
  const told = canonicalJson(made);
  if (canonicalJson(recorded) === told) return true;
  if (!shownToMore.has(made.type)) return false;
  const [before, now] = [recorded.data, made.data] as unknown as readonly { readonly seenBy: number }[];
  if ((before!.seenBy & now!.seenBy) !== now!.seenBy) return false;
  return canonicalJson(Object.assign({}, recorded, { data: { ...before, seenBy: now!.seenBy } })) === told;
}

function explain({ revision, recorded, made }: Difference): string {
  return `revision ${revision}: recorded ${recorded?.type ?? 'nothing'}, made now ${made?.type ?? 'nothing'}`;
}

/**
 * Goes back to a priority point and on from there. It emits the reversal and asks the decision anew.
 *
 * @param timeline of `foldInPlay`
 * @param commitments to a new seed and a new key of veils, if the old seed has been revealed
 * @param randomise the players whose libraries' unknown part is put into a random order again
 */
export function reverseTo(
  timeline: Timeline,
  to: Revision,
  secrets: Secrets,
  reason: 'ruling' | 'agreement' | 'engine-changed',
  detail: string,
  commitments: Pick<EventData<'SeedCommitted'>, 'seedCommitment' | 'veilCommitment'> | null,
  randomise: readonly PlayerId[] = [],
): { readonly live: LiveGame; readonly events: readonly AnyGameEvent[] } {
  const last = timeline.state;
  let next = last.revision + 1;
  const facts: AnyGameEvent[] = [];
  const add = (type: 'ActionReversed' | 'SeedCommitted', data: object, causes: readonly Revision[]): void => {
    facts.push(
      new GameEvent(
        type,
        data as never,
        next++ as Revision,
        '731.1',
        causes,
        0 as never,
        null,
        null,
        null,
      ) as AnyGameEvent,
    );
  };
  if (commitments !== null) add('SeedCommitted', commitments, [last.revision]);
  add('ActionReversed', { to, reason, detail }, [last.revision]);
  for (const fact of facts) timeline.append(fact);
  const live = LiveGame.at(revert(timeline.at(to), timeline.state), secrets);
  for (const player of randomise) live.randomiseUnknown(player);
  return { live, events: [...facts, ...live.begin()] };
}
