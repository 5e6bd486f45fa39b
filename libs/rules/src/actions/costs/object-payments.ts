import { evaluateAmount, type TextContext } from '@stacktrail/characteristics';
import {
  askWhichCards,
  canSatisfyTogether,
  perform,
  takeAction,
  type Game,
  type Procedure,
  type Reason,
} from '@stacktrail/engine';
import { noObject, type Manner, type ObjectId } from '@stacktrail/game-events';
import { becameOf, objectOf, type GameState } from '@stacktrail/game-state';
import { asRef, removeFromAmong } from './choose-for-cost.js';
import { chooseToPay, type ChosenCost } from './choose-to-pay.js';
import { candidatesFor, countersAvailable, weightIn, type ObjectCost } from './cost-candidates.js';
import { seeWhatWasDiscarded } from './discarded-to-pay.js';
import { moveAll } from './move-to-pay.js';
import type { Payment, Payments } from './payment.js';
import { emitTapped } from './tap-to-pay.js';

type TotalCost = Extract<ChosenCost, { total: unknown }>;
type CountedCost = Exclude<ChosenCost, TotalCost>;

/** Pays with the objects that were chosen. */
type PayWith<C> = (
  game: Game,
  objects: readonly ObjectId[],
  reason: Reason,
  cost: C,
  context: TextContext,
) => Procedure<void>;

function enoughObjects(cost: CountedCost, state: GameState, context: TextContext): boolean {
  if ('upTo' in cost) return true;
  const candidates = candidatesFor(state, cost, context);
  const count = evaluateAmount(state, cost.count, context);
  if (candidates.length < count) return false;
  const together = 'together' in cost ? cost.together : undefined;
  return together === undefined || canSatisfyTogether(state, together, candidates.map(asRef), count, context);
}

function enoughInTotal(cost: TotalCost, state: GameState, context: TextContext): boolean {
  const objects = candidatesFor(state, cost, context);
  const total = objects.reduce((sum, object) => sum + Math.max(0, weightIn(state, cost, object)), 0);
  return total >= evaluateAmount(state, cost.total, context);
}

/** A payment with the number of objects that the cost says. */
function counted<C extends CountedCost>(payWith: PayWith<C>): Payment<C> {
  return {
    canPay: enoughObjects,
    *pay(game, cost, context, reason) {
      yield* payWith(game, yield* chooseToPay(game, cost, context, reason), reason, cost, context);
    },
  };
}

/** A payment with any number of objects whose total is what the cost says. */
function inTotal<C extends TotalCost>(payWith: PayWith<C>): Payment<C> {
  return {
    canPay: enoughInTotal,
    *pay(game, cost, context, reason) {
      yield* payWith(game, yield* chooseToPay(game, cost, context, reason), reason, cost, context);
    },
  };
}

function movedTo(to: 'graveyard' | 'hand' | 'exile', manner: Manner): PayWith<unknown> {
  return (game, objects, reason) => moveAll(game, objects, to, manner, reason);
}

/** Reveals the cards from the hand. Permanents are visible anyway. */
function* revealed(
  game: Game,
  objects: readonly ObjectId[],
  reason: Reason,
  _cost: ObjectCost,
  { you }: TextContext,
): Procedure<void> {
  const shown = objects.filter((id) => objectOf(game.state, id).zone === 'hand');
  yield* askWhichCards(game, shown);
  const cards = shown.map((id) => objectOf(game.state, id).card);
  if (shown.length > 0) game.emit('CardsRevealed', { player: you, objects: shown, cards }, reason);
}

const exiled = counted(movedTo('exile', 'exile'));

type LinkedCost = Extract<
  CountedCost,
  { readonly cost: 'exile from graveyard' | 'put from exile into graveyard' | 'behold' }
>;

/** CR 607.2a: what is exiled to cast a spell is exiled with the spell, and with the permanent that it becomes. */
const exiledAndLinked: PayWith<LinkedCost> = function* (game, objects, reason, cost, context) {
  yield* moveAll(game, objects, 'exile', 'exile', reason);
  if (cost.link === undefined) return;
  const moved = objects
    .map((id) => becameOf(game.state, id))
    .filter((id) => game.state.objects.get(id)?.zone === 'exile');
  const source = context.stackObject === noObject ? context.source : context.stackObject;
  if (moved.length === 0) return;
  const label = game.state.catalog.linkLabel(cost, cost.link);
  game.emit('ObjectsLinked', { source, label, objects: moved }, { ...reason, rule: '607.2' });
};

const exiledFromGraveyard = counted<LinkedCost>(exiledAndLinked);

/** CR 701.4a. “Behold an Elf and exile it” exiles what was beheld. */
const beheld = counted<Extract<CountedCost, { readonly cost: 'behold' }>>(
  function* (game, objects, reason, cost, context) {
    yield* revealed(game, objects, reason, cost, context);
    if (cost.exile) yield* exiledAndLinked(game, objects, reason, cost, context);
  },
);

/** Costs whose payer chooses among objects. */
export const objectPayments: Payments<ObjectCost['cost']> = {
  sacrifice: counted(movedTo('graveyard', 'sacrifice')),
  'return to hand': counted(movedTo('hand', 'return')),
  'exile from graveyard': exiledFromGraveyard,
  'exile from hand': exiled,
  'exile permanents': exiled,
  'exile spells': exiled,
  'exile permanents or cards': exiled,
  'put from exile into graveyard': counted(movedTo('graveyard', 'put')),
  'reveal from hand': counted(revealed),
  behold: beheld,
  discard: counted(function* (game, objects, reason, { filter }) {
    const from = game.batch.length;
    yield* moveAll(game, objects, 'graveyard', 'discard', reason);
    if (filter.is !== 'anything') seeWhatWasDiscarded(game, objects, from);
  }),
  'put on library': counted(function* (game, objects, reason, { position: end }) {
    const position = end === 'bottom' ? -1 : 0;
    const moves = objects.map((object) => {
      return { would: 'move' as const, object, to: 'library' as const, manner: 'put' as const, position };
    });
    yield* perform(game, moves, reason);
  }),
  'put counters on': counted(function* (game, objects, reason, { counter, counters }, context) {
    const count = evaluateAmount(game.state, counters, context);
    const put = objects.map((object) => ({
      would: 'get counters' as const,
      object,
      counter,
      count,
      by: context.you,
      asCost: true as const,
    }));
    if (count > 0) yield* perform(game, put, reason);
  }),
  'tap permanents': counted(function* (game, objects, reason) {
    emitTapped(game, objects, true, reason);
  }),
  'untap permanents': counted(function* (game, objects, reason) {
    emitTapped(game, objects, false, reason);
  }),
  'tap with total power': inTotal(function* (game, objects, reason, { action }, { you }) {
    emitTapped(game, objects, true, reason);
    if (action === undefined) return;
    for (const object of objects) takeAction(game, { player: you, action, object }, reason); // CR 702.122b, 702.171c
  }),
  'exile with total mana value': inTotal(function* (game, objects, reason, { action }, { you }) {
    yield* moveAll(game, objects, 'exile', 'exile', reason);
    if (action !== undefined) takeAction(game, { player: you, action }, { ...reason, rule: '701.59a' });
  }),
  'remove counters from among': {
    canPay(cost, state, context) {
      const available = candidatesFor(state, cost, context).map((object) => countersAvailable(object, cost.counter));
      const counters = cost.fromOne ? Math.max(0, ...available) : available.reduce((sum, one) => sum + one, 0);
      return counters >= evaluateAmount(state, cost.count, context);
    },
    *pay(game, cost, context, reason) {
      yield* removeFromAmong(game, cost, evaluateAmount(game.state, cost.count, context), context, reason);
    },
  },
};
