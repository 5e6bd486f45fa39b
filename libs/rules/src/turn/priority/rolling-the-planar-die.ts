import { manaCost } from '@stacktrail/card-tree';
import type { Violation } from '@stacktrail/characteristics';
import type { Game, Procedure } from '@stacktrail/engine';
import type { Action, PlayerId } from '@stacktrail/game-events';
import { playerOf, type GameState } from '@stacktrail/game-state';
import { isSorceryTime } from '../../actions/permission/timing.js';
import { rollPlanarDie } from '../../mechanics/variants/planar-die.js';
import { faceUpPlanes } from '../../mechanics/variants/planeswalk.js';
import { payForAction } from './pay-for-action.js';

type Special = Extract<Action, { do: 'special' }>;

/** What the special action is called; its object is a plane that is face up. */
export const rollingAction = 'roll the planar die';

/** CR 116.2i, 901.9: in a main phase of one's own turn, while the stack is empty. */
export function rollingActions(state: GameState, player: PlayerId): readonly Special[] {
  if (!isSorceryTime(state, player)) return [];
  return faceUpPlanes(state)
    .slice(0, 1)
    .map((object) => ({ do: 'special', object, action: rollingAction }));
}

/** Why it can't be done. */
export function whyNoRoll(state: GameState, player: PlayerId): Violation {
  const rule = '116.2i';
  if (state.planarController === null) return { rule, message: 'The planar die is rolled in Planechase games.' };
  return isSorceryTime(state, player)
    ? { rule, message: 'The planar die is rolled with the plane that is face up.' }
    : { rule, message: 'The planar die is rolled in one’s own main phase, while the stack is empty.' };
}

/** CR 116.2i: it costs as much mana as the player has taken this action in this turn. */
export function* takeRollingAction(game: Game, player: PlayerId, { object }: Special): Procedure<void> {
  const { planarDieRolls } = playerOf(game.state, player);
  if (planarDieRolls > 0) {
    const cost = [{ cost: 'mana', mana: manaCost(`{${planarDieRolls}}`) }] as const;
    yield* payForAction(game, player, object, cost, { rule: '116.2i', source: object, player });
  }
  yield* rollPlanarDie(game, player, true, { rule: '116.2i', player });
}
