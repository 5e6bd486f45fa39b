import { type Amount, type Cost, type Filter, isSameTree, type Objects } from '@stacktrail/card-tree';
import { says, type Variant } from '../../syntax/says.js';
import { constant, lazy, literally, mapped, no, oneOf, words, type Syntax } from '../../syntax/syntax.js';
import { granter } from '../basics/self.js';
import { counterCount, inZone, nameSelf, some, thisCard, type Some } from './cost-parts.js';
import { things } from '../counts/counts.js';
import { exiledWithThis } from '../this-way/exiled-with.js';
import { conjunction, conjuncts } from '../basics/filter-parts.js';
import { edgeOfGraveyard } from '../objects/edge-of-graveyard.js';
import { attached } from '../objects/objects.js';
import { indefinite, noun } from '../nouns/nouns.js';
import { numeral, numeralOrX } from '../basics/numerals.js';
import { unnumberedCounters } from '../this-way/removed-this-way.js';
import { without } from '../../syntax/without.js';

type Of<K> = Variant<Cost, 'cost', K>;

const cards = lazy(() => some('card'));

/** “The top creature card of your graveyard” (CR 404.2). */
const topOfGraveyard: Syntax<Some> = mapped<Objects, Some>(
  edgeOfGraveyard,
  (objects) => (isTopOfYours(objects) ? { filter: { is: 'one of', objects }, count: 1 } : no),
  ({ filter, count }) => (count === 1 && filter.is === 'one of' && isTopOfYours(filter.objects) ? filter.objects : no),
);

function isTopOfYours(objects: Objects): boolean {
  return objects.objects === 'last' && objects.of.objects === 'each' && objects.of.of?.players === 'you';
}

/** “Enchanted creature” as the one object that pays a cost. */
export const attachedOne: Syntax<Some> = mapped(
  attached,
  (): Some => ({ filter: { is: 'attached to by this' }, count: 1 }),
  ({ filter, count }) => (filter.is === 'attached to by this' && count === 1 ? { objects: 'attached' } : no),
);

/** “A tapped land you control”: the filter doesn't include “tapped”, because the cost implies it. */
const tapped: Syntax<Some> = mapped<Some, Some>(
  lazy(() => some()),
  ({ filter, count }) => {
    const parts = conjuncts(filter);
    const isYours = parts.some((part) => part.is === 'controlled by' && part.who === 'you');
    return isYours && parts.some((part) => part.is === 'tapped')
      ? { filter: conjunction(parts.filter((part) => part.is !== 'tapped')), count }
      : no;
  },
  ({ filter, count }) => ({ filter: conjunction([{ is: 'tapped' }, ...conjuncts(filter)]), count }),
);

/** “A counter”, “two counters”: of any kind. */
const anyCounters = things('counter');

/** “Untapped creatures you control”: the filter doesn't include “untapped”, because the cost implies it. */
const untappedOnes: Syntax<Filter> = mapped<Filter, Filter>(
  lazy(() => noun(true)),
  (filter) => {
    const [first, ...rest] = conjuncts(filter);
    return first?.is === 'untapped' ? conjunction(rest) : no;
  },
  (filter) => conjunction([{ is: 'untapped' }, ...conjuncts(filter)]),
);

type FromAmong = Of<'remove counters from among'>;
const yours = lazy(() => some());

/**
 * “Remove a +1/+1 counter from a creature you control”, “remove two counters from among artifacts you control”, “remove X
 * counters from an artifact you control”.
 */
const countersFromAmong: Syntax<Cost> = {
  begins: new Set(['remove']),
  fixedFields: { cost: 'remove counters from among' },
  read(reader) {
    if (!reader.take('remove')) return no;
    const from = reader.mark();
    let counters: { readonly counter?: string; readonly count: Amount } | typeof no = counterCount.read(reader);
    if (counters === no) {
      reader.back(from);
      const count = anyCounters.read(reader);
      if (count === no) return no;
      counters = { count };
    }
    if (!reader.take('from')) return no;
    const among = reader.take('among');
    const filter = among ? noun(true).read(reader) : fromOne(reader);
    if (filter === no || (filter.is !== 'this' && !isYours(filter))) return no;
    if (filter.is === 'this' && counters.counter !== undefined) return no;
    const isOfOne = !among && filter.is !== 'this' && counters.count !== 1;
    return { cost: 'remove counters from among', filter, ...counters, ...(isOfOne && { fromOne: true }) };
  },
  write(cost, writer) {
    if (cost.cost !== 'remove counters from among') return false;
    const { filter, counter, count, many, fromOne } = cost;
    if (many !== undefined) return false;
    writer.add('remove ');
    if (!(counter === undefined ? anyCounters.write(count, writer) : counterCount.write({ counter, count }, writer)))
      return false;
    writer.add(' from ');
    if (filter.is === 'this') return counter === undefined && nameSelf.write({}, writer);
    if (count === 1 || fromOne) return yours.write({ filter, count: 1 }, writer);
    return writer.add('among ') && noun(true).write(filter, writer);
  },
};

type FromAmongOne = Of<'remove counters from among'>;

/** “Remove a +1/+1 counter or a charge counter from a permanent you control”: a counter of either kind. */
const eitherCounter: Syntax<Cost> = {
  begins: new Set(['remove']),
  fixedFields: { cost: 'choice' },
  read(reader) {
    const first = reader.take('remove') ? counterCount.read(reader) : no;
    const second = first === no || !reader.take('or') ? no : counterCount.read(reader);
    if (first === no || second === no || first.count !== 1 || second.count !== 1 || !reader.take('from')) return no;
    const from = yours.read(reader);
    if (from === no || from.count !== 1) return no;
    const { filter } = from;
    return {
      cost: 'choice',
      of: [first, second].map((one) => [{ cost: 'remove counters from among', filter, ...one }]),
    };
  },
  write(cost, writer) {
    const parts = cost.cost === 'choice' ? cost.of.map(([part]) => part) : [];
    const [first, second] = parts.filter((part): part is FromAmongOne => part?.cost === 'remove counters from among');
    if (parts.length !== 2 || first?.counter === undefined || second?.counter === undefined) return false;
    if (first.count !== 1 || second.count !== 1 || !isSameTree(first.filter, second.filter)) return false;
    if (first.fromOne || second.fromOne) return false;
    return (
      writer.add('remove ') &&
      counterCount.write({ counter: first.counter, count: 1 }, writer) &&
      writer.add(' or ') &&
      counterCount.write({ counter: second.counter, count: 1 }, writer) &&
      writer.add(' from ') &&
      yours.write({ filter: first.filter, count: 1 }, writer)
    );
  },
};

function isYours(filter: Filter): boolean {
  return conjuncts(filter).some((part) => part.is === 'controlled by' && part.who === 'you');
}

function fromOne(reader: Parameters<FromOne>[0]): Filter | typeof no {
  const from = reader.mark();
  if (nameSelf.read(reader) !== no) return { is: 'this' };
  reader.back(from);
  const one = yours.read(reader);
  return one === no || one.count !== 1 ? no : one.filter;
}
type FromOne = Syntax<FromAmong>['read'];

const ontoLibrary = (['hand', 'graveyard'] as const).flatMap((from) =>
  (['top', 'bottom'] as const).map(
    (position) =>
      says<Of<'put on library'>>({
        cost: 'put on library',
        from,
        position,
      })`put ${cards} from your ${literally(from)} on ${literally(position === 'top' ? 'top' : 'the bottom')} of your library`,
  ),
);

type Processed = Of<'put from exile into graveyard'>;

/** “Put a card an opponent owns from exile into that player's graveyard.” */
function processed(one: boolean, whose: string): Syntax<Processed> {
  const inner = says<Processed>({
    cost: 'put from exile into graveyard',
  })`put ${cards} from exile into ${literally(whose)}`;
  const fits = ({ filter, count }: Processed): boolean => {
    const owned = conjuncts(filter).some((part) => part.is === 'owned by' && part.who === 'opponent');
    return owned && (count === 1) === one;
  };
  return {
    begins: inner.begins,
    read(reader) {
      const cost = inner.read(reader);
      return cost === no || !fits(cost) ? no : cost;
    },
    write: (cost, writer) =>
      (cost.cost as string) === 'put from exile into graveyard' && fits(cost) && inner.write(cost, writer),
  };
}

const oneCard = indefinite('card');

/** “Put a creature card exiled with this creature into its owner's graveyard.” */
const linkedProcessed: Syntax<Processed> = mapped<{ readonly card: Objects }, Processed>(
  says<{ readonly card: Objects }>({})`put ${{ card: exiledCard() }} into its owner's graveyard`,
  ({ card }) =>
    card.objects === 'matching'
      ? {
          cost: 'put from exile into graveyard',
          filter: conjunction([...conjuncts(card.filter), { is: 'one of', objects: card.of }]),
          count: 1,
        }
      : no,
  ({ cost, filter, count }) => {
    const last = (cost as string) === 'put from exile into graveyard' ? conjuncts(filter).at(-1) : undefined;
    if (count !== 1 || last?.is !== 'one of') return no;
    return { card: { objects: 'matching', of: last.objects, filter: conjunction(conjuncts(filter).slice(0, -1)) } };
  },
);

/** “A creature card exiled with this creature.” */
function exiledCard(): Syntax<Objects> {
  return {
    begins: oneCard.begins,
    read(reader) {
      const filter = oneCard.read(reader);
      return filter === no ? no : exiledWithThis.read(reader, filter);
    },
    write: (objects, writer) =>
      objects.objects === 'matching' && oneCard.write(objects.filter, writer) && exiledWithThis.write(objects, writer),
  };
}

/** “The top card of your library”, “the top two cards of your library”. */
const topCards: Syntax<Amount> = oneOf<Amount>(
  words<Amount>('the top card of your library', 1),
  mapped<{ readonly count: Amount }, Amount>(
    says<{ readonly count: Amount }>({})`the top ${{ count: oneOf(numeral, numeralOrX) }} cards of your library`,
    ({ count }) => count,
    (count) => (count === 1 ? no : { count }),
  ),
);

const ofHand = (cost: 'exile from hand' | 'reveal from hand', verb: string): Syntax<Cost> =>
  says<Of<'exile from hand'>>({ cost: cost as 'exile from hand' })`${literally(verb)} ${cards} from your hand`;

/** “Creatures you control.” */
const yoursAll: Syntax<Filter> = mapped<Filter, Filter>(
  lazy(() => noun(true)),
  (filter) => (isYours(filter) ? filter : no),
  (filter) => (isYours(filter) ? filter : no),
);

/** “A spell you control”. */
const yourSpells: Syntax<Some> = mapped<Some, Some>(
  lazy(() => some('spell')),
  (one) => (isYours(one.filter) ? one : no),
  (one) => (isYours(one.filter) ? one : no),
);

type OnEach = Pick<Of<'put counters on'>, 'counter' | 'counters'>;

/** “A -1/-1 counter”, which is put on each of several objects. */
const eachWith: Syntax<OnEach> = mapped<Parameters<typeof counterCount.write>[0], OnEach>(
  counterCount,
  ({ counter, count }) => ({ counter, counters: count }),
  ({ counter, counters }) => ({ counter, count: counters }),
);

const lifeForPower: Cost = { cost: 'pay life', amount: { amount: 'power', of: { objects: 'this' } } };

/** Costs other than mana, life, and objects that a player chooses to sacrifice, tap or discard. */
export const otherCosts: readonly Syntax<Cost>[] = [
  constant<Cost>('pay half your life, rounded up', {
    cost: 'pay life',
    amount: { amount: 'half', of: { amount: 'life', of: { players: 'you' } }, round: 'up' },
  }),
  constant<Cost>("pay life equal to the number of colors in your commanders' color identity", {
    cost: 'pay life',
    amount: { amount: 'commander colors', of: { players: 'you' } },
  }),
  mapped<object, Cost>(
    says<object>({})`pay life equal to ${nameSelf}'s power`,
    () => lifeForPower,
    (cost) => (isSameTree(cost, lifeForPower) ? {} : no),
    { cost: 'pay life' },
  ),
  constant<Cost>('discard your hand', { cost: 'discard hand' }),
  says<Of<'discard'>>({ cost: 'discard', atRandom: true })`discard ${cards} at random`,
  ofHand('exile from hand', 'exile'),
  inZone(
    'hand',
    says<Of<'reveal from hand'>>({
      cost: 'reveal from hand',
      filter: { is: 'this' },
      count: 1,
    })`reveal ${thisCard} from your hand`,
  ),
  ofHand('reveal from hand', 'reveal'),
  says<Of<'behold'>>({ cost: 'behold', exile: true })`behold ${some()} and exile it`,
  without(['exile'], says<Of<'behold'>>({ cost: 'behold' })`behold ${some()}`),
  says<Of<'exile from top of library'>>({ cost: 'exile from top of library' })`exile ${{ count: topCards }}`,
  says<Of<'exile from graveyard'>>({ cost: 'exile from graveyard' })`exile ${topOfGraveyard}`,
  says<Of<'exile permanents'>>({ cost: 'exile permanents' })`exile ${yoursOnly()}`,
  says<Of<'exile spells'>>({ cost: 'exile spells' })`exile ${yourSpells}`,
  says<Of<'put counters on'>>({ cost: 'put counters on' })`put ${eachWith} on ${yoursOnly()}`,
  says<Of<'others gain life'>>({
    cost: 'others gain life',
    who: 'opponent',
  })`have an opponent gain ${{ amount: numeralOrX }} life`,
  says<Of<'others gain life'>>({
    cost: 'others gain life',
    who: 'each other player',
  })`have each other player gain ${{ amount: numeralOrX }} life`,
  says<Of<'mill'>>({ cost: 'mill' })`mill ${{ count: things('card') }}`,
  says<Of<'untap permanents'>>({ cost: 'untap permanents' })`untap ${tapped}`,
  says<Of<'unattach this'>>({ cost: 'unattach this' })`unattach ${{ of: granter }}`,
  says<Of<'unattach this'>>({ cost: 'unattach this' })`unattach ${nameSelf}`,
  says<Of<'exert this'>>({ cost: 'exert this' })`exert ${nameSelf}`,
  says<Of<'sacrifice'>>({ cost: 'sacrifice' })`sacrifice ${attachedOne}`,
  constant<Cost>('pay its mana cost', { cost: 'mana cost of this' }),
  constant<Cost>('reveal the player you chose', { cost: 'reveal chosen player' }),
  says<Of<'choose opponent'>>({ cost: 'choose opponent', label: 'opponent' })`choose an opponent`,
  without(
    ['action'],
    says<Of<'tap with total power'>>({
      cost: 'tap with total power',
    })`tap any number of ${{ filter: untappedOnes }} with total power ${{ total: numeralOrX }} or greater`,
  ),
  says<Of<'exile permanents or cards'>>({
    cost: 'exile permanents or cards',
    orMore: true,
  })`exile ${{ count: numeral }} or more ${{ filter: lazy(() => noun(true)) }} from among permanents you control and/or cards in your graveyard`,
  without(
    ['orMore'],
    says<Of<'exile permanents or cards'>>({
      cost: 'exile permanents or cards',
    })`exile ${lazy(() => some())} from among permanents you control and/or cards in your graveyard`,
  ),
  says<Of<'exile with total mana value'>>({
    cost: 'exile with total mana value',
    filter: { is: 'card' },
    action: 'collect evidence',
  })`collect evidence ${{ total: numeralOrX }}`,
  says<FromAmong>({
    cost: 'remove counters from among',
  })`remove ${unnumberedCounters('any number', 'one or more')} from among ${{ filter: yoursAll }}`,
  countersFromAmong,
  linkedProcessed,
  eitherCounter,
  processed(true, "that player's graveyard"),
  processed(false, "their owners' graveyards"),
  ...ontoLibrary,
];

function isPermanent({ filter }: Some): boolean {
  return isYours(filter) && !conjuncts(filter).some((part) => part.is === 'spell' || part.is === 'card');
}

/** “A creature you control”: exiled from the battlefield, unless the text names another zone. */
function yoursOnly(): Syntax<Some> {
  return mapped<Some, Some>(
    lazy(() => some()),
    (one) => (isPermanent(one) ? one : no),
    (one) => (isPermanent(one) ? one : no),
  );
}
