import type { DefinitionPointer, ObjectId, PlayerId } from '@stacktrail/game-events';
import type { Game } from './game.js';
import type { Procedure } from './procedure.js';
import type { Occurrence } from './occurrence.js';
import type { Words } from './words.js';

/** A replacement or prevention effect that could modify a proposed occurrence (CR 614, 615). */
export interface Replacement {
  /** A key that identifies it: each effect is applied to an occurrence once (CR 614.5). */
  readonly key: string;
  readonly source: ObjectId;
  /** The static ability that it comes from, or null for a shield. */
  readonly ability: DefinitionPointer | null;
  readonly effect: number | null;
  /** What the effect does, for the player who chooses among several. */
  readonly text: Words;
  /** CR 616.1a–e: effects of a lower rank are chosen first. */
  /** Whether it is a prevention effect, which does nothing to damage that can't be prevented (CR 615.12). */
  readonly prevents?: boolean;
  readonly rank: 'self' | 'control' | 'copy' | 'back face' | 'other';
  /**
   * If it is one shield for several things that happen at once (CR 615.7): applies it to all of them, and returns what
   * would happen instead of each.
   */
  readonly share?: (game: Game, player: PlayerId, all: readonly Occurrence[]) => Procedure<readonly Instead[]>;
  /** What would happen instead, which can be nothing. It may emit what the replacement itself does. */
  readonly apply: (game: Game) => Procedure<Instead>;
}

/** What would happen instead of an occurrence. */
export type Instead = readonly Occurrence[];

export const ranks: readonly Replacement['rank'][] = ['self', 'control', 'copy', 'back face', 'other'];
