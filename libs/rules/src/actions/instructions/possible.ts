import { hasField, hasKind, type Effect } from '@stacktrail/card-tree';
import type { TextContext } from '@stacktrail/characteristics';
import type { TextRun } from '@stacktrail/engine';
import type { GameState } from '@stacktrail/game-state';
import { possibleInstructions } from './possible-instructions.js';

/**
 * Whether a player may choose to follow optional instructions: an impossible option can't be chosen (CR 608.2d). Only
 * the first instruction and those that “and” joins to it are checked; whether later ones can be followed may depend on
 * what these do.
 */
export function canBeDone(state: GameState, effects: readonly Effect[], context: TextContext, run: TextRun): boolean {
  const then = effects.findIndex(({ joined }, i) => i > 0 && joined !== 'and');
  const offered = then < 0 ? effects : effects.slice(0, then);
  return (
    offered.length > 0 &&
    offered.every((effect, i) => (i > 0 && restsOnResult(effect)) || isPossible(state, effect, context, run))
  );
}

/** Whether the instruction refers to what an earlier one of the same text does. */
function restsOnResult(effect: Effect): boolean {
  return hasKind(effect, { objects: ['result'] }) || hasField(effect, 'label');
}

function isPossible(state: GameState, effect: Effect, context: TextContext, run: TextRun): boolean {
  return possibleInstructions[effect.do]?.(state, effect as never, context, run) ?? true;
}
