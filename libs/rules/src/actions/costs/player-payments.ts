import type { Amount } from '@stacktrail/card-tree';
import { evaluateAmount, type TextContext } from '@stacktrail/characteristics';
import { chooseValue, perform, isProhibited, recordChoice } from '@stacktrail/engine';
import {
  choiceLabel,
  countersOn,
  objectOf,
  opponentsOf,
  playerOf,
  type Chosen,
  type GameState,
  type PlayerState,
} from '@stacktrail/game-state';
import { losePlayerCounters } from '../../changes/lose-player-counters.js';
import { canDiscard } from './can-discard.js';
import { moveAll } from './move-to-pay.js';
import { payments, type PayableCost, type Payment } from './payment.js';

/**
 * CR 119.4, 119.4b, 119.8: a player can always pay 0 life, never more than they have, and nothing more than 0 if they
 * can't lose life.
 */
function canPayLife(state: GameState, { id, life }: PlayerState, amount: number): boolean {
  return amount <= 0 || (life >= amount && !isProhibited(state, id, 'lose life'));
}

/** CR 903.4f: without a commander there is no color identity, and what is asked of it can't be paid. */
function isDefined({ commanders }: GameState, amount: Amount, { you }: TextContext): boolean {
  if (typeof amount !== 'object' || amount.amount !== 'commander colors') return true;
  return commanders.some(({ owner }) => owner === you);
}

/** The player whom the payer, and nobody else, chose in secret for the object whose text it is. */
function secretlyChosen(
  state: GameState,
  cost: Extract<PayableCost, { cost: 'reveal chosen player' }>,
  { source, you }: TextContext,
): Chosen | undefined {
  const object = state.objects.get(source);
  if (object === undefined) return undefined;
  const label = choiceLabel(cost.label ?? 'player', state.catalog.scopeOf(cost), object.form.pointer);
  return object.chosen.find((choice) => choice.label === label && choice.secretOf === you);
}

/** Mana is part of the mana that is due, which is paid separately. */
function* paidAsMana(): Generator<never, void> {}

const fromTopOfLibrary: Payment<Extract<PayableCost, { cost: 'mill' | 'exile from top of library' }>> = {
  canPay: ({ count }, state, context) =>
    playerOf(state, context.you).library.length >= evaluateAmount(state, count, context), // CR 701.17b
  *pay(game, { cost, count }, context, reason) {
    const { state } = game;
    const cards = playerOf(state, context.you).library.slice(0, evaluateAmount(state, count, context));
    if (cost === 'mill') yield* moveAll(game, cards, 'graveyard', 'mill', reason);
    else yield* moveAll(game, cards, 'exile', 'exile', reason);
  },
};

/** Costs that a player pays with what is theirs: mana, life, counters, a hand, a library. */
export const playerPayments = payments({
  mana: { canPay: () => true, pay: paidAsMana },
  'mana cost of this': {
    canPay: (_, state, { source }) => (state.objects.get(source)?.printed.manaCost ?? null) !== null, // CR 118.6
    pay: paidAsMana,
  },
  'pay life': {
    canPay: ({ amount }, state, context) =>
      isDefined(state, amount, context) &&
      canPayLife(state, playerOf(state, context.you), Math.max(0, evaluateAmount(state, amount, context))), // CR 107.1b
    *pay(game, cost, context, reason) {
      const amount = Math.max(0, evaluateAmount(game.state, cost.amount, context)); // CR 107.1b
      yield* perform(game, [{ would: 'lose life', player: context.you, amount }], { ...reason, rule: '119.4' });
    },
  },
  'pay player counters': {
    canPay({ counter, count, many }, state, context) {
      const least = many === 'one or more' ? 1 : 0;
      return (
        countersOn(playerOf(state, context.you), counter) >= Math.max(least, evaluateAmount(state, count, context))
      ); // CR 107.14
    },
    *pay(game, { counter, count }, context, reason) {
      losePlayerCounters(game, context.you, counter, evaluateAmount(game.state, count, context), reason);
    },
  },
  'discard hand': {
    canPay: (_, state, { you }) => playerOf(state, you).hand.every((id) => canDiscard(state, you, objectOf(state, id))),
    pay: (game, _, { you }, reason) => moveAll(game, playerOf(game.state, you).hand, 'graveyard', 'discard', reason),
  },
  mill: fromTopOfLibrary,
  'exile from top of library': fromTopOfLibrary,
  'reveal chosen player': {
    canPay: (cost, state, context) => secretlyChosen(state, cost, context) !== undefined,
    *pay(game, cost, context, reason) {
      const choice = secretlyChosen(game.state, cost, context);
      if (choice === undefined) return;
      const { secretOf: _, ...revealed } = choice;
      recordChoice(game, context.source, revealed, 0, { ...reason, rule: '607.2d' });
    },
  },
  'choose opponent': {
    canPay: (_, state, { you }) => opponentsOf(state, you).length > 0,
    *pay(game, { label }, context, reason) {
      const choice = { choose: 'player', among: 'opponent' } as const;
      const made = yield* chooseValue(game, choice, { player: context.you, rule: reason.rule, context });
      game.emit('ChoiceRecorded', { object: context.stackObject, label, ...made }, reason);
    },
  },
});
