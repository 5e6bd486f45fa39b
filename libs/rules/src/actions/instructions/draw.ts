import { evaluateAmount } from '@stacktrail/characteristics';
import {
  type Game,
  type Reason,
  type Procedure,
  perform,
  type Interpreter,
  playersNamed,
  withResult,
} from '@stacktrail/engine';
import type { ObjectId, PlayerId } from '@stacktrail/game-events';

/** CR 121.2, 121.2c: one card at a time, the active player all of theirs first. */
export const draw: Interpreter<'draw'> = function* (game, effect, context, reason) {
  const count = evaluateAmount(game.state, effect.count, context);
  const drawn: ObjectId[] = [];
  for (const player of playersNamed(game.state, effect.who, context)) {
    drawn.push(...(yield* drawCards(game, player, count, { ...reason, rule: '121.2' })));
  }
  return withResult(context, effect.label, drawn);
};

/** CR 121.2a: how many are drawn is settled before the first; each draw is complete before the next (CR 121.6b). */
function* drawCards(game: Game, player: PlayerId, count: number, reason: Reason): Procedure<readonly ObjectId[]> {
  const [settled] = count < 1 ? [] : yield* perform(game, [{ would: 'draw cards', player, count }], reason);
  const drawn: ObjectId[] = [];
  for (let i = 0; i < (settled?.amount ?? 0); i++) {
    for (const { objects } of yield* perform(game, [{ would: 'draw', player }], reason)) drawn.push(...objects);
  }
  return drawn;
}
