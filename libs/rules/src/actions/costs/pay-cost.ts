import type { Cost } from '@stacktrail/card-tree';
import { evaluateAmount, paidLabel, type TextContext } from '@stacktrail/characteristics';
import {
  chooseValue,
  type Game,
  type Reason,
  type Procedure,
  perform,
  untapOrRemoveStun,
  IllegalAction,
  noticeTriggers,
  takeAction,
} from '@stacktrail/engine';
import { allSeats, type Manner, type ObjectId } from '@stacktrail/game-events';
import { objectOf, playerOf } from '@stacktrail/game-state';
import { giveDesignations } from '../../changes/give.js';
import { becomeUnattached } from '../../changes/bestowed.js';
import { losePlayerCounters } from '../../changes/lose-player-counters.js';
import { paidWithOne } from './paid-with-one.js';
import { canPay } from './can-pay.js';
import { chooseForCost, removeFromAmong } from './choose-for-cost.js';
import type { ObjectCost } from './cost-candidates.js';

/**
 * CR 601.2h, 118.3: pays one cost other than mana.
 *
 * @throws IllegalAction where it can't be paid
 */
export function* payCost(game: Game, cost: Cost, context: TextContext, reason: Reason): Procedure<void> {
  const { state } = game;
  if (!canPay(state, cost, context)) {
    const rule = cost.cost === 'pay life' ? '119.4' : reason.rule;
    throw new IllegalAction(rule, `The cost “${cost.cost}” can't be paid.`);
  }
  const source = paidWithOne(cost, context);
  const { you } = context;
  switch (cost.cost) {
    case 'mana':
    case 'mana cost of this': // it stands among the mana that is due
    case 'choice': // what was chosen stands among the costs in its place (CR 601.2b)
      return;
    case 'choose opponent': {
      const choice = { choose: 'player', among: 'opponent' } as const;
      const made = yield* chooseValue(game, choice, { player: you, rule: reason.rule, context });
      game.emit('ChoiceRecorded', { object: context.onStack, label: cost.label, ...made }, reason);
      return;
    }
    case 'tap':
    case 'tap that':
    case 'untap':
      emitTapped(game, [source], cost.cost !== 'untap', reason);
      return;
    case 'exert this': {
      const holder = { is: 'object', id: source } as const;
      giveDesignations(game, [{ holder, name: 'exerted', player: you, value: 0, until: null }], {
        ...reason,
        rule: '701.43c',
      });
      takeAction(game, { player: you, action: 'exert', object: source }, { ...reason, rule: '701.43c' });
      return;
    }
    case 'unattach this':
      becomeUnattached(game, source, reason);
      return;
    case 'sacrifice this':
      yield* moveAll(game, [source], 'graveyard', 'sacrifice', reason);
      return;
    case 'exile this':
      yield* moveAll(game, [source], 'exile', 'exile', reason);
      return;
    case 'discard this':
      yield* moveAll(game, [source], 'graveyard', 'discard', reason);
      return;
    case 'return this to hand':
      yield* moveAll(game, [source], 'hand', 'return', reason);
      return;
    case 'discard hand':
      yield* moveAll(game, playerOf(state, you).hand, 'graveyard', 'discard', reason);
      return;
    case 'mill':
    case 'exile from top of library': {
      const cards = playerOf(state, you).library.slice(0, evaluateAmount(state, cost.count, context));
      const mills = cost.cost === 'mill';
      yield* moveAll(game, cards, mills ? 'graveyard' : 'exile', mills ? 'mill' : 'exile', reason);
      return;
    }
    case 'pay life': {
      const amount = evaluateAmount(state, cost.amount, context);
      yield* perform(game, [{ would: 'lose life', player: you, amount }], { ...reason, rule: '119.4' });
      return;
    }
    case 'pay player counters':
      losePlayerCounters(game, you, cost.counter, evaluateAmount(state, cost.count, context), reason);
      return;
    case 'remove counters': {
      const count = evaluateAmount(state, cost.count, context);
      if (count > 0) game.emit('CountersRemoved', { object: source, kind: cost.counter, count }, reason);
      return;
    }
    case 'put counters': {
      const count = evaluateAmount(state, cost.count, context);
      yield* perform(
        game,
        [{ would: 'get counters', object: source, counter: cost.counter, count, asCost: true }],
        reason,
      );
      return;
    }
    case 'remove counters from among':
      yield* removeFromAmong(game, cost, evaluateAmount(state, cost.count, context), context, reason);
      return;
    default:
      yield* payWithObjects(game, cost, context, reason);
  }
}

function* payWithObjects(game: Game, cost: ObjectCost, context: TextContext, reason: Reason): Procedure<void> {
  const chosen = yield* chooseForCost(game, cost, context, reason);
  if (cost.cost === 'remove counters from among') return;
  if (context.onStack !== 0 && chosen.length > 0 && game.state.catalog.paidWith.has(cost.cost)) {
    const label = paidLabel(cost.cost);
    game.emit('ObjectsLinked', { source: context.onStack, label, objects: chosen }, { ...reason, rule: '607.2' });
  }
  switch (cost.cost) {
    case 'sacrifice':
      yield* moveAll(game, chosen, 'graveyard', 'sacrifice', reason);
      return;
    case 'return to hand':
      yield* moveAll(game, chosen, 'hand', 'return', reason);
      return;
    case 'discard': {
      const from = game.batch.length;
      yield* moveAll(game, chosen, 'graveyard', 'discard', reason);
      if (cost.filter.is !== 'anything') seeWhatWasDiscarded(game, chosen, from);
      return;
    }
    case 'exile with total mana value':
      yield* moveAll(game, chosen, 'exile', 'exile', reason);
      if (cost.action !== undefined) {
        takeAction(game, { player: context.you, action: cost.action }, { ...reason, rule: '701.59a' });
      }
      return;
    case 'exile from graveyard':
    case 'exile from hand':
    case 'exile permanents':
    case 'exile permanents or cards':
      yield* moveAll(game, chosen, 'exile', 'exile', reason);
      return;
    case 'put from exile into graveyard':
      yield* moveAll(game, chosen, 'graveyard', 'put', reason);
      return;
    case 'put on library': {
      const position = cost.position === 'bottom' ? -1 : 0;
      const moves = chosen.map((object) => {
        return { would: 'move' as const, object, to: 'library' as const, manner: 'put' as const, position };
      });
      yield* perform(game, moves, reason);
      return;
    }
    case 'behold':
    case 'reveal from hand': {
      const shown = chosen.filter((id) => objectOf(game.state, id).zone === 'hand');
      const cards = shown.map((id) => objectOf(game.state, id).card);
      if (shown.length > 0) game.emit('CardsRevealed', { player: context.you, objects: shown, cards }, reason);
      return;
    }
    case 'tap permanents':
    case 'tap with total power':
      emitTapped(game, chosen, true, reason);
      if (cost.cost === 'tap with total power' && cost.action !== undefined) {
        const { action } = cost;
        for (const object of chosen) takeAction(game, { player: context.you, action, object }, reason); // CR 702.122b, 702.171c
      }
      return;
    case 'untap permanents':
      emitTapped(game, chosen, false, reason);
      return;
  }
}

/**
 * CR 701.9c: a card that went to a hidden zone unrevealed has no values that a cost could ask for.
 *
 * @throws IllegalAction where the payment was illegal, so that the game goes back to before it
 */
function seeWhatWasDiscarded(game: Game, discarded: readonly ObjectId[], from: number): void {
  const everyone = allSeats(game.state.players.length);
  for (const fact of game.batch.slice(from)) {
    if (fact.type !== 'ObjectMoved' || !discarded.includes(fact.data.object)) continue;
    const { to, seenBy } = fact.data;
    if ((to !== 'library' && to !== 'hand') || (seenBy & everyone) === everyone) continue;
    throw new IllegalAction('701.9c', 'Nobody knows what the discarded card is, and the cost asks for it.');
  }
}

/** Moves objects to pay for something, all at once. */
export function* moveAll(
  game: Game,
  objects: readonly ObjectId[],
  to: 'graveyard' | 'hand' | 'exile',
  manner: Manner,
  reason: Reason,
): Procedure<void> {
  if (objects.length === 0) return;
  yield* perform(
    game,
    objects.map((object) => ({ would: 'move' as const, object, to, manner })),
    reason,
  );
}

/** Taps or untaps permanents to pay for something. */
export function emitTapped(game: Game, objects: readonly ObjectId[], tap: boolean, reason: Reason): void {
  const before = game.state;
  const from = game.batch.length;
  for (const object of objects) {
    if (tap) game.emit('Tapped', { object }, reason);
    else untapOrRemoveStun(game, objectOf(game.state, object), reason); // CR 118.11
  }
  noticeTriggers(game, before, from);
}
