import type { AnyGameEvent, EventType, PlayerId, Revision } from '@stacktrail/game-events';
import { canonicalJson } from '@stacktrail/kernel';
import { fold, type GameState } from '@stacktrail/game-state';
import type { GameRecord } from '../game-record.js';
import { byCard, renamed } from './same-objects.js';

/** A decision of one of two lines of play. */
export interface DecisionOfLine {
  /** The revision of the fact that it was made. */
  readonly revision: Revision;
  readonly player: PlayerId;
  readonly kind: string;
}

/** Where two games part. */
export interface Parting {
  /** How many facts they have in common, without those that say only something about the game. */
  readonly common: number;
  /** The first facts that differ, in each game; `null` where one ends while the other goes on, or they are the same. */
  readonly at: readonly [Revision | null, Revision | null];
  /**
   * The first decisions that differ, in each game; `null` where there is none: chance or the end parted them, or nothing.
   */
  readonly decisions: readonly [DecisionOfLine | null, DecisionOfLine | null];
}

/** Facts about a game that don't change its course: one line may have them without the other. */
const asides: ReadonlySet<EventType> = new Set<EventType>([
  'GameForked',
  'RulingGiven',
  'RewindRequested',
  'RewindVoted',
  'DrawOffered',
  'ClocksSet',
  'TimeGiven',
  'ClocksStopped',
  'ClocksStarted',
  'ShortcutProposed',
  'ShortcutAccepted',
  'ShortcutShortened',
]);

/**
 * Where two games part: the first facts that differ, and the first different decision if a decision parted them. Facts
 * are compared by what players decided, which cards moved, and what chance gave; all else follows from that.
 */
export function partingOf(one: GameRecord, other: GameRecord): Parting {
  const [a, b] = [courseOf(one), courseOf(other)];
  let common = 0;
  while (common < a.length && common < b.length && areAlike(a[common], b[common])) common += 1;
  const [first, second] = [a[common]?.event, b[common]?.event];
  return {
    common,
    at: [first?.revision ?? null, second?.revision ?? null],
    decisions: [decisionIn(first), decisionIn(second)],
  };
}

/** A fact, and the state just before it. */
interface Moment {
  readonly event: AnyGameEvent;
  readonly before: () => GameState;
}

function courseOf({ facts, catalog, history }: GameRecord): readonly Moment[] {
  const timeline = fold(catalog, history);
  return facts
    .filter(({ type }) => !asides.has(type))
    .map((event) => ({ event, before: () => timeline.at((event.revision - 1) as Revision) }));
}

function areAlike(a: Moment | undefined, b: Moment | undefined): boolean {
  return a !== undefined && b !== undefined && a.event.type === b.event.type && decisive(a) === decisive(b);
}

/** What of a fact doesn't follow from those before it. */
function decisive({ event, before }: Moment): string {
  switch (event.type) {
    case 'GameStarted': {
      const { seats, definitions, format, startingLife } = event.data;
      return canonicalJson({ seats, definitions, format, startingLife });
    }
    case 'DecisionMade': {
      const { player, kind, answer } = event.data;
      return canonicalJson({ player, kind, answer: renamed(answer, byCard(before())) });
    }
    case 'ObjectMoved': {
      const { card, from, to } = event.data;
      return canonicalJson({ card, from, to });
    }
    case 'CoinsFlipped':
    case 'DiceRolled':
    case 'NumberChosenAtRandom':
    case 'RandomPlayerChosen':
      return canonicalJson(event.data);
    default:
      return `${event.player ?? ''}`;
  }
}

function decisionIn(event: AnyGameEvent | undefined): DecisionOfLine | null {
  if (event?.type !== 'DecisionMade') return null;
  const { player, kind } = event.data;
  return { revision: event.revision, player, kind };
}
