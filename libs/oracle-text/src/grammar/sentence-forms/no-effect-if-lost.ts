import { type Effect, isSameTree } from '@stacktrail/card-tree';
import type { Scope } from '../../syntax/scope.js';
import { says } from '../../syntax/says.js';
import { no } from '../../syntax/syntax.js';
import { flipLost } from '../basics/coins.js';
import { nameSelf } from '../basics/self.js';
import type { SentenceForm } from './form.js';

const words = says<object>({})`if you lose a flip, ${nameSelf} has no effect`;

/** No flip counts as won any more, so nothing of what follows from winning happens (CR 705.2). */
function forgetting({ lastNumber, thisWay: { [flipLost]: lost } }: Scope): Effect | undefined {
  if (lastNumber?.startsWith('flip') !== true || lost === undefined) return undefined;
  const effects: readonly Effect[] = [{ do: 'note number', amount: 0, label: lastNumber }];
  return { do: 'if', condition: { if: 'did', label: lost }, then: effects };
}

/** “If you lose a flip, this spell has no effect”, after flips until one is lost. */
export const noEffectIfLost: SentenceForm = {
  word: 'lose',
  read(reader) {
    const effect = forgetting(reader.scope);
    return effect === undefined || words.read(reader) === no ? no : [effect];
  },
  write([effect, ...more], writer) {
    const expected = forgetting(writer.scope);
    if (expected === undefined || more.length > 0) return false;
    return isSameTree(effect, expected) && words.write({}, writer);
  },
};
