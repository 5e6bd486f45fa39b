import { evaluateAmount, topCards } from '@stacktrail/characteristics';
import { type MoveOccurrence, perform, type Interpreter, playersMeant, withResult, wouldAct } from '@stacktrail/engine';
import type { ObjectId } from '@stacktrail/game-events';

/** CR 701.17: mills the cards at once, as many as there are (701.17b). */
export const mill: Interpreter<'mill'> = function* (game, effect, context, reason) {
  const count = Math.max(0, evaluateAmount(game.state, effect.count, context));
  const cards: ObjectId[] = [];
  for (const player of count === 0 ? [] : playersMeant(game.state, effect.who, context)) {
    const many = yield* wouldAct(game, 'mill', player, count, { ...reason, rule: '701.17a' });
    cards.push(...topCards(game.state, player, many, context));
  }
  const moves = cards.map((object): MoveOccurrence => ({ would: 'move', object, to: 'graveyard', manner: 'mill' }));
  if (moves.length === 0) return withResult(context, effect.label, []);
  const happened = yield* perform(game, moves, { ...reason, rule: '701.17a' });
  return withResult(
    context,
    effect.label,
    happened.flatMap(({ objects }) => objects),
  );
};
