import type { Effect } from '@stacktrail/card-tree';
import type { TextContext } from '@stacktrail/characteristics';
import type { Revision } from '@stacktrail/game-events';
import type { Game, Reason } from '../game/game.js';
import type { Procedure } from '../game/procedure.js';

export type Verb = Effect['do'];

/** The instructions that a verb stands for. */
export type EffectOf<K extends Verb> = Effect extends infer E
  ? E extends Effect
    ? K extends E['do']
      ? E & { readonly do: K }
      : never
    : never
  : never;

/** Follows a list of instructions that is part of another one. */
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
  /** The last revision before it: what moved later was moved by this text (CR 400.7j). */
  readonly began: Revision;
  /** What moved between these, its costs moved (CR 400.7j); `null` if nothing was announced. */
  readonly paid: { readonly from: Revision; readonly to: Revision } | null;
}

/** Does what one instruction says, as far as it is possible (CR 101.3); returns what later instructions can refer to. */
export type Interpreter<K extends Verb> = (
  game: Game,
  effect: EffectOf<K>,
  context: TextContext,
  reason: Reason,
  run: TextRun,
) => Procedure<TextContext>;
