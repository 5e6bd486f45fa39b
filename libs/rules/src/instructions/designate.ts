import type { DesignationName, Recipients } from '@stacktrail/card-language';
import type { Ref } from '@stacktrail/game-events';
import { giveDesignations, removeDesignation } from '../designations/give.js';
import type { GameState } from '../state/game-state.js';
import { evaluateAmount } from '../text/amounts.js';
import type { TextContext } from '../text/text-context.js';
import type { Following, Interpreter } from './interpreter.js';
import { recipientsNamed } from './named.js';

/** Designations that remember who gave them (CR 701.15b, 701.54e). */
const remembered: ReadonlySet<DesignationName> = new Set<DesignationName>(['goaded', 'Ring-bearer']);

function holders(
  state: GameState,
  what: Recipients | 'game',
  context: TextContext,
  following: Following,
): readonly (Ref | null)[] {
  return what === 'game' ? [null] : recipientsNamed(state, what, context, following);
}

/** Only permanents, players and the game have designations (CR 701.37b, 723.1, 729.1). */
export const designate: Interpreter<'designate'> = function* (game, effect, context, reason, following) {
  const { as: name, until = null } = effect;
  const value = effect.value === undefined ? 0 : evaluateAmount(game.state, effect.value, context);
  const player = remembered.has(name) ? context.you : null;
  const gifts = holders(game.state, effect.what, context, following).map((holder) => ({
    holder,
    name,
    player,
    value,
    until,
  }));
  giveDesignations(game, gifts, reason);
  return context;
};

export const undesignate: Interpreter<'remove designation'> = function* (game, effect, context, reason, following) {
  for (const holder of holders(game.state, effect.what, context, following)) {
    removeDesignation(game, holder, effect.as, reason);
  }
  return context;
};
