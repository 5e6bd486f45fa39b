import type { DefinitionPointer, ObjectId } from '@stacktrail/game-events';
import type { Game } from '../game/game.js';
import type { Procedure } from '../game/procedure.js';
import type { Occurrence } from './occurrence.js';

/** A replacement or prevention effect that could modify a proposed occurrence (CR 614, 615). */
export interface Replacement {
  /** Tells it from all others: each is applied to an occurrence once (CR 614.5). */
  readonly key: string;
  readonly source: ObjectId;
  /** The static ability that it comes from, or null for a shield. */
  readonly ability: DefinitionPointer | null;
  readonly effect: number | null;
  /** What it does, for the player who chooses among several. */
  readonly text: string;
  /** CR 616.1a–e: those of a lower rank are chosen first. */
  readonly rank: 'self' | 'control' | 'copy' | 'back face' | 'other';
  /** What would happen instead; no occurrence where nothing would. May emit what the replacement itself does. */
  readonly apply: (game: Game) => Procedure<readonly Occurrence[]>;
}

export const ranks: readonly Replacement['rank'][] = ['self', 'control', 'copy', 'back face', 'other'];
