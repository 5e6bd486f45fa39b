import type { ObjectId } from '@stacktrail/game-events';
import { counted, listed, possessive } from '../words.js';
import { sentencesFor } from './telling.js';

export const chanceSentences = sentencesFor({
  ChosenAtRandom: ({ chosen }, tell) => `${tell.refs(chosen)} ${chosen.length === 1 ? 'is' : 'are'} chosen at random.`,
  NumberChosenAtRandom: ({ value, least, most }) => `${value} is chosen at random from ${least} to ${most}.`,
  CoinsFlipped: ({ player, flips }, tell) => {
    const results = flips.map(({ heads, won }) => {
      const side = heads ? 'heads' : 'tails';
      return won === null ? side : `${side} (${won ? 'won' : 'lost'})`;
    });
    return `${tell.seat(player)} flips ${counted(flips.length, 'coin')}: ${listed(results)}.`;
  },
  DiceRolled: ({ player, sides, natural, results, ignored }, tell) => {
    const rolls = natural.map((value, i) => {
      if (ignored.includes(i)) return `${value} (ignored)`;
      return results[i] === value ? `${value}` : `${value}, which makes ${results[i]}`;
    });
    return `${tell.seat(player)} rolls ${counted(natural.length, `d${sides}`)}: ${listed(rolls)}.`;
  },
  LibraryOrderedAtRandom: ({ player, top, bottom, first }, tell) => {
    const where = bottom.length === 0 ? 'on top' : 'on the bottom';
    const ids = [...top, ...bottom].map((_, i) => (first + i) as ObjectId);
    return `${tell.names(ids)} ${ids.length === 1 ? 'is' : 'are'} put ${where} of ${possessive(tell.seat(player))} library in a random order.`;
  },
  KeywordActionTaken: ({ player, action, object, amount }, tell) => {
    const who = object === 0 ? tell.seat(player) : tell.name(object);
    return `${who} has done this: ${action}${amount === 0 ? '' : ` ${amount}`}.`;
  },
});
