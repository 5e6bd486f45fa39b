import { type Amount, type Effect, isSameTree, type Objects, type ReferentNoun, someNode } from '@stacktrail/card-tree';
import { says } from '../../syntax/says.js';
import { without } from '../../syntax/without.js';
import { literally, mapped, no, oneOf, words, type Syntax } from '../../syntax/syntax.js';
import { kindInFilter } from '../../english/text-source.js';
import { withArticle } from '../../english/words.js';
import { onceForEach } from '../counts/counts.js';
import { countersOfEach } from './counters-of-each.js';
import { counterOntoEither, counterOrder } from './countering.js';
import { kindOfCounters } from '../nouns/counter-kind.js';
import { value } from '../basics/holes.js';
import { counterCount, some } from '../costs/cost-parts.js';
import { eachOfTargets } from '../objects/each-of-targets.js';
import { theRest } from '../nouns/the-rest.js';
import { objectsAfterVerb, referent } from '../objects/objects.js';
import { isDoneByEachOfSeveral, labellingObjects } from '../this-way/done-this-way.js';
import { verbOfOthers, verb } from '../basics/verbs.js';
import { ofTheirChoice } from './choices.js';
import { destroyingEither } from './destroying-either.js';
import { sacrificeNamed } from './sacrificing.js';
import { sacrificesForEach } from './sacrificing-for-each.js';
import { discardsOrSacrifices } from './discarding-or-sacrificing.js';
import { sacrificesHalf } from './sacrificing-half.js';
import { sacrificesAll, tapsAll } from './all-of-theirs.js';
import { acts, ofObjects, imperative, type EffectOf, type Predicate } from './predicate.js';

/** The object of the verb can't be “it” in the next words. */
const notItself: Syntax<object> = {
  begins: null,
  read({ scope }) {
    const means = scope.soFar.referents?.means;
    scope.except = means === undefined || means === null || 'players' in means ? null : means;
    return {};
  },
  write: () => true,
};
const anything: Syntax<object> = {
  begins: null,
  read({ scope }) {
    scope.except = null;
    return {};
  },
  write: () => true,
};

type PutCounters = EffectOf<'put counters'>;
const counterOn = words(' counter on ', true);

/** “Put a +1/+1 counter on it for each creature you control.” */
const countersForEach: Syntax<PutCounters> = {
  begins: new Set(['put']),
  read(reader) {
    if (!reader.take('put') || !(reader.take('a') || reader.take('an'))) return no;
    const { text: counter } = reader.next();
    if (counterOn.read(reader) === no) return no;
    const on = objectsAfterVerb.read(reader);
    const count: Amount | typeof no = on === no ? no : onceForEach.read(reader);
    return on === no || count === no ? no : { do: 'put counters', counter, count, on };
  },
  write: ({ do: what, counter, count, on }, writer) =>
    (what as string) === 'put counters' &&
    typeof count === 'object' &&
    writer.add(`put ${withArticle(counter)} counter on `) &&
    objectsAfterVerb.write(on, writer) &&
    onceForEach.write(count, writer),
};

/** The number stands before the objects, not after them. */
const countFirst: Syntax<object> = {
  begins: null,
  read: () => ({}),
  write: (value) => !('amountLast' in value) && !('each' in value),
};

/** The number is the same for all objects; `countersOfEach` has a different number for each. */
const sameNumber: Syntax<object> = {
  begins: null,
  read: () => ({}),
  write: (effect) => !someNode(effect, ({ objects }) => objects === 'each one'),
};

const noneOfIt = literally(". It can't be regenerated");
const noneOfThem = literally(". They can't be regenerated");

/** “…. It can't be regenerated.” (CR 701.19c) */
const regeneration: Syntax<Partial<EffectOf<'destroy'>>> = {
  begins: null,
  read(reader) {
    const from = reader.mark();
    for (const words of [noneOfIt, noneOfThem]) {
      if (words.read(reader) !== no) return { noRegeneration: true };
      reader.back(from);
    }
    return {};
  },
  write({ noRegeneration, what }, writer) {
    if (noRegeneration !== true || what === undefined) return true;
    return (writer.scope.isPlural(what) ? noneOfThem : noneOfIt).write({}, writer);
  },
};

/** “Tap or untap target permanent.” */
const tapOrUntap: Syntax<Effect> = mapped<{ readonly what: Objects }, Effect>(
  says<{ readonly what: Objects }>({})`tap or untap ${{ what: objectsAfterVerb }}`,
  ({ what }) => ({
    do: 'choose one',
    who: { players: 'you' },
    options: [{ effects: [{ do: 'tap', what }] }, { effects: [{ do: 'untap', what }] }],
  }),
  (effect) => {
    if (effect.do !== 'choose one' || effect.who.players !== 'you' || effect.options.length !== 2) return no;
    const [first, second] = effect.options.map(({ effects }) => effects[0]);
    return first?.do === 'tap' && second?.do === 'untap' && isSameTree(first.what, second.what)
      ? { what: first.what }
      : no;
  },
);

/** Instructions that do something to permanents and spells (CR 701). */
export const permanentImperatives: readonly Syntax<Effect>[] = [
  imperative(
    labellingObjects(
      says<EffectOf<'destroy'>>({ do: 'destroy' })`destroy ${{ what: objectsAfterVerb }}${regeneration}`,
      'destroyed',
      ({ what }, scope) => scope.isPlural(what),
    ),
  ),
  counterOntoEither,
  counterOrder,
  imperative(says<EffectOf<'regenerate'>>({ do: 'regenerate' })`regenerate ${{ what: objectsAfterVerb }}`),
  ...destroyingEither,
  tapOrUntap,
  imperative(without(['who'], says<EffectOf<'tap'>>({ do: 'tap' })`tap ${{ what: objectsAfterVerb }}`)),
  imperative(without(['who'], says<EffectOf<'untap'>>({ do: 'untap' })`untap ${{ what: objectsAfterVerb }}`)),
  imperative(sacrificeNamed),
  imperative(
    without(
      ['hostFirst'],
      says<EffectOf<'attach'>>({
        do: 'attach',
      })`attach ${{ what: objectsAfterVerb }}${notItself} to ${{ to: objectsAfterVerb }}${anything}`,
    ),
  ),
  imperative(countersForEach),
  imperative(countersOfEach),
  imperative(
    says<PutCounters>({
      do: 'put counters',
      amountLast: true,
    })`put ${sameNumber}${{ counter: kindOfCounters }} counters on ${{ on: oneOf(eachOfTargets, objectsAfterVerb) }} equal to ${{ count: value }}`,
  ),
  imperative(
    says<EffectOf<'put counters'>>({
      do: 'put counters',
    })`put ${countFirst}${counterCount} on ${{ on: oneOf<Objects>(eachOfTargets, theRest, objectsAfterVerb) }}`,
  ),
  imperative(
    says<PutCounters>({
      do: 'put counters',
    })`put ${countFirst}${{ counter: kindOfCounters }} counters equal to ${{ count: value }} on ${{ on: oneOf(eachOfTargets, objectsAfterVerb) }}`,
  ),
  imperative(
    says<EffectOf<'remove counters'>>({
      do: 'remove counters',
    })`remove ${counterCount} from ${{ on: objectsAfterVerb }}`,
  ),
];

export const permanentPredicates: readonly Predicate[] = [
  acts(discardsOrSacrifices),
  acts(labellingObjects(sacrificesForEach, 'sacrificed', () => true)),
  acts(
    without(
      ['label'],
      says<EffectOf<'sacrifice'>>({ do: 'sacrifice' })`${verbOfOthers('sacrifice')} ${{ what: referent('object') }}`,
    ),
  ),
  sacrificesAll,
  ...tapsAll,
  acts(labellingObjects(sacrificesHalf, 'sacrificed', () => true)),
  acts(
    labellingObjects(
      says<EffectOf<'choose and sacrifice'>>({
        do: 'choose and sacrifice',
      })`${verb('sacrifice')} ${some()}${ofTheirChoice}`,
      'sacrificed',
      ({ count }, scope) => count !== 1 || isDoneByEachOfSeveral(scope),
      ({ filter }) => kindInFilter(filter) as ReferentNoun,
    ),
  ),
  ofObjects<EffectOf<'fight'>>(
    'first',
    without(['said'], says<EffectOf<'fight'>>({ do: 'fight' })`${verb('fight')} ${{ second: objectsAfterVerb }}`),
  ),
];
