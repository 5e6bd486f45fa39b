import type { Effect } from '@stacktrail/card-tree';
import type { TextContext } from '@stacktrail/characteristics';
import type { Revision } from '@stacktrail/game-events';
import type { Game, Reason } from '../game/game.js';
import type { Procedure } from '../game/procedure.js';

export type Verb = Effect['do'];

/** The instructions with these verbs. */
export type EffectOf<K extends Verb> = Effect extends infer E
  ? E extends Effect
    ? K extends E['do']
      ? E & { readonly do: K }
      : never
    : never
  : never;

/** Follows a list of instructions that is inside another instruction. */
type Follow = (
  game: Game,
  effects: readonly Effect[],
  context: TextContext,
  reason: Reason,
  run: TextRun,
) => Procedure<TextContext>;

/** The text that is being followed. */
export interface TextRun {
  readonly follow: Follow;
  /**
   * The last revision before the text began to be followed: whatever moved later was moved by this text (CR 400.7j).
   */
  readonly began: Revision;
  /**
   * The revisions between which its costs were paid: whatever moved between them was moved by the costs (CR 400.7j).
   * `null` if nothing was announced.
   */
  readonly paid: { readonly from: Revision; readonly to: Revision } | null;
  /** The instructions after a choice in the same list, which say what is done with what is chosen. */
  readonly next?: readonly Effect[];
}

/** Carries out one instruction as far as possible (CR 101.3); returns the context for later instructions. */
export type Interpreter<K extends Verb> = (
  game: Game,
  effect: EffectOf<K>,
  context: TextContext,
  reason: Reason,
  run: TextRun,
) => Procedure<TextContext>;
