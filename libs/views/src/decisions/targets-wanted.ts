import type { SelectQuestion } from '@stacktrail/engine';
import type { Viewer } from '@stacktrail/game-events';
import type { GameState } from '@stacktrail/game-state';
import { showTarget } from '@stacktrail/oracle-text';
import { textSourceFor } from '../instruction-text.js';
import type { NamedRef } from '../object-view.js';
import { labelOfRef } from './object-labels.js';

/** The targets that a spell or ability needs (CR 601.2c), in the order in which they are chosen. */
export interface TargetsWanted {
  /** The index of the target that is being chosen. */
  readonly asked: number;
  readonly targets: readonly {
    /** As its text names it: “target creature you control”. */
    readonly phrase: string;
    /** The targets that were chosen; `null` if they have not been chosen yet. */
    readonly chosen: readonly NamedRef[] | null;
  }[];
}

export function targetsWanted(
  { slots, source }: SelectQuestion,
  state: GameState,
  viewer: Viewer,
): TargetsWanted | null {
  if (slots === undefined) return null;
  const textSource = textSourceFor(source, state);
  return {
    asked: slots.chosen.length,
    targets: slots.specs.map((spec, i) => ({
      phrase: showTarget(spec, slots.specs.slice(0, i), textSource),
      chosen: slots.chosen[i]?.map((ref) => ({ ref, label: labelOfRef(ref, state, viewer) })) ?? null,
    })),
  };
}
