import type { Reader } from '../../syntax/reader.js';
import { says } from '../../syntax/says.js';
import type { Syntax } from '../../syntax/syntax.js';
import { objectsAfterVerb } from '../objects/objects.js';
import { labellingObjects } from '../this-way/done-this-way.js';
import type { EffectOf } from './predicate.js';

const sacrifice = says<EffectOf<'sacrifice'>>({ do: 'sacrifice' })`sacrifice ${{ what: objectsAfterVerb }}`;
const labelledSacrifice = labellingObjects(sacrifice, 'sacrificed', ({ what }, scope) => scope.isPlural(what));

/** Sacrificing what the text names; later words can be about that: “the sacrificed creature”, “when you sacrifice a land”. */
export const sacrificeNamed: Syntax<EffectOf<'sacrifice'>> = {
  ...labelledSacrifice,
  read: (reader) => (isSpokenOfLater(reader) ? labelledSacrifice : sacrifice).read(reader),
};

function isSpokenOfLater({ tokens, at }: Reader): boolean {
  return tokens.some(
    ({ word }, i) =>
      i > at + 1 &&
      ((word === 'sacrificed' && tokens[i - 1]!.word === 'the') ||
        (word === 'sacrifice' && tokens[i - 1]!.word === 'you')),
  );
}
