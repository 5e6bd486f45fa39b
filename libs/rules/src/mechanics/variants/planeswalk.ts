import { type Game, type Reason, takeAction } from '@stacktrail/engine';
import type { ObjectId, PlayerId } from '@stacktrail/game-events';
import { objectsIn, playerOf, type GameState, isPlanar } from '@stacktrail/game-state';
import { endEffectsThat } from '../../changes/durations.js';
import { turnDown, turnUpTop } from './supplementary-cards.js';

/** The planes and phenomena that are face up. */
export function faceUpPlanes(state: GameState): readonly ObjectId[] {
  return objectsIn(state, state.command)
    .filter(isPlanar)
    .map(({ id }) => id);
}

/** CR 701.31b, 901.11: the planar controller planeswalks; nothing outside a Planechase game. */
export function planeswalk(game: Game, reason: Reason): void {
  const { planarController: player } = game.state;
  if (player === null) return; // CR 701.31a
  const away = faceUpPlanes(game.state);
  for (const id of away) planeswalkAwayFrom(game, player, id, reason);
  for (const id of away) turnDown(game, id, { ...reason, rule: '701.31b', player });
  planeswalkToTopCard(game, player, reason);
}

/** CR 701.31d: the player planeswalks away from a plane. Its abilities trigger while it is still face up. */
export function planeswalkAwayFrom(game: Game, player: PlayerId, object: ObjectId, reason: Reason): void {
  takeAction(game, { player, action: 'planeswalk away from', object }, { ...reason, rule: '701.31d' });
}

/** Turns up the top card of the player's planar deck: they have planeswalked (CR 901.11). */
export function planeswalkToTopCard(game: Game, player: PlayerId, reason: Reason): void {
  const [top] = playerOf(game.state, player).planes;
  if (top === undefined) return;
  turnUpTop(game, player, 'planes', { ...reason, rule: '701.31b' });
  const why = { ...reason, rule: '901.11', player };
  endEffectsThat(
    game,
    ({ duration }) => duration === 'until a player planeswalks',
    ({ source }) => ({ ...why, source }),
  );
  takeAction(game, { player, action: 'planeswalk to', object: top }, { ...reason, rule: '701.31d' });
  takeAction(game, { player, action: 'planeswalk', object: top }, why);
}

/** CR 311.7: chaos ensues. The planar controller controls the abilities that trigger on it. */
export function chaosEnsues(game: Game, reason: Reason): void {
  const { planarController: player } = game.state;
  if (player !== null) takeAction(game, { player, action: 'chaos ensues' }, { ...reason, rule: '311.7' });
}
