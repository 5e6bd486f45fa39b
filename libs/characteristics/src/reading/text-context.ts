import type { ObjectId, PlayerId, Ref, Revision } from '@stacktrail/game-events';
import { emptyAnnouncement, type Announcement, type TriggerContext } from '@stacktrail/game-state';

/**
 * What the words of a text refer to while it is evaluated: the object with the text, its announcements, and what has
 * happened so far.
 */
export interface TextContext {
  /** “You” (CR 109.5). */
  readonly you: PlayerId;
  /** The object whose text it is (“this”), as it is now or as last known information. */
  readonly source: ObjectId;
  readonly announced: Announcement;
  /** The targets of each slot that are still legal (CR 608.2b), or those announced if legality wasn't checked. */
  readonly targets: readonly (readonly Ref[])[];
  readonly trigger: TriggerContext | null;
  /** What a delayed triggered ability was told to remember. */
  readonly kept: readonly ObjectId[];
  /** What earlier instructions produced, by label, and which optional actions were taken. */
  readonly results: ReadonlyMap<string, readonly ObjectId[]>;
  readonly did: ReadonlySet<string>;
  /** The player that “for each player” has reached, for `that player`. */
  readonly thatPlayer: PlayerId | null;
  /**
   * The players who follow an instruction at the same time, if there are several: `that player` is each of them (CR
   * 101.4).
   */
  readonly thosePlayers?: readonly PlayerId[];
  /** Players, numbers and words that earlier instructions chose or noted, by label. */
  readonly players: ReadonlyMap<string, readonly PlayerId[]>;
  readonly numbers: ReadonlyMap<string, number>;
  readonly words: ReadonlyMap<string, string>;
  /** The object that “for each …” has reached, or 0. */
  readonly eachOne: ObjectId;
  /** The last revision before the text began to be followed; absent if the text isn't being followed. */
  readonly began?: Revision | undefined;
  /**
   * Objects that are about to enter the battlefield. They can't be chosen to change zones and are skipped (CR 614.13).
   */
  readonly entering?: readonly ObjectId[];
  /** Whether a permanent is tapped for mana by it (CR 106.12). */
  readonly tapsForMana?: boolean | undefined;
  /** The spell or ability on the stack whose text it is, or 0. */
  readonly stackObject: ObjectId;
  /** The object that a filter is being asked about, if the filter refers to it, or 0. */
  readonly asked: ObjectId;
}

const noTargets: readonly (readonly Ref[])[] = [];
const nothingKept: readonly ObjectId[] = [];
const noResults: ReadonlyMap<string, readonly ObjectId[]> = new Map();
const nobody: ReadonlyMap<string, readonly PlayerId[]> = new Map();
const noNumbers: ReadonlyMap<string, number> = new Map();
const noWords: ReadonlyMap<string, string> = new Map();
const nothingDone: ReadonlySet<string> = new Set();

/**
 * The context of a text without announcements, such as a static ability's. It names every field, so that all contexts
 * derived from it have the same shape in memory.
 */
export function plainContext(you: PlayerId, source: ObjectId): TextContext {
  return {
    you,
    source,
    announced: emptyAnnouncement,
    targets: noTargets,
    trigger: null,
    kept: nothingKept,
    results: noResults,
    did: nothingDone,
    thatPlayer: null,
    players: nobody,
    numbers: noNumbers,
    words: noWords,
    eachOne: 0 as ObjectId,
    asked: 0 as ObjectId,
    stackObject: 0 as ObjectId,
    began: undefined,
    tapsForMana: undefined,
  };
}
