import type { ObjectId } from '@stacktrail/game-events';

/** What continuous effects can read besides the objects that they affect, as bits. */
export const reads = {
  zones: 1,
  life: 2,
  counters: 4,
  tapped: 8,
  turn: 16,
  combat: 32,
  casts: 64,
  /** Designations, and what was chosen for objects. */
  marks: 128,
  /** What happened this turn and the last. */
  history: 256,
} as const;

/**
 * The identity of a set of continuous effects. A state carries one; it is replaced when something happens that can
 * change what effects there are or what they do, so that what was computed under it may be kept until then.
 */
export class EffectStamp {
  /** Memoised: the effects in the order in which they apply, made by the layers. */
  program: unknown = null;
  /**
   * What the effects of the program read besides: a mask of `reads`. Until there is a program, all: states that share a
   * stamp share what is computed under it, so they may differ only in what no effect reads.
   */
  reads = -1;
  /** Memoised: the static abilities that function, made by the gate. */
  statics: unknown = null;
  /** Memoised: under these effects each of these permanents is controlled by whom its record says. */
  settled: readonly ObjectId[] | null = null;
}
