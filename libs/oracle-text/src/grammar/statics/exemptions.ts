import type { StaticEffect } from '@stacktrail/card-tree';
import { isSpell } from '../../english/text-source.js';
import { says, type Variant } from '../../syntax/says.js';
import { constant, no, type Syntax } from '../../syntax/syntax.js';
import { without } from '../../syntax/without.js';
import { nameSelf } from '../basics/self.js';
import { noun } from '../nouns/nouns.js';

type Of<K> = Variant<StaticEffect, 'static', K>;
type Unpreventable = Of<"damage can't be prevented">;

/** What is said of a permanent's damage: a spell says “the damage”. */
function ofPermanent(inner: Syntax<Unpreventable>): Syntax<Unpreventable> {
  return {
    ...inner,
    read: (reader) => (isSpell(reader.scope.textSource) ? no : inner.read(reader)),
    write: (effect, writer) => !isSpell(writer.scope.textSource) && inner.write(effect, writer),
  };
}

/** What rules of the game don't do: the “legend rule” (CR 704.5j), prevention of damage (CR 615.12). */
export const exemptions: readonly Syntax<StaticEffect>[] = [
  constant<StaticEffect>('the "legend rule" doesn\'t apply', { static: "legend rule doesn't apply" }),
  says<Of<"legend rule doesn't apply">>({
    static: "legend rule doesn't apply",
  })`the "legend rule" doesn't apply to ${{ to: noun(true) }}`,
  constant<StaticEffect>("combat damage can't be prevented", { static: "damage can't be prevented", combat: true }),
  ofPermanent(
    without(
      ['combat'],
      says<Unpreventable>({
        static: "damage can't be prevented",
        from: { is: 'this' },
      })`damage that would be dealt by ${nameSelf} can't be prevented`,
    ),
  ),
];
