import { type Amount, type Effect, isSameTree, type Objects, type ReferentNoun } from '@stacktrail/card-tree';
import { says } from '../../syntax/says.js';
import { without } from '../../syntax/without.js';
import { literally, mapped, no, oneOf, words, type Syntax } from '../../syntax/syntax.js';
import { kindInFilter } from '../../english/speaker.js';
import { withArticle } from '../../english/words.js';
import { onceForEach } from '../counts.js';
import { counterOntoEither, counterOrder } from './countering.js';
import { kindOfCounters } from '../counter-kind.js';
import { partsOf } from '../halves.js';
import { value } from '../holes.js';
import { counterCount, some } from '../cost-parts.js';
import { eachOfTargets, objectsAsObject, referent } from '../objects.js';
import { doing } from '../done.js';
import { noun } from '../nouns.js';
import { othersSay, verb } from '../verbs.js';
import { ofTheirChoice } from './choices.js';
import { sacrificesAll, tapsAll } from './all-of-theirs.js';
import { acts, ofObjects, order, type Doing, type Predicate } from './predicate.js';

/** What was just named is not what “it” means next. */
const notItself: Syntax<object> = {
  begins: null,
  read({ scope }) {
    const means = scope.said.referents?.means;
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

type PutCounters = Doing<'put counters'>;
const counterOn = words(' counter on ', true);

/** “Put a +1/+1 counter on it for each creature you control.” */
const countersForEach: Syntax<PutCounters> = {
  begins: new Set(['put']),
  read(reader) {
    if (!reader.take('put') || !(reader.take('a') || reader.take('an'))) return no;
    const { text: counter } = reader.next();
    if (counterOn.read(reader) === no) return no;
    const on = objectsAsObject.read(reader);
    const count: Amount | typeof no = on === no ? no : onceForEach.read(reader);
    return on === no || count === no ? no : { do: 'put counters', counter, count, on };
  },
  write: ({ do: what, counter, count, on }, writer) =>
    (what as string) === 'put counters' &&
    typeof count === 'object' &&
    writer.add(`put ${withArticle(counter)} counter on `) &&
    objectsAsObject.write(on, writer) &&
    onceForEach.write(count, writer),
};

/** The number is said here, where it isn't said last. */
const countFirst: Syntax<object> = {
  begins: null,
  read: () => ({}),
  write: (value) => !('amountLast' in value),
};

const noneOfIt = literally(". It can't be regenerated");
const noneOfThem = literally(". They can't be regenerated");

/** “…. It can't be regenerated.” (CR 701.19c) */
const regeneration: Syntax<Partial<Doing<'destroy'>>> = {
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
  says<{ readonly what: Objects }>({})`tap or untap ${{ what: objectsAsObject }}`,
  ({ what }) => ({
    do: 'choose one',
    who: { players: 'you' },
    options: [{ effects: [{ do: 'tap', what }] }, { effects: [{ do: 'untap', what }] }],
  }),
  (effect) => {
    if (effect.do !== 'choose one' || effect.who.players !== 'you' || effect.options.length !== 2) return no;
    const [first, second] = effect.options.map(({ effects }) => effects[0]);
    return first?.do === 'tap' && second?.do === 'untap' ? { what: first.what } : no;
  },
);

/** What happens to permanents and spells by an order (CR 701). */
export const permanentOrders: readonly Syntax<Effect>[] = [
  order(
    doing(
      says<Doing<'destroy'>>({ do: 'destroy' })`destroy ${{ what: objectsAsObject }}${regeneration}`,
      'destroyed',
      ({ what }, scope) => scope.isPlural(what),
    ),
  ),
  counterOntoEither,
  counterOrder,
  order(says<Doing<'regenerate'>>({ do: 'regenerate' })`regenerate ${{ what: objectsAsObject }}`),
  tapOrUntap,
  order(without(['who'], says<Doing<'tap'>>({ do: 'tap' })`tap ${{ what: objectsAsObject }}`)),
  order(without(['who'], says<Doing<'untap'>>({ do: 'untap' })`untap ${{ what: objectsAsObject }}`)),
  order(says<Doing<'sacrifice'>>({ do: 'sacrifice' })`sacrifice ${{ what: objectsAsObject }}`),
  order(
    says<Doing<'attach'>>({
      do: 'attach',
    })`attach ${{ what: objectsAsObject }}${notItself} to ${{ to: objectsAsObject }}${anything}`,
  ),
  order(countersForEach),
  order(
    says<PutCounters>({
      do: 'put counters',
      amountLast: true,
    })`put ${{ counter: kindOfCounters }} counters on ${{ on: oneOf(eachOfTargets, objectsAsObject) }} equal to ${{ count: value }}`,
  ),
  order(
    says<PutCounters>({
      do: 'put counters',
      amountLast: 'before',
    })`put ${{ counter: kindOfCounters }} counters equal to ${{ count: value }} on ${{ on: oneOf(eachOfTargets, objectsAsObject) }}`,
  ),
  order(
    says<Doing<'put counters'>>({
      do: 'put counters',
    })`put ${countFirst}${counterCount} on ${{ on: oneOf(eachOfTargets, objectsAsObject) }}`,
  ),

  order(
    says<Doing<'remove counters'>>({ do: 'remove counters' })`remove ${counterCount} from ${{ on: objectsAsObject }}`,
  ),
];

type Sacrificed = Doing<'choose and sacrifice'>;

/** “Sacrifices half the permanents they control of their choice, rounded up” (CR 107.1a). */
const sacrificesHalf: Syntax<Sacrificed> = oneOf<Sacrificed>(
  ...partsOf.map(([word, round, fields]) =>
    mapped<Pick<Sacrificed, 'do' | 'who' | 'filter'>, Sacrificed>(
      says<Pick<Sacrificed, 'do' | 'who' | 'filter'>>({
        do: 'choose and sacrifice',
      })`${verb('sacrifice')} ${literally(word)} the ${{ filter: noun(true) }}${ofTheirChoice}${literally(`, rounded ${round}`)}`,
      (part) => ({ ...part, count: { ...fields, of: { amount: 'count', filter: part.filter } } }),
      (part) => (isSameTree(part.count, { ...fields, of: { amount: 'count', filter: part.filter } }) ? part : no),
      { do: 'choose and sacrifice' },
    ),
  ),
);

export const permanentPredicates: readonly Predicate[] = [
  acts(
    without(
      ['label'],
      says<Doing<'sacrifice'>>({ do: 'sacrifice' })`${othersSay('sacrifice')} ${{ what: referent('object') }}`,
    ),
  ),
  sacrificesAll,
  ...tapsAll,
  acts(doing(sacrificesHalf, 'sacrificed', () => true)),
  acts(
    doing(
      says<Doing<'choose and sacrifice'>>({
        do: 'choose and sacrifice',
      })`${verb('sacrifice')} ${some()}${ofTheirChoice}`,
      'sacrificed',
      ({ count }) => count !== 1,
      ({ filter }) => kindInFilter(filter) as ReferentNoun,
    ),
  ),
  ofObjects<Doing<'fight'>>(
    'first',
    without(['said'], says<Doing<'fight'>>({ do: 'fight' })`${verb('fight')} ${{ second: objectsAsObject }}`),
  ),
];
