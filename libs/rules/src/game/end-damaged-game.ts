import {
  GameEvent,
  noObject,
  type AnyGameEvent,
  type Damage,
  type EventData,
  type EventType,
  type HistoryEvent,
  type Revision,
} from '@stacktrail/game-events';
import { toHex } from '@stacktrail/kernel';
import type { Secrets } from './live-game.js';
import { lastResumePoint } from './resume.js';

/** The judge who ends a damaged game, and their words. */
export interface EndingWords {
  readonly judge: string;
  readonly ruling: string;
}

/**
 * The facts with which a judge ends a damaged game. It goes back to the last point from which play could go on, and is
 * a draw. Play can't go on, because nobody knows how many random words and ids the unreadable part used.
 *
 * @param history the stream as it was read; the damage comes after its first event
 * @param seed the seed in use, which is revealed as at the end of any game
 */
export function endDamagedGame(
  history: readonly HistoryEvent[],
  damage: Damage,
  { judge, ruling }: EndingWords,
  seed: Pick<Secrets, 'seed' | 'salt' | 'veil'>,
): readonly AnyGameEvent[] {
  const readable = history.slice(0, damage.revision);
  const facts: AnyGameEvent[] = [];
  const add = <K extends EventType>(type: K, data: EventData<K>, rule: string, cause: number): void => {
    const revision = (history.length + facts.length) as Revision;
    const fact = new GameEvent(type, data, revision, rule, [cause as Revision], noObject, null, null, null);
    facts.push(fact as AnyGameEvent);
  };
  const detail = `revision ${damage.revision} can't be read: ${damage.problem}`;
  add('ActionReversed', { to: endPoint(readable), reason: 'ruling', detail }, '731.1', damage.revision - 1);
  add('RulingGiven', { judge, about: null, ruling, seen: [] }, '731.1', history.length);
  add('GameEnded', { winner: null, by: 'draw', winners: [] }, '104.4', history.length + 1);
  add('SeedRevealed', { seed: toHex(seed.seed), salt: toHex(seed.salt) }, '104.1', history.length + 2);
  const [first] = readable;
  const opens = first?.type === 'GameStarted' && first.data.openAfterEnd && seed.veil !== undefined;
  if (opens) add('VeilOpened', { key: toHex(seed.veil) }, '104.1', history.length + 3);
  return facts;
}

/** The last point from which play could go on; the last readable fact if there is no such point. */
function endPoint(readable: readonly HistoryEvent[]): Revision {
  const point = lastResumePoint(readable);
  return point < 0 ? ((readable.length - 1) as Revision) : point;
}
