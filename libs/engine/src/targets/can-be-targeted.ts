import type { KeywordAbility } from '@stacktrail/card-tree';
import {
  canMean,
  characteristicsOf,
  abilitiesOfPlayer,
  protects,
  staticsInForce,
  matches,
  findPlayers,
  plainContext,
  type TextContext,
} from '@stacktrail/characteristics';
import type { ObjectId, PlayerId } from '@stacktrail/game-events';
import { isAmong, isBarred } from './barred.js';
import { type GameObject, areOpponents, objectOf, type GameState } from '@stacktrail/game-state';

/**
 * Whether rules and effects let an object be chosen as a target: CR 702.11b, 702.11d hexproof, 702.18a shroud, 702.16b
 * protection, and what effects say besides (101.2).
 *
 * @param targeting the spell or ability on the stack
 */
export function objectCanBeTargeted(
  state: GameState,
  object: GameObject,
  context: TextContext,
  targeting: ObjectId,
): boolean {
  if (isBarred(state, object, "can't be targeted by", targeting, context)) return false;
  if (object.zone === 'battlefield') {
    const { keywords, abilities } = characteristicsOf(state, object);
    if (keywords.has('shroud')) return false;
    if (keywords.has('hexproof') || keywords.has('protection')) {
      const own = abilities.flatMap(({ ability }) => (ability.kind === 'keyword' ? [ability] : []));
      if (guarded(state, own, object.controller, context, object.id)) return false;
    }
  }
  return !forbidden(state, context, targeting, (effect, about) => {
    return effect.what !== undefined && canMean(effect.what, object) && matches(state, effect.what, object, about); // CR 109.2
  });
}

/** The same of a player (CR 702.11c, 702.16b, 702.18a). */
export function playerCanBeTargeted(
  state: GameState,
  player: PlayerId,
  context: TextContext,
  targeting: ObjectId,
): boolean {
  const own = abilitiesOfPlayer(state, player);
  if (own.some(({ keyword }) => keyword === 'shroud')) return false;
  if (own.length > 0 && guarded(state, own, player, context, 0 as ObjectId)) return false;
  return !forbidden(state, context, targeting, (effect, about) => {
    return effect.who !== undefined && findPlayers(state, effect.who, about).includes(player);
  });
}

/** Hexproof stops opponents, protection whatever has the quality. */
function guarded(
  state: GameState,
  abilities: readonly KeywordAbility[],
  controller: PlayerId,
  context: TextContext,
  on: ObjectId,
): boolean {
  const source = state.objects.get(context.source);
  return abilities.some((ability) => {
    if (ability.keyword === 'hexproof') {
      if (!areOpponents(state, controller, context.you)) return false;
      return ability.from === undefined || (source !== undefined && fits(state, ability.from, source, controller, on));
    }
    if (ability.keyword !== 'protection') return false;
    return source !== undefined && protects(state, ability, plainContext(controller, on), source, context.you);
  });
}

function fits(
  state: GameState,
  quality: Parameters<typeof matches>[1],
  source: GameObject,
  controller: PlayerId,
  on: ObjectId,
): boolean {
  return matches(state, quality, source, plainContext(controller, on));
}

type Untargetable = ReturnType<typeof staticsInForce<"can't be targeted">>[number]['effect'];

/** Whether an effect says that these can't be the targets of this spell or ability. */
function forbidden(
  state: GameState,
  context: TextContext,
  targeting: ObjectId,
  concerns: (effect: Untargetable, about: TextContext) => boolean,
): boolean {
  return staticsInForce(state, "can't be targeted").some(({ source, effect }) => {
    const about = plainContext(objectOf(state, source).controller, source);
    return isAmong(state, effect, targeting, context, about) && concerns(effect, about);
  });
}
