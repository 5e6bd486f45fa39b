import { evaluateAmount, type TextContext } from '@stacktrail/characteristics';
import {
  type Game,
  type Reason,
  type Procedure,
  ask,
  perform,
  type Interpreter,
  playersMeant,
  withResult,
} from '@stacktrail/engine';
import type { ObjectId, PlayerId } from '@stacktrail/game-events';

/** CR 121.2, 121.2c: cards are drawn one at a time; the active player draws all of theirs first. */
export const draw: Interpreter<'draw'> = function* (game, effect, context, reason) {
  const count = evaluateAmount(game.state, effect.count, context);
  const players = playersMeant(game.state, effect.who, context);
  const wanted: number[] = [];
  for (const player of players) wanted.push(effect.upTo ? yield* chosenNumber(player, count, context) : count);
  const drawn: ObjectId[] = [];
  for (const [i, player] of players.entries()) {
    drawn.push(...(yield* drawCards(game, player, wanted[i]!, { ...reason, rule: '121.2' })));
  }
  return withResult(context, effect.label, drawn);
};

/** CR 608.2d: each of several players chooses a number in turn before anybody draws (CR 101.4). */
function* chosenNumber(player: PlayerId, max: number, { source }: TextContext): Procedure<number> {
  if (max < 1) return 0;
  const { value } = yield* ask({
    form: 'number',
    kind: 'choose a value',
    rule: '608.2d',
    player,
    prompt: 'Choose how many cards to draw.',
    source,
    min: 0,
    max,
  });
  return value;
}

/**
 * CR 121.2a: the number of cards is settled before the first draw; each draw is complete before the next (CR 121.6b).
 */
function* drawCards(game: Game, player: PlayerId, count: number, reason: Reason): Procedure<readonly ObjectId[]> {
  const [settled] = count < 1 ? [] : yield* perform(game, [{ would: 'draw cards', player, count }], reason);
  const drawn: ObjectId[] = [];
  for (let i = 0; i < (settled?.amount ?? 0); i++) {
    for (const { objects } of yield* perform(game, [{ would: 'draw', player }], reason)) drawn.push(...objects);
  }
  return drawn;
}
