import { perform, type Game, type Procedure, type Reason } from '@stacktrail/engine';
import type { ObjectId, PlayerId } from '@stacktrail/game-events';
import { objectOf, typeBit, type GameState } from '@stacktrail/game-state';
import { playableFaces, turnedUpToPlay } from './costs/faces.js';

/** A card, and the face as which it is played (CR 712.12). */
export interface LandFace {
  readonly object: ObjectId;
  readonly face: number;
}

/** The face as which a card could be played as a land: the first of its faces that is one. */
export function landFace(state: GameState, player: PlayerId, object: ObjectId): LandFace | undefined {
  const card = turnedUpToPlay(objectOf(state, object), player);
  const isLand = (types: number): boolean => (types & typeBit('Land')) !== 0;
  if (card.form.faces.length === 1) return isLand(card.printed.types) ? { object, face: 0 } : undefined;
  const face = playableFaces(card).find((each) => isLand(card.form.faces[each]?.types ?? 0));
  return face === undefined ? undefined : { object, face };
}

/** CR 305.1: a land is put onto the battlefield from where it is. Returns what it becomes. */
export function* playLand(
  game: Game,
  player: PlayerId,
  { object, face }: LandFace,
  reason: Reason,
): Procedure<ObjectId> {
  const [moved] = yield* perform(
    game,
    [{ would: 'move', object, to: 'battlefield', manner: 'play', controller: player, face }],
    reason,
  );
  // CR 614.6: if the event was replaced, the land counts as played and is whatever it is now.
  const played = moved?.objects[0] ?? object;
  game.emit('LandPlayed', { player, object: played }, reason);
  return played;
}
