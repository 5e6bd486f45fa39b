import type { KeywordAbility } from '@stacktrail/card-tree';
import type { PlayerId } from '@stacktrail/game-events';
import { type GameObject, type GameState, colorMask } from '@stacktrail/game-state';
import { controllerOf } from '../reading/controller.js';
import { matches } from '../evaluating/filters.js';
import { findPlayers } from '../evaluating/references.js';
import { plainContext, type TextContext } from '../reading/text-context.js';
import { characteristicsOf } from '../layers/characteristics.js';

type Protection = Extract<KeywordAbility, { readonly keyword: 'protection' }>;

/**
 * Whether one protection ability protects from a source: the source has one of the colors, or another stated quality
 * (CR 702.16a); it is protection from everything (702.16j); or the stated player controls the source, or owns it if
 * nobody controls it (702.16k).
 *
 * @param context the context of the ability
 * @param controller the player who counts as the source's controller, if that isn't its own: an ability's controller
 */
export function protects(
  state: GameState,
  ability: Protection,
  context: TextContext,
  source: GameObject,
  controller: PlayerId = controllerOf(source),
): boolean {
  if (ability.everything) return true;
  if ((colorMask(ability.from) & characteristicsOf(state, source).colors) !== 0) return true;
  if (ability.quality !== undefined && matches(state, ability.quality, source, context)) return true;
  if (ability.players === undefined) return false;
  return findPlayers(state, ability.players, context).includes(controller);
}

/** Whether an object has protection from a quality of a source (CR 702.16a). */
export function hasProtectionFrom(state: GameState, object: GameObject, source: GameObject): boolean {
  return protectionsFrom(state, object, source).length > 0;
}

/** The protection abilities of an object that protect it from a source. */
function protectionsFrom(state: GameState, object: GameObject, source: GameObject): readonly Protection[] {
  const { keywords, abilities } = characteristicsOf(state, object);
  if (!keywords.has('protection')) return [];
  const context = plainContext(object.controller, object.id);
  return abilities.flatMap(({ ability }) => {
    if (ability.kind !== 'keyword' || ability.keyword !== 'protection') return [];
    return protects(state, ability, context, source) ? [ability] : [];
  });
}

/** Whether protection removes an attachment from its host, unless the effect exempts it (CR 702.16n). */
export function protectionRemoves(state: GameState, host: GameObject, attachment: GameObject): boolean {
  return protectionsFrom(state, host, attachment).some((ability) => {
    if (ability.sparing === undefined) return true;
    return !matches(state, ability.sparing, attachment, plainContext(host.controller, host.id));
  });
}
