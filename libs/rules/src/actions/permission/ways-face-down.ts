import { holds, plainContext } from '@stacktrail/characteristics';
import type { CastAction, PlayerId } from '@stacktrail/game-events';
import { isCommander, type Characteristics, type GameObject, type GameState } from '@stacktrail/game-state';
import { castFaceDownAs, faceDownVia } from '../costs/faces.js';
import { hasFlashForNow } from './as-though-flash.js';
import { isMarkedBefore } from './other-costs.js';
import { permissionsFor, type Permission } from './permission.js';
import { castingForbidden, isSorceryTime } from './timing.js';

/**
 * What the player may cast without an effect that allows it: a card in their hand (CR 601.3), their commander (CR
 * 903.8), or a card that was exiled by its warp ability in an earlier turn (CR 702.185a).
 */
export function mayCastUnaided(state: GameState, player: PlayerId, card: GameObject): boolean {
  if (card.owner !== player) return false;
  if (card.zone === 'exile') return isMarkedBefore(state, card, 'warped');
  return card.zone === 'hand' || (card.zone === 'command' && isCommander(state, card));
}

/**
 * CR 708.4, 601.3e: face down, the card is a 2/2 creature spell without flash, and permission is checked for that
 * spell.
 */
export function waysFaceDown(
  state: GameState,
  player: PlayerId,
  card: GameObject,
  { abilities }: Characteristics,
  face: number,
  whenever: Permission | null,
): readonly CastAction[] {
  const found = abilities.filter(
    ({ ability }) =>
      ability.kind === 'static' &&
      ability.effects.some((effect) => effect.static === 'may be cast face down') &&
      (ability.condition === undefined || holds(state, ability.condition, plainContext(player, card.id))),
  );
  if (found.length === 0) return [];
  const hidden = castFaceDownAs(state, card);
  if (castingForbidden(state, player, hidden)) return [];
  const permitted = whenever !== null ? [whenever] : permissionsFor(state, player, hidden);
  const fromHand = whenever === null && mayCastUnaided(state, player, card);
  return found.flatMap(({ pointer: ability }) =>
    [...(fromHand ? [null] : []), ...permitted.filter(({ how }) => how.pay === undefined)].flatMap((permission) => {
      const timely =
        whenever !== null ||
        permission?.how.flash === true ||
        isSorceryTime(state, player) ||
        hasFlashForNow(state, player, hidden);
      if (!timely) return [];
      return [{ do: 'cast' as const, object: card.id, via: faceDownVia, by: permission?.by ?? null, ability, face }];
    }),
  );
}
