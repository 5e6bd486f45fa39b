import { staticsInForce } from '@stacktrail/characteristics';
import type { ObjectId } from '@stacktrail/game-events';
import { presentObject, type GameState } from '@stacktrail/game-state';
import type { Game, Reason } from '../game/game.js';
import type { Occurrence } from '../game/occurrence.js';
import type { Procedure } from '../game/procedure.js';
import { counterEffectsFor } from './counter-effects.js';
import { decideReplacements, type Leaf } from './decide.js';
import { isExiledAfterwards } from './exiled-afterwards.js';

function entersBattlefield(occurrence: Occurrence): boolean {
  return occurrence.would === 'create tokens' || (occurrence.would === 'move' && occurrence.to === 'battlefield');
}

/** Whether the object's own ability may change its move although it isn't on the battlefield (CR 400.6). */
function movesItself(state: GameState, occurrence: Occurrence): boolean {
  if (occurrence.would !== 'move') return false;
  const object = presentObject(state, occurrence.object);
  return object !== undefined && object.zone !== 'battlefield' && object.printed.hasStatic;
}

/** Whether no replacement or prevention effect can apply, which is so for most occurrences. */
export function nothingApplies({ state, outerRules }: Game, leaves: readonly Leaf[]): boolean {
  return (
    state.shields.length === 0 &&
    state.replacements.length === 0 &&
    staticsInForce(state, 'replacement').length === 0 &&
    !leaves.some(
      ({ occurrence }) =>
        entersBattlefield(occurrence) ||
        movesItself(state, occurrence) ||
        isExiledAfterwards(state, occurrence) ||
        counterEffectsFor(state, occurrence).length > 0 ||
        outerRules.mechanics.some(
          ({ effectsFor }) => effectsFor !== undefined && effectsFor(state, occurrence).length > 0,
        ),
    )
  );
}

/** Applies replacement and prevention effects to the leaves (CR 616.1). @returns the leaves that remain */
export function* applyReplacements(game: Game, leaves: readonly Leaf[], reason: Reason): Procedure<readonly Leaf[]> {
  if (nothingApplies(game, leaves)) return leaves;
  const causes = reason.causes ?? game.causes;
  const outer = game.entering;
  game.entering = [...outer, ...leaves.flatMap(({ occurrence }) => cardEntering(occurrence))];
  try {
    return yield* decideReplacements(
      game,
      leaves.map((leaf) => ({ ...leaf, occurrence: { causes, ...leaf.occurrence } })),
    );
  } finally {
    game.entering = outer;
  }
}

function cardEntering(occurrence: Occurrence): readonly ObjectId[] {
  return occurrence.would === 'move' && occurrence.to === 'battlefield' ? [occurrence.object] : [];
}
