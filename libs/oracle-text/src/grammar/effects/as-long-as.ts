import { type Effect, type Filter, isSameTree, type Modification, type Objects } from '@stacktrail/card-tree';
import { withArticle } from '../../english/words.js';
import type { Scope } from '../../syntax/scope.js';
import { says } from '../../syntax/says.js';
import { no, oneOf, type Syntax } from '../../syntax/syntax.js';
import { withChanges } from '../../syntax/text-so-far.js';
import { staticChanges } from '../changes/changes.js';
import { referent } from '../objects/objects.js';
import type { EffectOf } from './predicate.js';

type Apply = EffectOf<'apply'>;
export type AsLongAs = Apply['asLongAs'] & object;

/** The duration of an effect that lasts for as long as its object is so (CR 611.2b). */
export const soLong: Apply['until'] = 'as long as it is so';

/** “A flood counter on it.” */
const counterOnIt: Syntax<Filter> = {
  begins: new Set(['a', 'an']),
  fixedFields: { is: 'has counter' },
  read(reader) {
    if (!reader.take('a') && !reader.take('an')) return no;
    const counter = reader.next().text;
    if (!reader.take('counter') || !reader.take('on') || !reader.take('it')) return no;
    return { is: 'has counter', counter };
  },
  write: (filter, writer) => filter.is === 'has counter' && writer.add(`${withArticle(filter.counter)} counter on it`),
};

const it = referent('object');

/** “It has a flood counter on it”, “that creature remains tapped”. */
export const beingSo: Syntax<AsLongAs> = oneOf<AsLongAs>(
  says<AsLongAs>({})`${{ objects: it }} has ${{ filter: counterOnIt }}`,
  says<AsLongAs>({ filter: { is: 'tapped' } })`${{ objects: it }} remains tapped`,
  says<AsLongAs>({ filter: { is: 'enchanted' } })`${{ objects: it }} is enchanted`,
);

const duration = says<Pick<Apply, 'asLongAs'>>({})` for as long as ${{ asLongAs: beingSo }}`;

/** In a clause about “each of those creatures”, “it” is each of them. */
function withEachNamed<T>(scope: Scope, say: () => T): T {
  const means = scope.subject?.means;
  const isEach = means !== undefined && 'objects' in means && means.objects === 'matching' && means.one === true;
  if (!isEach) return say();
  const { referents } = scope.soFar;
  scope.name(means, false, ['creature', 'permanent']);
  const said = say();
  scope.soFar = withChanges(scope.soFar, { referents });
  return said;
}

const behind: Syntax<Pick<Apply, 'asLongAs'>> = {
  begins: duration.begins,
  read: (reader) => withEachNamed(reader.scope, () => duration.read(reader)),
  write: (value, writer) => withEachNamed(writer.scope, () => duration.write(value, writer)),
};

/** Whether it is the object of the effect itself that has to be so. */
export function isOfItself({ to, asLongAs }: Apply, subject: unknown = to): boolean {
  return asLongAs !== undefined && isSameTree(asLongAs.objects, subject, 'called');
}

/** The same effect, which lasts for as long as its object is so; that is said behind it. */
export function forAsLongAs(inner: Syntax<Apply>): Syntax<Apply> {
  const whole = says<Apply>({ do: 'apply', until: soLong })`${inner}${behind}`;
  return {
    begins: inner.begins,
    fixedFields: { do: 'apply', until: soLong },
    read(reader) {
      const effect = whole.read(reader);
      if (effect === no) return no;
      // The predicate of a clause doesn't hold its subject.
      const subject = (effect.to as Objects | undefined) ?? reader.scope.subject?.means;
      return isOfItself(effect, subject) ? effect : no;
    },
    write: (effect, writer) => effect.until === soLong && effect.leads === undefined && whole.write(effect, writer),
  };
}

/** What such effects do: the changes that the words in front of the duration say. */
export function changing(changes: Syntax<readonly Modification[]>): Syntax<Apply> {
  return forAsLongAs(says<Apply>({ do: 'apply' })`${{ changes }}`);
}

/** What something is or has, where the sentence begins with how long: “it has flying”. */
export const isSo: Syntax<Apply> = {
  begins: null,
  fixedFields: { do: 'apply' },
  read(reader) {
    const changes = reader.scope.leadingDuration === soLong ? staticChanges.read(reader) : no;
    return changes === no ? no : ({ do: 'apply', changes, until: soLong } as unknown as Apply);
  },
  write: ({ changes, until }, writer) =>
    until === soLong && writer.scope.leadingDuration === soLong && staticChanges.write(changes, writer),
};

export function lastsSoLong(effect: Effect): effect is Apply {
  return effect.do === 'apply' && effect.until === soLong;
}
