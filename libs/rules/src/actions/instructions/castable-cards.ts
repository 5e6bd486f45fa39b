import type { PlayPermission } from '@stacktrail/card-tree';
import { matches, type TextContext } from '@stacktrail/characteristics';
import { type EffectOf, type TextRun, objectsMeant } from '@stacktrail/engine';
import type { CastAction, ObjectId, PlayerId } from '@stacktrail/game-events';
import { asIf, presentObject, type GameState } from '@stacktrail/game-state';
import { cardCastSo } from '../costs/faces.js';
import { waysToCast } from '../permission/ways-to-cast.js';
import { hasLandPlay, mayPlayAsLand } from '../permission/timing.js';
import { landFace } from '../playing-lands.js';

/** The ways to cast it after which the spell is one that the effect allows (CR 702.85a). */
export function waysNow(
  state: GameState,
  effect: EffectOf<'cast'>,
  player: PlayerId,
  id: ObjectId,
  context: TextContext,
): readonly CastAction[] {
  const card = presentObject(state, id);
  const by = `instruction ${state.catalog.pointerOf(effect)}`;
  if (card === undefined) return [];
  const ways = waysToCast(state, player, card, { by, how: effect.how });
  if (card.form.faces.length === 1) return ways;
  return ways.filter((way) => fits(state, effect.how, asIf(cardCastSo(state, card, way), { zone: 'stack' }), context));
}

/** Those of the cards that a player could begin to cast now (CR 601.3). */
export function castableCards(
  state: GameState,
  effect: EffectOf<'cast'>,
  player: PlayerId,
  context: TextContext,
  run: TextRun,
): readonly ObjectId[] {
  return objectsMeant(state, effect.what, context, run)
    .filter(
      (card) =>
        card.zone !== 'stack' &&
        (card.form.faces.length > 1 || fits(state, effect.how, asIf(card, { zone: 'stack' }), context)),
    )
    .map(({ id }) => id)
    .filter((id) => waysNow(state, effect, player, id, context).length > 0);
}

/** CR 305.2b, 305.3: the lands among the cards that may be played, where the player has a land play left. */
export function playableLands(
  state: GameState,
  effect: EffectOf<'cast'>,
  player: PlayerId,
  context: TextContext,
  run: TextRun,
): readonly ObjectId[] {
  if (effect.how.permit !== 'play' || effect.copies || !hasLandPlay(state, player)) return [];
  return objectsMeant(state, effect.what, context, run)
    .filter(({ zone }) => zone !== 'stack' && zone !== 'battlefield')
    .filter(({ id }) => landFace(state, player, id) !== undefined && mayPlayAsLand(state, player, id))
    .map(({ id }) => id);
}

function fits(
  state: GameState,
  { filter }: PlayPermission,
  spell: ReturnType<typeof asIf>,
  context: TextContext,
): boolean {
  return matches(state, filter, spell, context);
}
