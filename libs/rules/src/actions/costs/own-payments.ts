import { evaluateAmount, type TextContext } from '@stacktrail/characteristics';
import { perform, isProhibited, takeAction } from '@stacktrail/engine';
import { countersOn, presentObject, type GameObject, type GameState } from '@stacktrail/game-state';
import { becomeUnattached } from '../../changes/bestowed.js';
import { giveDesignations } from '../../changes/give.js';
import { canDiscard } from './can-discard.js';
import { moveAll } from './move-to-pay.js';
import { payingObject } from './paid-with-one.js';
import { payments, type Payment, type PayableCost } from './payment.js';
import { canPayTap, emitTapped } from './tap-to-pay.js';
import { cannotPayBy } from './cannot-pay-by.js';

/** The object that a cost names, if it hasn't changed zones. */
function named(state: GameState, cost: PayableCost, context: TextContext): GameObject | undefined {
  return presentObject(state, payingObject(cost, context));
}

function isPermanent(state: GameState, cost: PayableCost, context: TextContext): boolean {
  return named(state, cost, context)?.zone === 'battlefield';
}

function isThere(state: GameState, cost: PayableCost, context: TextContext): boolean {
  return named(state, cost, context) !== undefined;
}

const tapOrUntap: Payment<Extract<PayableCost, { cost: 'tap' | 'untap' | 'discard this' }>> = {
  canPay: (cost, state, context) => canPayTap(state, named(state, cost, context), cost.cost === 'untap'),
  *pay(game, cost, context, reason) {
    emitTapped(game, [payingObject(cost, context)], cost.cost === 'tap', reason);
  },
};

/** Costs that are paid with the object whose text this is, or with the object that gave it the ability (CR 201.5a). */
export const ownPayments = payments({
  tap: tapOrUntap,
  untap: tapOrUntap,
  'tap that': {
    canPay(cost, state, context) {
      const source = named(state, cost, context);
      return source?.zone === 'battlefield' && !source.tapped;
    },
    *pay(game, cost, context, reason) {
      emitTapped(game, [payingObject(cost, context)], true, reason);
    },
  },
  'exert this': {
    canPay: (cost, state, context) => isPermanent(state, cost, context),
    *pay(game, cost, context, reason) {
      const object = payingObject(cost, context);
      const player = context.you;
      const because = { ...reason, rule: '701.43c' };
      const holder = { is: 'object', id: object } as const;
      giveDesignations(game, [{ holder, name: 'exerted', player, value: 0, until: null }], because);
      takeAction(game, { player, action: 'exert', object }, because);
    },
  },
  'unattach this': {
    canPay(cost, state, context) {
      const source = named(state, cost, context);
      return source !== undefined && source.attachedTo !== 0;
    },
    *pay(game, cost, context, reason) {
      becomeUnattached(game, payingObject(cost, context), reason);
    },
  },
  'sacrifice this': {
    canPay(cost, state, context) {
      const source = named(state, cost, context);
      return (
        source?.zone === 'battlefield' &&
        source.controller === context.you &&
        !isProhibited(state, context.you, 'sacrifice permanents', source) &&
        !cannotPayBy(state, 'sacrifice permanents', context)
      );
    },
    pay: (game, cost, context, reason) =>
      moveAll(game, [payingObject(cost, context)], 'graveyard', 'sacrifice', reason),
  },
  'exile this': {
    canPay: (cost, state, context) => isThere(state, cost, context),
    pay: (game, cost, context, reason) => moveAll(game, [payingObject(cost, context)], 'exile', 'exile', reason),
  },
  'discard this': {
    canPay(cost, state, context) {
      const source = named(state, cost, context);
      return source !== undefined && canDiscard(state, context.you, source);
    },
    pay: (game, cost, context, reason) => moveAll(game, [payingObject(cost, context)], 'graveyard', 'discard', reason),
  },
  'return this to hand': {
    canPay: (cost, state, context) => isPermanent(state, cost, context),
    pay: (game, cost, context, reason) => moveAll(game, [payingObject(cost, context)], 'hand', 'return', reason),
  },
  'remove counters': {
    canPay(cost, state, context) {
      const source = named(state, cost, context);
      return source !== undefined && countersOn(source, cost.counter) >= evaluateAmount(state, cost.count, context);
    },
    *pay(game, cost, context, reason) {
      const count = evaluateAmount(game.state, cost.count, context);
      const object = payingObject(cost, context);
      if (count > 0) game.emit('CountersRemoved', { object, kind: cost.counter, count }, reason);
    },
  },
  'put counters': {
    canPay: (cost, state, context) => isThere(state, cost, context),
    *pay(game, cost, context, reason) {
      const { counter } = cost;
      const count = evaluateAmount(game.state, cost.count, context);
      const object = payingObject(cost, context);
      yield* perform(game, [{ would: 'get counters', object, by: context.you, counter, count, asCost: true }], reason);
    },
  },
});
