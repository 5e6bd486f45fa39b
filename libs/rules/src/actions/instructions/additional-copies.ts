import { appliesToPlayer, staticsInForce } from '@stacktrail/characteristics';
import { ask, type Game, type Procedure } from '@stacktrail/engine';
import type { ObjectId, PlayerId } from '@stacktrail/game-events';
import { objectOf, type GameState } from '@stacktrail/game-state';

/** How many additional copies of a spell the player makes; an ability isn't a spell (CR 112.1, 113.1). */
function additional(state: GameState, original: ObjectId, copier: PlayerId): number {
  if (objectOf(state, original).ability !== null) return 0;
  return staticsInForce(state, 'additional copies')
    .filter(({ source, effect }) => appliesToPlayer(state, effect.who, source, copier))
    .reduce((sum, { effect }) => sum + effect.count, 0);
}

/** A copy that is made: as an instruction says, or an additional one. */
export type Copying<T> = { readonly as: T } | 'additional';

/**
 * CR 614.1a: the additional copies. They stand among the others where the player wants; that matters only if they can
 * have other targets.
 */
export function* withAdditionalCopies<T>(
  game: Game,
  original: ObjectId,
  copier: PlayerId,
  copies: readonly T[],
): Procedure<readonly Copying<T>[]> {
  const all: Copying<T>[] = copies.map((as) => ({ as }));
  const more = copies.length === 0 ? 0 : additional(game.state, original, copier);
  const { targets } = objectOf(game.state, original).announced;
  for (let i = 0; i < more; i++) {
    const place = targets.some((slot) => slot.length > 0) ? yield* choosePlace(game, original, copier, all.length) : 0;
    all.splice(place, 0, 'additional');
  }
  return all;
}

/** How many of the copies are put onto the stack before the additional one. */
function* choosePlace(game: Game, source: ObjectId, player: PlayerId, copies: number): Procedure<number> {
  const { keys } = yield* ask({
    form: 'pick',
    kind: 'choose a value',
    rule: '707.10',
    player,
    prompt: 'How many of the other copies are put onto the stack before the additional copy?',
    source,
    options: Array.from({ length: copies + 1 }, (_, i) => ({ key: `${i}`, text: `${i}.` })),
    min: 1,
    max: 1,
  });
  return Number(keys[0]);
}
