import type { Amount, Duration, Effect, Modification } from '@stacktrail/card-language';
import { lockedColor } from '../characteristics/layers/chosen-color.js';
import { givesAway, namesThatPlayer } from '../characteristics/layers/part.js';
import { alsoLater, keepsX } from '../characteristics/rules-of-the-game.js';
import type { ObjectId } from '@stacktrail/game-events';
import type { ContinuousBeginning } from '../gate/occurrence.js';
import { presentObject, type GameState } from '../state/game-state.js';
import { evaluateAmount } from '../text/amounts.js';
import type { TextContext } from '../text/text-context.js';
import type { Following, Interpreter } from './interpreter.js';
import { objectsNamed, playersNamed } from './named.js';

/**
 * CR 611.2: a continuous effect begins. Its objects (611.2c) and its numbers (611.2d) are determined now; one that
 * modifies the rules of the game has no objects of its own.
 */
export const apply: Interpreter<'apply'> = function* (game, effect, context, reason, following) {
  const { state } = game;
  if (isOver(state, effect.until, context)) return context;
  const later = effect.next === true || alsoLater(effect) !== null;
  const objects = later ? [] : objectsOf(state, effect, context, following);
  if (objects.length === 0 && !later) return context;
  game.emit(
    'ContinuousEffectBegan',
    { effect: state.nextEffect, objects, ...beginning(state, effect, context) },
    { ...reason, rule: '611.2' },
  );
  return context;
};

function objectsOf(
  state: GameState,
  effect: Extract<Effect, { do: 'apply' }>,
  context: TextContext,
  following: Following,
): readonly ObjectId[] {
  return objectsNamed(state, effect.to, context, following)
    .filter(
      ({ zone }) =>
        zone === 'battlefield' ||
        zone === 'stack' ||
        ((zone === 'exile' || zone === 'graveyard') && givesAbilities(effect)),
    )
    .map((object) => object.id);
}

/** Abilities can be given to cards in exile and in graveyards, too, for they may function there (CR 400.7g, 702.143d). */
function givesAbilities({ changes }: Extract<Effect, { do: 'apply' }>): boolean {
  return changes.every(({ change }) => change === 'add abilities');
}

/** What a continuous effect is as it begins, but for its objects. */
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
      ...lockedColor(state, effect.changes, context),
      ...(keepsX(effect) ? [context.announced.x] : []),
    ],
    duration: effect.until,
  };
}

/** CR 611.2b: a duration that is over before the effect would begin. */
export function isOver(state: GameState, duration: Duration, context: TextContext): boolean {
  if (duration !== 'as long as this remains on the battlefield' && duration !== 'as long as you control this') {
    return false;
  }
  const source = presentObject(state, context.source);
  if (source?.zone !== 'battlefield') return true;
  return duration === 'as long as you control this' && source.controller !== context.you;
}

function valuesOf(state: GameState, change: Modification, context: TextContext): readonly number[] {
  if (namesThatPlayer(change)) return [context.thatPlayer ?? context.trigger?.player ?? context.you];
  if (givesAway(change)) return [(playersNamed(state, change.to, context)[0] ?? -1) + 1];
  if (change.change === 'set power') return [evaluateAmount(state, change.to, context), 0];
  if (change.change === 'set toughness') return [0, evaluateAmount(state, change.to, context)];
  if (change.change !== 'set power and toughness' && change.change !== 'modify power and toughness') return [];
  const value = (amount: Amount): number => {
    if (change.change === 'set power and toughness') return evaluateAmount(state, amount, context);
    return changeBy(state, amount, context);
  };
  return [value(change.power), value(change.toughness)];
}

/** CR 107.1b: a calculated change is never below zero; one that the text itself makes negative is (-X/-X). */
function changeBy(state: GameState, amount: Amount, context: TextContext): number {
  if (typeof amount === 'number') return amount;
  if (amount.amount === 'negative') return 0 - Math.max(0, evaluateAmount(state, amount.of, context));
  return Math.max(0, evaluateAmount(state, amount, context));
}
