import { appliesToPlayer, staticsInForce } from '@stacktrail/characteristics';
import { ask, type Procedure } from '@stacktrail/engine';
import { noObject, type PlayerId } from '@stacktrail/game-events';
import type { GameState } from '@stacktrail/game-state';

/** How many coins are flipped for each coin that the player would flip: two for each effect, one after another (CR 614.5). */
export function coinsForOne(state: GameState, player: PlayerId): number {
  const effects = staticsInForce(state, 'flips two coins').filter(({ source, effect }) =>
    appliesToPlayer(state, effect.who, source, player),
  );
  return 2 ** effects.length;
}

/** The coin that the player keeps of those that were flipped for one; the others are ignored. */
export function* keepOne(player: PlayerId, heads: readonly boolean[]): Procedure<boolean> {
  const [first = false] = heads;
  if (heads.every((up) => up === first)) return first;
  const { keys } = yield* ask({
    form: 'pick',
    kind: 'choose a value',
    rule: '705.1',
    player,
    prompt: 'Which of the coins counts? The others are ignored.',
    source: noObject,
    options: [
      { key: 'heads', text: 'Heads.' },
      { key: 'tails', text: 'Tails.' },
    ],
    min: 1,
    max: 1,
  });
  return keys[0] === 'heads';
}
