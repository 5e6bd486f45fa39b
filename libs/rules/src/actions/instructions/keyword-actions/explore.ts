import { isLand, evaluateAmount, findObjects, type TextContext } from '@stacktrail/characteristics';
import {
  type Game,
  type Reason,
  type Procedure,
  type MoveOccurrence,
  perform,
  agrees,
  chooseObjects,
  type Interpreter,
  takeAction,
  wouldAct,
} from '@stacktrail/engine';
import type { ObjectId, PlayerId } from '@stacktrail/game-events';
import { objectOf, playerOf, playersInOrder, presentObject } from '@stacktrail/game-state';
import { discardOf } from '../discard.js';
import { revealCards } from '../procedures/look.js';

/**
 * CR 701.44d, 701.50d: permanents take the action one after another; in APNAP order each player chooses which is next.
 */
function* inTurn(
  game: Game,
  objects: readonly ObjectId[],
  rule: string,
  each: (id: ObjectId, player: PlayerId) => Procedure<void>,
): Procedure<void> {
  const left = new Set(objects);
  for (const player of playersInOrder(game.state)) {
    for (;;) {
      const own = [...left].filter((id) => objectOf(game.state, id).controller === player);
      if (own.length === 0) break;
      const [next = own[0]!] =
        own.length === 1
          ? own
          : yield* chooseObjects({
              player,
              kind: 'choose objects',
              rule,
              prompt: 'Choose which of these does it next.',
              source: own[0]!,
              candidates: own.filter((id) => presentObject(game.state, id) !== undefined),
              min: 1,
              max: 1,
            });
      left.delete(next);
      yield* each(next, player);
    }
  }
}

function* plusOne(game: Game, object: ObjectId, count: number, reason: Reason): Procedure<void> {
  if (count <= 0 || presentObject(game.state, object)?.zone !== 'battlefield') return;
  yield* perform(game, [{ would: 'get counters', object, counter: '+1/+1', count }], reason);
}

/** CR 701.44a, 701.44c. */
export const explore: Interpreter<'explore'> = function* (game, effect, context, reason) {
  const why: Reason = { ...reason, rule: '701.44a' };
  yield* inTurn(game, findObjects(game.state, effect.what, context), '701.44d', function* (object, player) {
    if ((yield* wouldAct(game, 'explore', player, 1, why, object)) === 0) return;
    yield* exploreWith(game, object, player, context, why);
    takeAction(game, { player, action: 'explore', object }, { ...reason, rule: '701.44b' });
  });
  return context;
};

function* exploreWith(
  game: Game,
  object: ObjectId,
  player: PlayerId,
  context: TextContext,
  reason: Reason,
): Procedure<void> {
  const top = playerOf(game.state, player).library[0];
  if (top !== undefined) revealCards(game, [top], reason);
  const put = (card: ObjectId, to: 'hand' | 'graveyard'): MoveOccurrence => ({
    would: 'move',
    object: card,
    to,
    manner: 'put',
  });
  if (top !== undefined && isLand(game.state, objectOf(game.state, top))) {
    yield* perform(game, [put(top, 'hand')], reason);
    return;
  }
  yield* plusOne(game, object, 1, reason);
  if (top === undefined) return;
  const away = yield* agrees(player, '701.44a', 'Put the revealed card into your graveyard?', context.source);
  if (away) yield* perform(game, [put(top, 'graveyard')], reason);
}

/** CR 701.50a, 701.50c, 701.50e. */
export const connive: Interpreter<'connive'> = function* (game, effect, context, reason) {
  const count = Math.max(0, evaluateAmount(game.state, effect.count, context));
  const why: Reason = { ...reason, rule: '701.50a' };
  yield* inTurn(game, findObjects(game.state, effect.what, context), '701.50d', function* (object, player) {
    if (count > 0 && (yield* wouldAct(game, 'connive', player, count, why, object)) === 0) return;
    for (let i = 0; i < count; i++) yield* perform(game, [{ would: 'draw', player }], { ...why, rule: '121.2' });
    const discarded = yield* discardSome(game, player, count, context, why);
    yield* plusOne(game, object, discarded, why);
    takeAction(game, { player, action: 'connive', object, amount: count }, { ...reason, rule: '701.50b' });
  });
  return context;
};

/** The player discards cards of their choice. Returns how many of them aren't lands. */
function* discardSome(
  game: Game,
  player: PlayerId,
  count: number,
  { source, you }: TextContext,
  reason: Reason,
): Procedure<number> {
  const { hand } = playerOf(game.state, player);
  const chosen = yield* chooseObjects({
    player,
    kind: 'choose objects',
    rule: '701.50a',
    prompt: count === 1 ? 'Choose a card to discard.' : `Choose ${count} cards to discard.`,
    source,
    candidates: hand,
    min: count,
    max: count,
    hidden: hand.length > count,
  });
  const nonlands = chosen.filter((id) => !isLand(game.state, objectOf(game.state, id))).length;
  const moves = chosen.map((object) => discardOf(object, you));
  if (moves.length > 0) yield* perform(game, moves, reason);
  return nonlands;
}
