import { symbolsOf, totalMana, type Price } from '@stacktrail/engine';
import { costText } from '../../in-words.js';
import { braced } from '../../words.js';

/** A total cost: “{2}{R}, Discard two cards”. */
export function priceText({ mana, others }: Price): string {
  const parts = [
    ...(totalMana(mana) === 0 && others.length + mana.life > 0 ? [] : [braced(symbolsOf(mana))]),
    ...(mana.life === 0 ? [] : [`${mana.life} life`]),
    ...(others.length === 0 ? [] : [costText(others)]),
  ];
  return parts.join(', ');
}
