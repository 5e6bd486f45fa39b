import {
  appliesToPlayer,
  staticsInForce,
  evaluateAmount,
  plainContext,
  onlyTurnInForce,
} from '@stacktrail/characteristics';
import { type Game, ask, type Procedure, perform, isProhibited } from '@stacktrail/engine';
import { noObject, seatBit, type PlayerId } from '@stacktrail/game-events';
import { areOpponents, objectOf, playerOf, type GameState } from '@stacktrail/game-state';
import { endDesignations } from '../../changes/give.js';
import { endEffectsThat, type LastingEffect } from '../../changes/durations.js';

const usualHandSize = 7;

/** CR 402.2: how many cards the player may keep in the cleanup step. */
function maximumHandSize(state: GameState, player: PlayerId): number {
  const unlimited =
    isProhibited(state, player, 'have a maximum hand size') ||
    staticsInForce(state, 'no maximum hand size').some(({ source, effect }) =>
      appliesToPlayer(state, effect.who ?? 'you', source, player),
    );
  let most = usualHandSize + playerOf(state, player).handModifier; // CR 313.6
  for (const { source, effect } of staticsInForce(state, 'maximum hand size')) {
    const { controller } = objectOf(state, source);
    if (effect.who === 'you' && controller !== player) continue;
    if (effect.who === 'opponent' && !areOpponents(state, controller, player)) continue;
    const count = evaluateAmount(state, effect.count, plainContext(controller, source));
    most = effect.change === 'set' ? count : most + count;
  }
  return unlimited ? Infinity : Math.max(0, most);
}

/** The turn-based actions of one cleanup step (CR 514.1, 514.2). */
export function* cleanup(game: Game): Procedure<void> {
  yield* discardToHandSize(game); // CR 514.1
  endTheTurn(game); // CR 514.2
}

/** CR 514.1. Only the player sees the choice before the cards are in the graveyard: the hand is hidden. */
function* discardToHandSize(game: Game): Procedure<void> {
  const { state } = game;
  const player = state.activePlayer;
  const { hand } = playerOf(state, player);
  const maximum = maximumHandSize(state, player);
  const excess = hand.length - maximum;
  if (excess <= 0) return;
  const { chosen } = yield* ask({
    form: 'select',
    kind: 'discard to hand size',
    rule: '514.1',
    player,
    prompt: `Discard ${excess} card${excess === 1 ? '' : 's'}: you have ${hand.length}, and your maximum hand size is ${maximum}.`,
    source: noObject,
    seenBy: seatBit(player),
    candidates: hand.map((id) => ({ is: 'object', id })),
    min: excess,
    max: excess,
  });
  const moves = chosen.flatMap((ref) =>
    ref.is === 'object' ? [{ would: 'move', object: ref.id, to: 'graveyard', manner: 'discard' } as const] : [],
  );
  yield* perform(game, moves, { rule: '514.1', player, causes: [game.state.stepBeganAt, ...game.causes] });
}

/** Whether an effect lasts until the end of this turn: of any turn, or of its controller’s or another player's next. */
function lastsUntilCleanup(effect: LastingEffect, state: GameState): boolean {
  const { duration, controller, turn } = effect;
  if (duration === 'this turn') return true;
  if (duration === "during that player's next turn") {
    const lasting = state.effects.find(({ id }) => id === effect.id);
    return lasting !== undefined && onlyTurnInForce(lasting)?.player === state.activePlayer && turn < state.turn;
  }
  return duration === 'until end of your next turn' && controller === state.activePlayer && turn < state.turn;
}

/** CR 514.2: damage wears off, and effects that last this turn end, at the same time. */
function endTheTurn(game: Game): void {
  const { state } = game;
  const causes = [state.stepBeganAt];
  const damaged = state.battlefield.some((id) => objectOf(state, id).damage > 0);
  if (damaged) game.emit('DamageWoreOff', {}, { rule: '514.2', causes });
  endEffectsThat(
    game,
    (effect) => lastsUntilCleanup(effect, state),
    (effect) => ({ rule: '514.2', source: effect.source, causes }),
  );
  endDesignations(game, ({ until }) => until === 'this turn', { rule: '514.2', causes });
}
