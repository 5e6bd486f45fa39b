import type { Cost, Filter, ManaCost } from '@stacktrail/card-tree';
import { says, type Variant } from '../../syntax/says.js';
import { lazy, literally, mapped, no, oneOf, type Syntax } from '../../syntax/syntax.js';
import { conjunction, conjuncts } from '../basics/filter-parts.js';
import { noun } from '../nouns/nouns.js';
import { unnumberedCounters } from '../this-way/removed-this-way.js';
import { mana } from './mana.js';

type Of<K> = Variant<Cost, 'cost', K>;
type AnyNumber = Cost & { readonly lessensBy?: ManaCost };

const anyNumber = { count: 0, orMore: true } as const;

function isYours(filter: Filter): boolean {
  return conjuncts(filter).some((part) => part.is === 'controlled by' && part.who === 'you');
}

/** “Untapped creatures you control”, without what the cost says of tapping. */
const untappedOnes: Syntax<Filter> = mapped<Filter, Filter>(
  lazy(() => noun(true)),
  (filter) => {
    const [first, ...rest] = conjuncts(filter);
    return first?.is === 'untapped' && isYours(filter) ? conjunction(rest) : no;
  },
  (filter) => conjunction([{ is: 'untapped' }, ...conjuncts(filter)]),
);

const cards = lazy(() => noun(true, 'card'));

/** “Exile any number of black cards from your hand”: none or more (CR 107.1c); or “one or more”. */
const plain: readonly Syntax<Cost>[] = (
  [
    ['any number of', anyNumber],
    ['one or more', { count: 1, orMore: true }],
  ] as const
).flatMap(([text, many]) => [
  says<Of<'sacrifice'>>({
    cost: 'sacrifice',
    ...many,
  })`sacrifice ${literally(text)} ${{ filter: lazy(() => noun(true)) }}`,
  says<Of<'tap permanents'>>({
    cost: 'tap permanents',
    ...many,
  })`tap ${literally(text)} ${{ filter: untappedOnes }}`,
  says<Of<'exile from hand'>>({
    cost: 'exile from hand',
    ...many,
  })`exile ${literally(text)} ${{ filter: cards }} from your hand`,
  says<Of<'exile from graveyard'>>({
    cost: 'exile from graveyard',
    ...many,
  })`exile ${literally(text)} ${{ filter: cards }} from your graveyard`,
]);

/** The costs that are paid with any number of objects, which change no other cost. */
export const anyNumberCosts: readonly Syntax<Cost>[] = plain.map((inner) => ({
  ...inner,
  write: (cost, writer) => !('lessensBy' in cost) && inner.write(cost, writer),
}));

const anyOf = oneOf<Cost>(...plain);

/** What each of them is called again, by how it is paid. */
function paidAs({ cost, filter }: Extract<Cost, { readonly filter: Filter }>): string {
  if (cost === 'tap permanents') return 'creature tapped';
  if (cost !== 'sacrifice') return 'card exiled';
  const isCreature = filter.is === 'type' && filter.type === 'Creature';
  return isCreature ? 'creature sacrificed' : 'permanent sacrificed';
}

function isAnyNumber(cost: Cost): cost is Extract<Cost, { readonly filter: Filter; readonly orMore?: true }> {
  return 'filter' in cost && 'orMore' in cost && cost.count === 0;
}

const thisSpellCosts = literally('. This spell costs ');

/** “…, exile any number of black cards from your hand. This spell costs {2} less to cast for each card exiled this way.” (CR 601.2f) */
export const anyNumberLessening: Syntax<readonly Cost[]> = {
  begins: anyOf.begins,
  read(reader) {
    const cost = reader.must(anyOf);
    if (cost === no || !isAnyNumber(cost) || thisSpellCosts.read(reader) === no) return no;
    const lessensBy = mana.read(reader);
    const words = literally(` less to cast for each ${paidAs(cost)} this way`);
    return lessensBy === no || words.read(reader) === no ? no : [{ ...cost, lessensBy }];
  },
  write([cost, ...more], writer) {
    if (cost === undefined || more.length > 0 || !isAnyNumber(cost)) return false;
    const { lessensBy, ...rest } = cost as AnyNumber & typeof cost;
    return (
      lessensBy !== undefined &&
      anyOf.write(rest, writer) &&
      thisSpellCosts.write({}, writer) &&
      mana.write(lessensBy, writer) &&
      writer.add(` less to cast for each ${paidAs(cost)} this way`)
    );
  },
};

type Counters = Of<'remove counters from among'>;

const removing = says<Counters>({
  cost: 'remove counters from among',
})`remove ${unnumberedCounters('any number')} from among ${{ filter: lazy(() => noun(true)) }}`;

/**
 * “…, remove any number of +1/+1 counters from among creatures you control. This spell costs {2} less to cast for each
 * +1/+1 counter removed this way” (CR 601.2f).
 */
export const countersLessening: Syntax<readonly Cost[]> = {
  begins: removing.begins,
  read(reader) {
    const cost = reader.must(removing);
    if (cost === no || !isYours(cost.filter) || thisSpellCosts.read(reader) === no) return no;
    const lessensByCounter = mana.read(reader);
    const words = literally(` less to cast for each ${cost.counter} counter removed this way`);
    return lessensByCounter === no || words.read(reader) === no ? no : [{ ...cost, lessensByCounter }];
  },
  write([cost, ...more], writer) {
    if (cost?.cost !== 'remove counters from among' || more.length > 0) return false;
    const { lessensByCounter, ...plainCost } = cost;
    return (
      lessensByCounter !== undefined &&
      removing.write(plainCost, writer) &&
      thisSpellCosts.write({}, writer) &&
      mana.write(lessensByCounter, writer) &&
      writer.add(` less to cast for each ${cost.counter} counter removed this way`)
    );
  },
};
