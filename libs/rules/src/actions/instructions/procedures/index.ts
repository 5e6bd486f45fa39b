import type { Procedural } from '@stacktrail/card-tree';
import type { Interpreter } from '@stacktrail/engine';
import { flipCoins } from '../../../mechanics/chance.js';
import { rollAgain, rollDice } from './dice.js';
import { changeTargets } from './change-targets.js';
import { chooseObjectsAmong, choosePlayers, chooseTargets } from './choose-objects.js';
import { chooseOne } from './choose-one.js';
import { choosePile } from './choose-pile.js';
import { discardCards } from './discard-cards.js';
import { exchangeControl, exchangeLifeTotals, exchangeZones, multiplyLifeTotal, setLifeTotal } from './exchange.js';
import { exchangeValues } from './exchange-values.js';
import { putIntoLibrary, shuffleIntoLibrary } from './library-order.js';
import { exileUntil, look, reveal, revealUntil } from './look.js';
import { forEachObject, repeat, repeatWhile } from './loops.js';
import { multiplyCounters, multiplySize } from './multiply.js';
import { noteChoice, noteNumber, noteRandomNumber } from './note.js';
import { payAnyPlayerCounters } from './pay-any-counters.js';
import { payAnyLife } from './pay-any-life.js';
import { separate } from './piles.js';
import { searchZones } from './search-zones.js';
import { rerollStored } from './reroll-stored.js';
import { unattach } from './unattach.js';
import { vote } from './vote.js';

/** What the instructions that choose, look, note and repeat do. */
export const proceduralInterpreters: { readonly [K in Procedural['do']]: Interpreter<K> } = {
  'choose objects': chooseObjectsAmong,
  'choose targets': chooseTargets,
  'choose players': choosePlayers,
  'note choice': noteChoice,
  'note random number': noteRandomNumber,
  'note number': noteNumber,
  'look at': look,
  reveal,
  'reveal until': revealUntil,
  'exile until': exileUntil,
  'put into library': putIntoLibrary,
  'shuffle into library': shuffleIntoLibrary,
  'search zones': searchZones,
  'discard cards': discardCards,
  'exchange control': exchangeControl,
  'exchange life totals': exchangeLifeTotals,
  'exchange values': exchangeValues,
  'exchange zones': exchangeZones,
  'set life total': setLifeTotal,
  'multiply power and toughness': multiplySize,
  'multiply counters': multiplyCounters,
  'multiply life total': multiplyLifeTotal,
  'for each': forEachObject,
  repeat,
  'repeat while': repeatWhile,
  'choose one': chooseOne,
  'separate into piles': separate,
  'choose pile': choosePile,
  vote,
  'flip coins': flipCoins,
  'roll dice': rollDice,
  'roll again': rollAgain,
  'reroll stored results': rerollStored,
  'pay any life': payAnyLife,
  'pay any player counters': payAnyPlayerCounters,
  'change targets': changeTargets,
  unattach,
};
