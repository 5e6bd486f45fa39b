import type { Cost } from '@stacktrail/card-tree';
import { isSummoningSick, evaluateAmount, type TextContext } from '@stacktrail/characteristics';
import { prohibited } from '@stacktrail/engine';
import type { PlayerId } from '@stacktrail/game-events';
import {
  type PlayerState,
  countersOn,
  type GameObject,
  objectOf,
  opponentsOf,
  playerOf,
  presentObject,
  type GameState,
} from '@stacktrail/game-state';
import { assertNever } from '@stacktrail/kernel';
import { paidWithOne } from './paid-with-one.js';
import { candidatesFor, countersAvailable, weightIn } from './cost-candidates.js';

/** CR 119.4, 119.4b, 119.8: 0 life can always be paid, no more than there is, and none by whoever can't lose life. */
function canPayLife(state: GameState, { id, life }: PlayerState, amount: number): boolean {
  return amount <= 0 || (life >= amount && !prohibited(state, id, 'lose life'));
}

/** CR 101.2: a cost can't be paid with what an effect forbids. */
function canDiscard(state: GameState, player: PlayerId, card: GameObject): boolean {
  return !prohibited(state, player, 'discard cards', card);
}

/** CR 107.5, 107.6, 602.5a: whether {T} can be paid, or {Q} where it has to be tapped. */
export function canPayTap(state: GameState, source: GameObject | undefined, tapped: boolean): boolean {
  return source?.zone === 'battlefield' && source.tapped === tapped && !isSummoningSick(state, source);
}

/** Whether a cost without mana can be paid now (CR 118.3). */
export function canPay(state: GameState, cost: Cost, context: TextContext): boolean {
  const source = presentObject(state, paidWithOne(cost, context));
  const player = playerOf(state, context.you);
  switch (cost.cost) {
    case 'mana cost of this':
      return (state.objects.get(context.source)?.printed.manaCost ?? null) !== null; // CR 118.6
    case 'mana':
      return true;
    case 'discard hand':
      return player.hand.every((id) => canDiscard(state, player.id, objectOf(state, id)));
    case 'tap that':
      return source?.zone === 'battlefield' && !source.tapped;
    case 'tap':
    case 'untap':
      return canPayTap(state, source, cost.cost === 'untap');
    case 'sacrifice this':
      return (
        source?.zone === 'battlefield' &&
        source.controller === context.you &&
        !prohibited(state, context.you, 'sacrifice permanents', source)
      );
    case 'exert this':
    case 'return this to hand':
      return source?.zone === 'battlefield';
    case 'discard this':
      return source !== undefined && canDiscard(state, context.you, source);
    case 'exile this':
    case 'put counters':
      return source !== undefined;
    case 'unattach this':
      return source !== undefined && source.attachedTo !== 0;
    case 'pay life':
      return canPayLife(state, player, evaluateAmount(state, cost.amount, context));
    case 'remove counters':
      return source !== undefined && countersOn(source, cost.counter) >= evaluateAmount(state, cost.count, context);
    case 'pay player counters':
      return countersOn(player, cost.counter) >= evaluateAmount(state, cost.count, context); // CR 107.14
    case 'mill':
    case 'exile from top of library':
      return player.library.length >= evaluateAmount(state, cost.count, context); // CR 701.17b
    case 'choose opponent':
      return opponentsOf(state, context.you).length > 0;
    case 'choice':
      return cost.of.some((way) => way.every((part) => canPay(state, part, context)));
    case 'remove counters from among':
      return (
        candidatesFor(state, cost, context).reduce((sum, object) => sum + countersAvailable(object, cost.counter), 0) >=
        evaluateAmount(state, cost.count, context)
      );
    case 'tap with total power':
    case 'exile with total mana value':
      return (
        candidatesFor(state, cost, context).reduce(
          (sum, object) => sum + Math.max(0, weightIn(state, cost, object)),
          0,
        ) >= evaluateAmount(state, cost.total, context)
      );
    case 'sacrifice':
    case 'return to hand':
    case 'exile permanents':
    case 'tap permanents':
    case 'untap permanents':
    case 'discard':
    case 'exile from hand':
    case 'exile permanents or cards':
    case 'reveal from hand':
    case 'behold':
    case 'put on library':
    case 'exile from graveyard':
    case 'put from exile into graveyard':
      if ('upTo' in cost) return true;
      return candidatesFor(state, cost, context).length >= evaluateAmount(state, cost.count, context);
    default:
      return assertNever(cost, 'cost');
  }
}
