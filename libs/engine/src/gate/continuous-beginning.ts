import type { Amount, CombatRule, Effect, Modification, Players } from '@stacktrail/card-tree';
import {
  lockedColor,
  lockedType,
  givesAway,
  namesThatPlayer,
  keepsPlayer,
  keepsX,
  playerLockedIn,
  evaluateAmount,
  type TextContext,
} from '@stacktrail/characteristics';
import type { GameState } from '@stacktrail/game-state';
import { playersMeant } from '../following/meant.js';
import type { ContinuousBeginning } from '../game/occurrence.js';

/** The data of a continuous effect as it begins, without its objects. */
export function beginning(
  state: GameState,
  effect: Extract<Effect, { do: 'apply' }>,
  context: TextContext,
): ContinuousBeginning {
  return {
    instruction: state.catalog.pointerOf(effect),
    source: context.source,
    controller: context.you,
    values: [
      ...effect.changes.flatMap((change) => valuesOf(state, change, context)),
      ...lockedType(effect.changes, context),
      ...lockedColor(state, effect.changes, context),
      ...(keepsPlayer(effect) ? [playersMeant(state, playerLockedIn(effect)!, context)[0] ?? -1] : []),
      ...(keepsX(effect) ? [context.announced.x] : []),
    ],
    duration: effect.until,
  };
}

function valuesOf(state: GameState, change: Modification, context: TextContext): readonly number[] {
  if (namesThatPlayer(change)) return [thatPlayerOf(state, change, context)];
  if (givesAway(change)) return [(playersMeant(state, change.to, context)[0] ?? -1) + 1];
  if (change.change === 'set power') return [evaluateAmount(state, change.to, context), 0];
  if (change.change === 'set toughness') return [0, evaluateAmount(state, change.to, context)];
  if (change.change !== 'set power and toughness' && change.change !== 'modify power and toughness') return [];
  const value = (amount: Amount): number => {
    if (change.change === 'set power and toughness') return evaluateAmount(state, amount, context);
    return changeBy(state, amount, context);
  };
  return [value(change.power), value(change.toughness)];
}

/**
 * The player whom “that player” in a combat rule means; nobody if that player has left the game or isn't a legal
 * target.
 */
function thatPlayerOf(state: GameState, change: Modification, context: TextContext): number {
  const named = change.change === 'combat rule' ? playerNamed(change.combat) : undefined;
  if (named !== undefined) return playersMeant(state, named, context)[0] ?? -1;
  return context.thatPlayer ?? context.trigger?.player ?? context.you;
}

function playerNamed(combat: CombatRule): Players | undefined {
  if ('named' in combat) return combat.named;
  return 'whom' in combat ? combat.whom.named : undefined;
}

/** CR 107.1b: a calculated change below zero becomes 0, unless the text itself is negative (-X/-X). */
function changeBy(state: GameState, amount: Amount, context: TextContext): number {
  if (typeof amount === 'number') return amount;
  if (amount.amount === 'negative') return 0 - Math.max(0, evaluateAmount(state, amount.of, context));
  return Math.max(0, evaluateAmount(state, amount, context));
}
