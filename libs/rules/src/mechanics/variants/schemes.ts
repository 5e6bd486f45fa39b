import { type Game, type Reason, takeAction } from '@stacktrail/engine';
import type { ObjectId } from '@stacktrail/game-events';
import {
  isArchenemy,
  objectOf,
  objectsIn,
  playerOf,
  presentObject,
  type GameState,
  isScheme,
} from '@stacktrail/game-state';
import { turnDown, turnUpTop } from './supplementary-cards.js';

/** CR 703.4e, 904.9: the archenemy sets the top card of their scheme deck in motion as their precombat main phase begins. */
export function setTopInMotion(game: Game): void {
  const { activePlayer: player, stepBeganAt } = game.state;
  if (!isArchenemy(game.state, player)) return;
  const [top] = playerOf(game.state, player).schemes;
  if (top !== undefined) setInMotion(game, top, { rule: '703.4e', player, causes: [stepBeganAt] });
}

/** CR 701.32b: a scheme is turned face up if it isn't. It is set in motion even if it already was face up. */
export function setInMotion(game: Game, id: ObjectId, reason: Reason): void {
  const scheme = presentObject(game.state, id);
  if (scheme === undefined || !isScheme(scheme)) return;
  const { owner: player } = scheme;
  if (playerOf(game.state, player).schemes[0] === id) {
    turnUpTop(game, player, 'schemes', { ...reason, rule: '701.32b' });
  }
  if (!game.state.command.includes(id)) return;
  takeAction(game, { player, action: 'set in motion', object: id }, { ...reason, rule: '701.32b' });
}

/** CR 701.33b: it is turned face down and put on the bottom of its owner's scheme deck. */
export function abandon(game: Game, id: ObjectId, reason: Reason): void {
  const scheme = presentObject(game.state, id);
  if (scheme === undefined || !game.state.command.includes(id) || !isOngoing(game.state, id)) return;
  const { owner: player } = scheme;
  takeAction(game, { player, action: 'abandon', object: id }, { ...reason, rule: '701.33b' });
  turnDown(game, id, { ...reason, rule: '701.33b', player });
}

function isOngoing(state: GameState, id: ObjectId): boolean {
  const scheme = objectOf(state, id);
  return isScheme(scheme) && scheme.printed.supertypes.includes('Ongoing');
}

/**
 * CR 704.6e: the non-ongoing schemes that are face up while no triggered ability of any scheme is on the stack or waits
 * to be put there.
 */
export function schemesThatAreOver(state: GameState): readonly ObjectId[] {
  const over = objectsIn(state, state.command).filter(
    (object) => isScheme(object) && !object.printed.supertypes.includes('Ongoing'),
  );
  const ofScheme = (id: ObjectId): boolean => {
    const source = state.objects.get(id);
    return source !== undefined && isScheme(source);
  };
  if (over.length === 0 || state.waiting.some(({ source }) => ofScheme(source))) return [];
  const onStack = objectsIn(state, state.stack).some(
    ({ ability }) => ability?.definition.kind === 'triggered' && ofScheme(ability.source),
  );
  return onStack ? [] : over.map(({ id }) => id);
}
