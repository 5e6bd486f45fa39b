import type { Cost } from '@stacktrail/card-language';
import type { ObjectId, Ref } from '@stacktrail/game-events';
import { seatBit } from '@stacktrail/game-events';
import { assertNever } from '@stacktrail/kernel';
import { isSummoningSick } from '../characteristics/queries.js';
import type { Game, Reason } from '../game/game.js';
import { ask, type Procedure } from '../game/procedure.js';
import { perform } from '../gate/perform.js';
import { IllegalAction } from '../illegal-action.js';
import { countersOn, type GameObject } from '../state/game-object.js';
import { objectOf, playerOf, presentObject, type GameState } from '../state/game-state.js';
import { evaluateAmount } from '../text/amounts.js';
import { matches } from '../text/filters.js';
import type { TextContext } from '../text/text-context.js';
import { noticeTriggers } from '../triggers/notice-triggers.js';

/** The objects among which a cost lets its payer choose. */
function choices(state: GameState, cost: Cost, context: TextContext): readonly GameObject[] {
  const you = playerOf(state, context.you);
  const among = (ids: readonly ObjectId[]): readonly GameObject[] => ids.map((id) => objectOf(state, id));
  switch (cost.cost) {
    case 'sacrifice':
    case 'return to hand':
      return among(state.battlefield).filter(
        (object) => object.controller === context.you && matches(state, cost.filter, object, context),
      );
    case 'tap permanents':
      return among(state.battlefield).filter(
        (object) => object.controller === context.you && !object.tapped && matches(state, cost.filter, object, context),
      );
    case 'discard':
      return among(you.hand).filter((object) => matches(state, cost.filter, object, context));
    case 'exile from graveyard':
      return among(you.graveyard).filter((object) => matches(state, cost.filter, object, context));
    default:
      return [];
  }
}

/** CR 107.5, 107.6, 602.5a: whether {T} can be paid, or {Q} where it has to be tapped. */
export function canPayTap(state: GameState, source: GameObject | undefined, tapped: boolean): boolean {
  return source?.zone === 'battlefield' && source.tapped === tapped && !isSummoningSick(state, source);
}

/** Whether a cost without mana can be paid now (CR 118.3). */
export function canPay(state: GameState, cost: Cost, context: TextContext): boolean {
  const source = presentObject(state, context.source);
  switch (cost.cost) {
    case 'mana':
      return true;
    case 'tap':
    case 'untap':
      return canPayTap(state, source, cost.cost === 'untap');
    case 'sacrifice this':
      return source?.zone === 'battlefield';
    case 'exile this':
    case 'discard this':
      return source !== undefined;
    case 'pay life':
      return playerOf(state, context.you).life >= evaluateAmount(state, cost.amount, context); // CR 119.4
    case 'remove counters':
      return source !== undefined && countersOn(source, cost.counter) >= evaluateAmount(state, cost.count, context);
    case 'put counters':
      return source !== undefined;
    case 'sacrifice':
    case 'return to hand':
    case 'tap permanents':
    case 'discard':
    case 'exile from graveyard':
      return choices(state, cost, context).length >= evaluateAmount(state, cost.count, context);
    default:
      return assertNever(cost, 'cost');
  }
}

/**
 * CR 601.2h, 118.3: pays one cost other than mana.
 *
 * @throws IllegalAction where it can't be paid
 */
export function* payCost(game: Game, cost: Cost, context: TextContext, reason: Reason): Procedure<void> {
  const { state } = game;
  if (!canPay(state, cost, context)) throw new IllegalAction(reason.rule, `The cost “${cost.cost}” can't be paid.`);
  const { source } = context;
  switch (cost.cost) {
    case 'mana':
      return;
    case 'tap':
    case 'untap':
      emitTapped(game, [source], cost.cost === 'tap', reason);
      return;
    case 'sacrifice this':
      yield* perform(game, [{ would: 'move', object: source, to: 'graveyard', manner: 'sacrifice' }], reason);
      return;
    case 'exile this':
      yield* perform(game, [{ would: 'move', object: source, to: 'exile', manner: 'exile' }], reason);
      return;
    case 'discard this':
      yield* perform(game, [{ would: 'move', object: source, to: 'graveyard', manner: 'discard' }], reason);
      return;
    case 'pay life': {
      const amount = evaluateAmount(state, cost.amount, context);
      yield* perform(game, [{ would: 'lose life', player: context.you, amount }], { ...reason, rule: '119.4' });
      return;
    }
    case 'remove counters':
      game.emit(
        'CountersRemoved',
        { object: source, kind: cost.counter, count: evaluateAmount(state, cost.count, context) },
        reason,
      );
      return;
    case 'put counters': {
      const count = evaluateAmount(state, cost.count, context);
      yield* perform(game, [{ would: 'get counters', object: source, counter: cost.counter, count }], reason);
      return;
    }
    default:
      yield* payWithObjects(game, cost, context, reason);
  }
}

type ObjectCost = Extract<Cost, { filter: unknown }>;

function* payWithObjects(game: Game, cost: ObjectCost, context: TextContext, reason: Reason): Procedure<void> {
  const count = evaluateAmount(game.state, cost.count, context);
  const chosen = yield* chooseObjects(game, cost, count, context, reason);
  switch (cost.cost) {
    case 'sacrifice':
      yield* moveAll(game, chosen, 'graveyard', 'sacrifice', reason);
      return;
    case 'return to hand':
      yield* moveAll(game, chosen, 'hand', 'return', reason);
      return;
    case 'discard':
      yield* moveAll(game, chosen, 'graveyard', 'discard', reason);
      return;
    case 'exile from graveyard':
      yield* moveAll(game, chosen, 'exile', 'exile', reason);
      return;
    case 'tap permanents':
      emitTapped(game, chosen, true, reason);
  }
}

function* moveAll(
  game: Game,
  objects: readonly ObjectId[],
  to: 'graveyard' | 'hand' | 'exile',
  manner: 'sacrifice' | 'return' | 'discard' | 'exile',
  reason: Reason,
): Procedure<void> {
  yield* perform(
    game,
    objects.map((object) => ({ would: 'move' as const, object, to, manner })),
    reason,
  );
}

function emitTapped(game: Game, objects: readonly ObjectId[], tap: boolean, reason: Reason): void {
  const before = game.state;
  const from = game.batch.length;
  for (const object of objects) game.emit(tap ? 'Tapped' : 'Untapped', { object }, reason);
  noticeTriggers(game, before, from);
}

function* chooseObjects(
  game: Game,
  cost: ObjectCost,
  count: number,
  context: TextContext,
  reason: Reason,
): Procedure<readonly ObjectId[]> {
  const candidates = choices(game.state, cost, context).map((object): Ref => ({ is: 'object', id: object.id }));
  if (cost.cost === 'discard' && cost.atRandom) {
    const drawn = game.random.permutation(candidates.length, game.state.draws);
    const objects = drawn.order.slice(0, count).map((i) => candidates[i]!.id as ObjectId);
    game.emit('CardsChosenAtRandom', { player: context.you, objects, draws: drawn.next - game.state.draws }, reason);
    return objects;
  }
  const hidden = cost.cost === 'discard';
  if (!hidden && candidates.length === count) return candidates.map((ref) => ref.id as ObjectId);
  const answer = yield* ask({
    form: 'select',
    kind: 'pay cost',
    rule: reason.rule,
    player: context.you,
    prompt: `Choose ${count} to pay the cost “${cost.cost}”.`,
    source: context.source,
    candidates,
    min: count,
    max: count,
    ...(hidden ? { seenBy: seatBit(context.you) } : {}),
  });
  return answer.chosen.map((ref) => ref.id as ObjectId);
}
