import { hasField, hasKind, type Effect } from '@stacktrail/card-tree';
import type { TextContext } from '@stacktrail/characteristics';
import type { TextRun } from '@stacktrail/engine';
import type { GameState } from '@stacktrail/game-state';
import { possibleInstructions } from './possible-instructions.js';

/**
 * Whether a player may choose to follow instructions that are optional: an impossible option can't be chosen
 * (CR 608.2d). What the text offers to do is the first instruction and those that “and” joins to it; whether one that
 * comes after can be followed may rest on what the first ones do.
 */
export function canBeDone(state: GameState, effects: readonly Effect[], context: TextContext, run: TextRun): boolean {
  const then = effects.findIndex(({ joined }, i) => i > 0 && joined !== 'and');
  const offered = then < 0 ? effects : effects.slice(0, then);
  return (
    offered.length > 0 &&
    offered.every((effect, i) => (i > 0 && restsOnResult(effect)) || isPossible(state, effect, context, run))
  );
}

/** It speaks of what an earlier instruction of the same text does. */
function restsOnResult(effect: Effect): boolean {
  return hasKind(effect, { objects: ['result'] }) || hasField(effect, 'label');
}

function isPossible(state: GameState, effect: Effect, context: TextContext, run: TextRun): boolean {
  return possibleInstructions[effect.do]?.(state, effect as never, context, run) ?? true;
}
