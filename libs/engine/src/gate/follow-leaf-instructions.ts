import type { ObjectId } from '@stacktrail/game-events';
import type { Game, Reason } from '../game/game.js';
import type { Brought } from '../game/occurrence.js';
import type { Procedure } from '../game/procedure.js';
import type { Leaf } from './decide.js';
import { isEntering } from './entering.js';

/** After everything is recorded, follows the instructions that replaced leaves, and creates the triggers of copying. */
export function* followLeafInstructions(
  game: Game,
  leaf: Leaf,
  objects: readonly ObjectId[],
  reason: Reason,
): Procedure<void> {
  yield* followInstead(game, leaf, reason);
  const { occurrence } = leaf;
  if (isEntering(occurrence) && occurrence.copyBrings?.triggers !== undefined) {
    yield* triggerOnCopying(game, occurrence.copyBrings.triggers, objects);
  }
}

/** CR 614.6: what replaces an event happens as that event, so effects that were applied to it don't apply again. */
function* followInstead(game: Game, { occurrence, applied }: Leaf, reason: Reason): Procedure<void> {
  if (occurrence.would !== 'follow instructions') return;
  const { effects, context, causes = reason.causes ?? game.causes } = occurrence;
  const outer = game.appliedReplacements;
  game.appliedReplacements = [...outer, ...applied];
  try {
    const about = game.entering.length === 0 ? context : { ...context, entering: game.entering }; // CR 614.13c
    yield* game.outerRules.followInstructions(game, effects, about, { rule: '614.6', source: context.source, causes });
  } finally {
    game.appliedReplacements = outer;
  }
}

/** CR 707.9g: triggers for permanents that entered as copies, unless another copy effect was applied later. */
function* triggerOnCopying(
  game: Game,
  { effect, context }: NonNullable<Brought['triggers']>,
  objects: readonly ObjectId[],
): Procedure<void> {
  for (const source of objects) {
    yield* game.outerRules.followInstructions(game, [effect], { ...context, source }, { rule: '707.9g', source });
  }
}
