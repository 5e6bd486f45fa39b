import { staticsInForce, matches, plainContext } from '@stacktrail/characteristics';
import type { ManaDue } from '@stacktrail/engine';
import type { PlayerId } from '@stacktrail/game-events';
import { permissionNamed, objectOf, type GameState } from '@stacktrail/game-state';

/**
 * The types as which mana may be spent on something (CR 609.4b, 118.14), because of the effect that lets it be cast or
 * an effect about the player's mana.
 */
export function spendsAs(
  state: GameState,
  player: PlayerId,
  on: NonNullable<ManaDue['for']>,
  by: string | null,
): ManaDue['spendAs'] {
  const permitted = by === null ? undefined : permissionNamed(state, by)?.spendAs;
  if (permitted === 'any type') return permitted;
  let found = permitted;
  for (const { source, effect } of staticsInForce(state, 'spend mana as though')) {
    const { controller } = objectOf(state, source);
    if (effect.who !== 'any player' && (effect.who === 'you') !== (controller === player)) continue;
    if (effect.spells !== undefined) {
      if (on.is !== 'spell' || !matches(state, effect.spells, on.object, plainContext(controller, source))) continue;
    }
    if (effect.as === 'any type') return 'any type';
    found = 'any color';
  }
  return found;
}
