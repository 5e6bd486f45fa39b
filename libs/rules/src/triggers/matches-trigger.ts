import type { TriggerEvent } from '@stacktrail/card-language';
import { noObject, type PlayerId } from '@stacktrail/game-events';
import { assertNever } from '@stacktrail/kernel';
import { areOpponents, objectOf, type GameState } from '../state/game-state.js';
import { evaluateAmount } from '../text/amounts.js';
import { matches } from '../text/filters.js';
import type { TextContext } from '../text/text-context.js';
import type { Occasion } from './occasions.js';

function isBy(
  who: 'you' | 'an opponent' | 'each opponent' | 'any player' | 'each player',
  player: PlayerId | null,
  you: PlayerId,
  state: GameState,
): boolean {
  if (who === 'any player' || who === 'each player') return true;
  return who === 'you' ? player === you : player !== null && areOpponents(state, you, player);
}

/** Whether what happened is the event that a triggered ability watches for (CR 603.2). */
export function matchesTrigger(
  state: GameState,
  event: TriggerEvent,
  occasion: Occasion,
  context: TextContext,
): boolean {
  if (event.on !== occasion.on) return false;
  const fits = (filter: Extract<TriggerEvent, { what: unknown }>['what']): boolean =>
    matches(state, filter, objectOf(state, occasion.object), context);
  switch (event.on) {
    case 'attacks':
    case 'blocks':
      return (event.alone !== true || occasion.alone === true) && fits(event.what);
    case 'enters':
      return (event.from === undefined || event.from === occasion.from) && fits(event.what);
    case 'transforms':
    case 'is turned face up':
    case 'dies':
    case 'leaves the battlefield':
    case 'becomes blocked':
    case 'attacks and is not blocked':
    case 'is dealt damage':
    case 'becomes tapped':
    case 'becomes untapped':
    case 'is sacrificed':
      return fits(event.what);
    case 'beginning of step':
      return event.step === occasion.step && isBy(event.whose, occasion.player, context.you, state);
    case 'casts':
    case 'tapped for mana':
      return isBy(event.who, occasion.player, context.you, state) && fits(event.what);
    case 'deals damage':
      if (event.combat === true && occasion.combat !== true) return false;
      return dealtTo(event.to, occasion, context.you) && fits(event.what);
    case 'draws':
    case 'discards':
    case 'gains life':
    case 'loses life':
      return isBy(event.who, occasion.player, context.you, state);
    case 'becomes the target':
      if (event.of !== 'spell or ability' && event.of !== occasion.targetedBy) return false;
      return isBy(event.by, occasion.player, context.you, state) && fits(event.what);
    case 'is designated': {
      if (event.as !== occasion.designation) return false;
      if (event.what !== undefined) return occasion.object !== noObject && fits(event.what);
      if (event.who === undefined) return occasion.object === noObject && occasion.player === null;
      return occasion.player !== null && isBy(event.who, occasion.player, context.you, state);
    }
    case 'player gets counters':
    case 'player loses counters':
      if (event.counter !== undefined && event.counter !== occasion.counter) return false;
      return isBy(event.who, occasion.player, context.you, state);
    case 'chapter':
      return occasion.object === context.source && event.chapters.includes(occasion.amount);
    case 'counters are removed':
      if (event.counter !== occasion.counter || (event.last === true && occasion.total !== 0)) return false;
      return fits(event.what);
    case 'counters are put':
      if (event.counter !== occasion.counter) return false;
      if (event.reaches !== undefined) {
        const nth = evaluateAmount(state, event.reaches, context);
        const { total = 0, amount } = occasion;
        if (total < nth || total - amount >= nth) return false; // CR 122.7
      }
      if (event.atLeast !== undefined && occasion.amount < evaluateAmount(state, event.atLeast, context)) return false;
      return fits(event.what);
    default:
      return assertNever(event, 'trigger event');
  }
}

function dealtTo(to: 'player' | 'opponent' | 'creature' | 'anything', occasion: Occasion, you: PlayerId): boolean {
  if (to === 'anything') return occasion.damaged === undefined;
  if (to === 'creature') return occasion.damaged === 'creature';
  return occasion.damaged === 'player' && (to === 'player' || occasion.player !== you);
}
