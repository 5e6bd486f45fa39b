import type { ObjectId, PlayerId, Ref, Revision } from '@stacktrail/game-events';
import { emptyAnnouncement, type Announcement, type TriggerContext } from '@stacktrail/game-state';

/** What the words of a text stand for while it is read: whose text it is, and what was announced or happened so far. */
export interface TextContext {
  /** “You” (CR 109.5). */
  readonly you: PlayerId;
  /** The object whose text it is (“this”), as it is now or as last known information. */
  readonly source: ObjectId;
  readonly announced: Announcement;
  /** The targets of each slot that are still legal (CR 608.2b); those announced where nothing was checked. */
  readonly targets: readonly (readonly Ref[])[];
  readonly trigger: TriggerContext | null;
  /** What a delayed triggered ability was told to remember. */
  readonly kept: readonly ObjectId[];
  /** What earlier instructions produced, by label; and which optional actions were taken. */
  readonly results: ReadonlyMap<string, readonly ObjectId[]>;
  readonly did: ReadonlySet<string>;
  /** The player that “for each player” has come to, for `that player`. */
  readonly thatPlayer: PlayerId | null;
  /** The players who do it at the same time, where that isn't one alone: `that player` is each of them (CR 101.4). */
  readonly thosePlayers?: readonly PlayerId[];
  /** Players, numbers and words that earlier instructions chose or noted, by label. */
  readonly players: ReadonlyMap<string, readonly PlayerId[]>;
  readonly numbers: ReadonlyMap<string, number>;
  readonly words: ReadonlyMap<string, string>;
  /** The object that “for each …” has come to, or 0. */
  readonly eachOne: ObjectId;
  /** The last revision before the text began to be followed; absent of one that isn't followed. */
  readonly began?: Revision | undefined;
  /** What is about to enter the battlefield: it can't be chosen to change zones, and is passed over (CR 614.13). */
  readonly entering?: readonly ObjectId[];
  /** A permanent is tapped for mana with it (CR 106.12). */
  readonly tapsForMana?: boolean | undefined;
  /** The spell or ability on the stack whose text it is, or 0. */
  readonly stackObject: ObjectId;
  /** The object that a filter is being asked of, where the filter speaks of it, or 0. */
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
 * The context of a text that nothing was announced for, such as a static ability's. It names every field, so that all
 * contexts that are made of it have one shape.
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
