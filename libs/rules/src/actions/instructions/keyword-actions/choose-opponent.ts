import { ask, type Game, type Procedure } from '@stacktrail/engine';
import type { ObjectId, PlayerId, Ref } from '@stacktrail/game-events';
import { opponentsOf } from '@stacktrail/game-state';

/** Has the player choose an opponent, if there are several; `undefined` if there is none. */
export function* chooseOpponent(
  game: Game,
  player: PlayerId,
  source: ObjectId,
  rule: string,
): Procedure<PlayerId | undefined> {
  const candidates = opponentsOf(game.state, player).map((id): Ref => ({ is: 'player', id }));
  if (candidates.length < 2) return candidates[0]?.id as PlayerId | undefined;
  const { chosen } = yield* ask({
    form: 'select',
    kind: 'choose a value',
    rule,
    player,
    prompt: 'Choose an opponent.',
    source,
    candidates,
    min: 1,
    max: 1,
  });
  return chosen[0]!.id as PlayerId;
}
