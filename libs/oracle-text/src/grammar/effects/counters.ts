import type { Amount, Effect } from '@stacktrail/card-tree';
import { numberWord } from '../../english/words.js';
import { readsAndWrites } from '../../syntax/reads-only.js';
import { says } from '../../syntax/says.js';
import { kindOfCounters } from '../nouns/counter-kind.js';
import { no, oneOf, words, type Syntax } from '../../syntax/syntax.js';
import { counterCount } from '../costs/cost-parts.js';
import { things } from '../counts/counts.js';
import { energy } from '../counts/energy.js';
import { x } from '../basics/numerals.js';
import { each, objectsAfterVerb, possessive } from '../objects/objects.js';
import { target } from '../targets/targets.js';
import { nounsOf } from '../targets/targets.js';
import { verb, verbOfOthers } from '../basics/verbs.js';
import { acts, imperative, undergoes, type EffectOf, type Predicate } from './predicate.js';

type Moved = EffectOf<'move counters'>;
type Removed = EffectOf<'remove any counters'>;
type Lost = EffectOf<'remove player counters'>;
type Distributed = EffectOf<'distribute counters'>;

type Counters = Pick<Moved, 'counter' | 'count'>;

const anyNumber: Amount = { amount: 'any number' };

/** “A +1/+1 counter”: of a named kind. */
const ofKind: Syntax<Counters> = {
  ...counterCount,
  write: ({ counter, count }, writer) =>
    counter !== undefined && count !== 'all' && counterCount.write({ counter, count }, writer),
};

/** “A +1/+1 counter”, “all counters”, “any number of +1/+1 counters”. */
const counters: Syntax<Counters> = oneOf<Counters>(
  says<Counters>({ count: anyNumber })`any number of ${{ counter: kindOfCounters }} counters`,
  withoutKind(says<Counters>({ count: anyNumber })`any number of counters`),
  says<Counters>({ count: 'all' })`all ${{ counter: kindOfCounters }} counters`,
  withoutKind(says<Counters>({ count: 'all' })`all counters`),
  withoutKind(says<Counters>({})`${{ count: things('counter') }}`),
  ofKind,
);

function withoutKind<T extends { readonly counter?: string }>(inner: Syntax<T>): Syntax<T> {
  return { ...inner, write: (value, writer) => value.counter === undefined && inner.write(value, writer) };
}

/** The number after “up to”: “one”, “two”, “X”. */
const most: Syntax<Amount> = oneOf<Amount>(
  ...Array.from({ length: 20 }, (_, i) => words<Amount>(numberWord(i + 1), i + 1)),
  x,
);

const removed: Syntax<Removed> = oneOf<Removed>(
  withoutKind(says<Removed>({ do: 'remove any counters', upTo: true, count: 1 })`up to one counter`),
  withoutKind(says<Removed>({ do: 'remove any counters', upTo: true })`up to ${{ count: most }} counters`),
  says<Removed>({ do: 'remove any counters', upTo: true, count: 1 })`up to one ${{ counter: kindOfOne() }} counter`,
  says<Removed>({
    do: 'remove any counters',
    upTo: true,
  })`up to ${{ count: most }} ${{ counter: kindOfCounters }} counters`,
  exactly(
    says<Removed>({
      do: 'remove any counters',
      count: anyNumber,
    })`any number of ${{ counter: kindOfCounters }} counters`,
  ),
  exactly(withoutKind(says<Removed>({ do: 'remove any counters', count: anyNumber })`any number of counters`)),
  exactly(says<Removed>({ do: 'remove any counters', count: 'all' })`all ${{ counter: kindOfCounters }} counters`),
  exactly(withoutKind(says<Removed>({ do: 'remove any counters', count: 'all' })`all counters`)),
  exactly(withoutKind(says<Removed>({ do: 'remove any counters' })`${{ count: things('counter') }}`)),
);

function exactly(inner: Syntax<Removed>): Syntax<Removed> {
  return { ...inner, write: (value, writer) => value.upTo !== true && inner.write(value, writer) };
}

function kindOfOne(): Syntax<string> {
  return {
    begins: null,
    read(reader) {
      const { kind: token, text } = reader.token;
      if ((token !== 'word' && token !== 'power/toughness') || reader.ahead(1) !== 'counter') return no;
      reader.next();
      return text;
    },
    write: (counter, writer) => writer.add(counter),
  };
}

/** “Distribute three +1/+1 counters among one, two, or three target creatures” (CR 601.2d). */
const distributed: Syntax<Distributed> = {
  begins: new Set(['distribute']),
  fixedFields: { do: 'distribute counters' },
  read(reader) {
    const many = reader.take('distribute') ? counterCount.read(reader) : no;
    if (many === no || !reader.take('among')) return no;
    const found = target('in').read(reader);
    if (found === no || found.kind !== 'permanent') return no;
    const { scope } = reader;
    const slot = scope.addTarget({ ...found, divide: many.count });
    scope.name({ objects: 'target', slot }, found.max !== 1, nounsOf(found));
    return { do: 'distribute counters', counter: many.counter, slot };
  },
  write({ do: what, counter, slot }, writer) {
    const { scope } = writer;
    const spec = (what as string) === 'distribute counters' ? scope.targets[slot] : undefined;
    if (spec?.divide === undefined) return false;
    const { divide: count, ...found } = spec;
    scope.name({ objects: 'target', slot }, found.max !== 1, nounsOf(found));
    return (
      writer.add('distribute ') &&
      counterCount.write({ counter, count }, writer) &&
      writer.add(' among ') &&
      target('in').write(found, writer)
    );
  },
};

type Copied = EffectOf<'put its counters'>;

const ontoOne = says<Moved>({
  do: 'move counters',
})`move ${counters} from ${{ from: objectsAfterVerb }} onto ${{ to: objectsAfterVerb }}`;

/** Instructions about counters that objects have (CR 122). */
export const counterImperatives: readonly Syntax<Effect>[] = [
  imperative({
    ...ontoOne,
    write: (effect, writer) => effect.among === undefined && ontoOne.write(effect, writer),
  }),
  imperative(
    says<Moved>({
      do: 'move counters',
      count: anyNumber,
      among: true,
    })`move any number of ${{ counter: kindOfCounters }} counters from ${{ from: objectsAfterVerb }} onto ${{ to: each('', false) }}`,
  ),
  imperative(says<Removed>({ do: 'remove any counters' })`remove ${removed} from ${{ on: objectsAfterVerb }}`),
  imperative(distributed),
  imperative(
    says<Copied>({
      do: 'put its counters',
    })`put ${{ of: possessive }} ${{ counter: kindOfCounters }} counters on ${{ on: objectsAfterVerb }}`,
  ),
  imperative(
    withoutKind(
      says<Copied>({ do: 'put its counters' })`put ${{ of: possessive }} counters on ${{ on: objectsAfterVerb }}`,
    ),
  ),
];

const eachOfTheirs = readsAndWrites(({ objects }) => objects === 'each', objectsAfterVerb);

/** Counters that players get or lose, and put: “target player puts a +1/+1 counter on each creature they control”. */
export const counterPredicates: readonly Predicate[] = [
  {
    ...acts(
      says<EffectOf<'put counters'>>({
        do: 'put counters',
      })`${verbOfOthers('put')} ${counterCount} on ${{ on: eachOfTheirs }}`,
    ),
    imperative: false,
  },
  undergoes(
    says<Lost>({
      do: 'remove player counters',
      count: 'all',
    })`${verb('lose')} all ${{ counter: kindOfCounters }} counters`,
  ),
  undergoes(
    says<EffectOf<'remove all player counters'>>({ do: 'remove all player counters' })`${verb('lose')} all counters`,
  ),
  undergoes(says<Lost>({ do: 'remove player counters', counter: 'energy' })`${verb('lose')} ${{ count: energy }}`),
  undergoes(says<Lost>({ do: 'remove player counters' })`${verb('lose')} ${counterCount as Syntax<Partial<Lost>>}`),
];
