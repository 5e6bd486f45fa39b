import type { Amount } from '@stacktrail/card-tree';
import { constant, no, type Syntax } from '../../syntax/syntax.js';

/** “The power of the creature that died”: the creature of the triggering event, whatever was named since. */
export function ofCreatureThatDied(amount: 'power' | 'toughness' | 'mana value'): Syntax<Amount> {
  const inner = constant<Amount>(`the ${amount} of the creature that died`, {
    amount,
    of: { objects: 'that object' },
    said: 'that died',
  });
  return {
    ...inner,
    read: (reader) =>
      reader.tokens.some(({ word }, at) => word === 'dies' && at < reader.at) ? inner.read(reader) : no,
  };
}
