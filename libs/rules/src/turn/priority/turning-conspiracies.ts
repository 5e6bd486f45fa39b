import type { Violation } from '@stacktrail/characteristics';
import { type Game, noticeTriggers } from '@stacktrail/engine';
import type { Action, PlayerId } from '@stacktrail/game-events';
import { objectOf, objectsIn, type GameState, isConspiracy } from '@stacktrail/game-state';

type Special = Extract<Action, { do: 'special' }>;

/** What the special action is called. */
export const turningConspiracy = 'turn the conspiracy face up';

/** CR 116.2j, 702.106c: any time a player has priority. */
export function conspiracyActions(state: GameState, player: PlayerId): readonly Special[] {
  return objectsIn(state, state.command)
    .filter((object) => object.faceDown !== null && object.owner === player && isConspiracy(object))
    .map(({ id: object }) => ({ do: 'special', object, action: turningConspiracy }));
}

/** Why it can't be done. */
export function whyNoConspiracy(): Violation {
  return { rule: '116.2j', message: 'One turns a conspiracy face up that is face down under one’s own control.' };
}

/** CR 702.106c: it is turned face up, and the names that were chosen are revealed. */
export function turnConspiracyUp(game: Game, player: PlayerId, { object }: Special): void {
  const { card, chosen } = objectOf(game.state, object);
  const before = game.state;
  const from = game.batch.length;
  const reason = { rule: '702.106c', player, source: object };
  game.emit('TurnedFaceUp', { object, card, x: 0 }, reason);
  const names = chosen.flatMap(({ values }) => values).flatMap((value) => (value.is === 'word' ? [value.word] : []));
  game.emit('NamesRevealed', { player, object, names }, reason);
  noticeTriggers(game, before, from);
}
