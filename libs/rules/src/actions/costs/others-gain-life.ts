import { evaluateAmount } from '@stacktrail/characteristics';
import { ask, perform, isProhibited, type Procedure } from '@stacktrail/engine';
import type { ObjectId, PlayerId } from '@stacktrail/game-events';
import { opponentsOf, playersInOrder, type GameState } from '@stacktrail/game-state';
import { payments } from './payment.js';

type Who = 'opponent' | 'each other player';

/** The players who would gain life. */
function others(state: GameState, who: Who, you: PlayerId): readonly PlayerId[] {
  return who === 'opponent' ? opponentsOf(state, you) : playersInOrder(state).filter((player) => player !== you);
}

/** CR 119.7: the cost can't be paid if one of these players can't gain life. */
function canPay(state: GameState, who: Who, you: PlayerId): boolean {
  const able = others(state, who, you).map((player) => !isProhibited(state, player, 'gain life'));
  return able.length > 0 && (who === 'opponent' ? able.includes(true) : !able.includes(false));
}

function* chooseOpponent(
  opponents: readonly PlayerId[],
  life: number,
  player: PlayerId,
  source: ObjectId,
): Procedure<PlayerId> {
  if (opponents.length === 1) return opponents[0]!;
  const answer = yield* ask({
    form: 'select',
    kind: 'pay cost',
    rule: '118.1',
    player,
    prompt: `Choose the opponent who gains ${life} life.`,
    source,
    candidates: opponents.map((id) => ({ is: 'player', id })),
    min: 1,
    max: 1,
  });
  return answer.chosen[0]!.id as PlayerId;
}

/** “Have an opponent gain 3 life”, “have each other player gain 6 life”, as a cost. */
export const othersGainLife = payments({
  'others gain life': {
    canPay: ({ who }, state, { you }) => canPay(state, who, you),
    *pay(game, { who, amount }, context, reason) {
      const life = evaluateAmount(game.state, amount, context);
      const able = others(game.state, who, context.you).filter((one) => !isProhibited(game.state, one, 'gain life'));
      const players = who === 'opponent' ? [yield* chooseOpponent(able, life, context.you, context.source)] : able;
      const gains = players.map((player) => ({ would: 'gain life' as const, player, amount: life }));
      yield* perform(game, gains, { ...reason, rule: '119.3' });
    },
  },
});
