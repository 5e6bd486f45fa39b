import type { Objects } from '@stacktrail/card-tree';
import { evaluateAmount, isControlled } from '@stacktrail/characteristics';
import {
  type Game,
  type Reason,
  type LifeOccurrence,
  type MoveOccurrence,
  perform,
  isProhibited,
  type Procedure,
  type Interpreter,
  objectsMeant,
  playersMeant,
} from '@stacktrail/engine';
import type { ObjectId, PlayerId } from '@stacktrail/game-events';
import { playerOf, type GameObject } from '@stacktrail/game-state';

/**
 * CR 701.12b: exchanges control simultaneously, if both are there, permanents or spells, and different players control
 * them (701.12a).
 */
export const exchangeControl: Interpreter<'exchange control'> = function* (game, effect, context, reason, run) {
  const named = (objects: Objects): readonly GameObject[] =>
    objectsMeant(game.state, objects, context, run).filter(isControlled);
  const [first, ...more] = named(effect.first);
  const [second = more[0]] = named(effect.second).filter(({ id }) => id !== first?.id);
  if (first === undefined || second === undefined || first.controller === second.controller) return context;
  const [gain] = game.state.catalog.meaningOf(effect);
  const take = (object: ObjectId, controller: PlayerId): void => {
    game.emit(
      'ContinuousEffectBegan',
      {
        effect: game.state.nextEffect,
        instruction: game.state.catalog.pointerOf(gain!),
        source: context.source,
        controller,
        objects: [object],
        values: [],
        duration: 'rest of the game',
      },
      { ...reason, rule: '701.12b' },
    );
  };
  take(first.id, second.controller);
  take(second.id, first.controller);
  return context;
};

/** CR 119.5: each player gains or loses the difference. */
export function* becomeLifeTotals(
  game: Game,
  totals: readonly { readonly player: PlayerId; readonly total: number }[],
  reason: Reason,
): Procedure<void> {
  const changes = totals.flatMap(({ player, total }): readonly LifeOccurrence[] => {
    const change = total - playerOf(game.state, player).life;
    if (change === 0) return [];
    return [{ would: change > 0 ? 'gain life' : 'lose life', player, amount: Math.abs(change) }];
  });
  if (changes.length > 0) yield* perform(game, changes, reason);
}

export const setLifeTotal: Interpreter<'set life total'> = function* (game, effect, context, reason) {
  const { state } = game;
  const totals = playersMeant(state, effect.who, context).map((player) => ({
    player,
    total: evaluateAmount(state, effect.to, { ...context, thatPlayer: player }),
  }));
  yield* becomeLifeTotals(game, totals, { ...reason, rule: '119.5' });
  return context;
};

/** CR 701.10d. */
export const multiplyLifeTotal: Interpreter<'multiply life total'> = function* (game, effect, context, reason) {
  const { state } = game;
  const totals = playersMeant(state, effect.who, context).map((player) => ({
    player,
    total: playerOf(state, player).life * effect.by,
  }));
  yield* becomeLifeTotals(game, totals, { ...reason, rule: '701.10d' });
  return context;
};

/**
 * CR 701.12c, 119.7: life totals are exchanged only if both players are there and neither would gain life without being
 * able to.
 */
export const exchangeLifeTotals: Interpreter<'exchange life totals'> = function* (game, effect, context, reason) {
  const { state } = game;
  const [first, ...more] = playersMeant(state, effect.first, context);
  const [second = more[0]] = playersMeant(state, effect.second, context).filter((player) => player !== first);
  if (first === undefined || second === undefined) return context;
  const lives = [playerOf(state, first).life, playerOf(state, second).life] as const;
  const lower = lives[0] < lives[1] ? first : second;
  const higher = lower === first ? second : first;
  const cant = isProhibited(state, lower, 'gain life') || isProhibited(state, higher, 'lose life');
  if (lives[0] !== lives[1] && cant) return context; // CR 119.7, 119.8
  const totals = [
    { player: first, total: lives[1] },
    { player: second, total: lives[0] },
  ];
  yield* becomeLifeTotals(game, totals, { ...reason, rule: '701.12c' });
  return context;
};

/** CR 701.12d, 701.12f: the exchange also happens if one of the zones is empty. */
export const exchangeZones: Interpreter<'exchange zones'> = function* (game, effect, context, reason) {
  const { state } = game;
  const moves = playersMeant(state, effect.who, context).flatMap((player) => {
    const to = (from: typeof effect.first, zone: typeof effect.first): readonly MoveOccurrence[] =>
      playerOf(state, player)[from].map((object) => ({ would: 'move', object, to: zone, manner: 'put' }));
    return [...to(effect.first, effect.second), ...to(effect.second, effect.first)];
  });
  if (moves.length > 0) yield* perform(game, moves, { ...reason, rule: '701.12f' });
  return context;
};
