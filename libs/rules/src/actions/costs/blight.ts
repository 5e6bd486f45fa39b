import { characteristicsOf, evaluateAmount } from '@stacktrail/characteristics';
import { ask, cannotHaveCounters, perform, takeAction, type Procedure } from '@stacktrail/engine';
import type { ObjectId, PlayerId } from '@stacktrail/game-events';
import { objectOf, typeBit, type GameObject, type GameState } from '@stacktrail/game-state';
import { payments } from './payment.js';

/** The creatures on which a player can put -1/-1 counters to blight (CR 701.68b). */
export function blightable(state: GameState, player: PlayerId): readonly GameObject[] {
  return state.battlefield
    .map((id) => objectOf(state, id))
    .filter((object) => object.controller === player && !cannotHaveCounters(state, object, '-1/-1'))
    .filter((object) => (characteristicsOf(state, object).types & typeBit('Creature')) !== 0);
}

function* chooseOne(
  creatures: readonly GameObject[],
  count: number,
  player: PlayerId,
  source: ObjectId,
): Procedure<ObjectId> {
  const answer = yield* ask({
    form: 'select',
    kind: 'pay cost',
    rule: '701.68a',
    player,
    prompt: `Choose the creature to put ${count} -1/-1 counters on.`,
    source,
    candidates: creatures.map(({ id }) => ({ is: 'object', id })),
    min: 1,
    max: 1,
  });
  return answer.chosen[0]!.id as ObjectId;
}

/** CR 701.68a: blighting as a cost. */
export const blightPayment = payments({
  blight: {
    canPay: (_, state, { you }) => blightable(state, you).length > 0,
    *pay(game, cost, context, reason) {
      const player = context.you;
      const creatures = blightable(game.state, player);
      const count = evaluateAmount(game.state, cost.count, context);
      const because = { ...reason, rule: '701.68a' };
      const object =
        creatures.length === 1 ? creatures[0]!.id : yield* chooseOne(creatures, count, player, context.source);
      yield* perform(
        game,
        [{ would: 'get counters', object, by: player, counter: '-1/-1', count, asCost: true }],
        because,
      );
      takeAction(game, { player, action: 'blight', object, amount: count }, because);
    },
  },
});
