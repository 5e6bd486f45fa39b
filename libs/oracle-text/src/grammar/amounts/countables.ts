import {
  type Amount,
  type CountedQuality,
  type Filter,
  type Objects,
  type Players,
  type TriggerEvent,
  isSameTree,
} from '@stacktrail/card-tree';
import { readsOnly } from '../../syntax/reads-only.js';
import { says, type Variant } from '../../syntax/says.js';
import { constant, lazy, literally, no, oneOf, table, words, type Syntax } from '../../syntax/syntax.js';
import { withCountedAsReferent } from '../this-way/counted-again.js';
import { conjunction, conjuncts } from '../basics/filter-parts.js';
import { countedOn, whose, playerCounted, playersCounted } from '../basics/holes.js';
import { coinsOfHeads } from '../basics/coins.js';
import { snowSpent, spentFromSources, spentOnIt } from '../counts/mana-spent.js';
import { noun, nounOfEach, type Head } from '../nouns/nouns.js';
import { each, possessive } from '../objects/objects.js';
import { counted } from '../nouns/counted-things.js';
import { howMany } from '../this-way/done-this-way.js';
import { devouredByIt } from '../this-way/devoured.js';
import { countersRemoved, countersTaken, energyOfCost } from '../this-way/removed-this-way.js';
import { apartPutThere, putThere } from '../nouns/put-there-this-turn.js';
import { eventsOfPlayers } from './events-of-players.js';
import { attacksOfIt } from './attacks-of-it.js';
import { castsOfIt } from './commander-casts.js';
import { votesCounted } from '../counts/votes.js';
import { cardsPutThere } from '../this-way/put-there-this-way.js';
import { paidThisWay } from '../this-way/paid-this-way.js';
import { energyPaid, notedThisWay, thisWay } from '../this-way/this-way.js';

type Of<K> = Variant<Amount, 'amount', K>;

const you: Players = { players: 'you' };

function head(many: boolean, of: Head): Syntax<Filter> {
  return many ? noun(true, of) : nounOfEach(of);
}

/** The objects whose kinds are counted: “lands you control”, “cards in your graveyard”. */
export const objectsOfKinds: Syntax<Objects> = lazy(() =>
  oneOf<Objects>(inGraveyard(' in your graveyard', you), inGraveyard(' in all graveyards'), each('')),
);

function inGraveyard(text: string, of?: Players): Syntax<Objects> {
  const cards = noun(true, 'card');
  const where = words(text, true);
  return {
    begins: cards.begins,
    fixedFields: { objects: 'each' },
    read(reader) {
      const filter = cards.read(reader);
      if (filter === no || where.read(reader) === no) return no;
      return { objects: 'each', filter, zone: 'graveyard', ...(of && { of }) };
    },
    write(objects, writer) {
      if (objects.objects !== 'each' || objects.zone !== 'graveyard') return false;
      if (!isSameTree(objects.of, of) || objects.called !== undefined) return false;
      return cards.write(objects.filter, writer) && where.write(true, writer);
    },
  };
}

const qualities: readonly (readonly [one: string, many: string, CountedQuality])[] = [
  ['basic land type', 'basic land types', 'basic land type'],
  ['card type', 'card types', 'card type'],
  ['permanent type', 'permanent types', 'permanent type'],
  ['color', 'colors', 'color'],
  ['creature type', 'creature types', 'creature type'],
  ['name', 'different names', 'name'],
  ['different mana value', 'different mana values', 'mana value'],
  ['different power', 'different powers', 'power'],
];

/** Whether the amount is “for each card type among cards in your graveyard”, which has its own syntax. */
function isDelirium({ quality, among: of }: Of<'different'>): boolean {
  if (quality !== 'card type' || of.objects !== 'each' || of.zone !== 'graveyard') return false;
  return of.of?.players === 'you' && of.filter.is === 'anything';
}

/** “Basic land types among lands you control.” */
function kinds(many: boolean): readonly Syntax<Amount>[] {
  return [
    ...qualities.map(([one, several, quality]) =>
      readsOnly<Of<'different'>>(
        (amount) => many || !isDelirium(amount),
        says<Of<'different'>>({
          amount: 'different',
          quality,
        })`${literally(many ? several : one)} among ${{ among: objectsOfKinds }}`,
      ),
    ),
    ...(many
      ? [
          says<Of<'different'>>({
            amount: 'different',
            quality: 'name',
          })`differently named ${{ among: objectsOfKinds }}`,
        ]
      : []),
    says<Of<'different'>>({ amount: 'different', quality: 'color' })`of ${{ among: possessive }} colors`,
  ];
}

interface Event {
  readonly make: (what: Filter) => TriggerEvent;
  readonly whatOf: (event: TriggerEvent) => Filter | undefined;
}

type Simple = Extract<TriggerEvent, { readonly what: Filter }>['on'];

function about(on: Simple): Event {
  return {
    make: (what) => ({ on, what }) as TriggerEvent,
    whatOf: (event) =>
      event.on === on && Object.keys(event).length === 2 ? (event as { what: Filter }).what : undefined,
  };
}

/** Tokens created at the same time are of one kind, so the first of them is matched, and all are counted. */
const createdByYou: Event = {
  make: (what) => ({ on: 'keyword action', action: 'create', who: 'you', what }),
  whatOf: (event) =>
    event.on === 'keyword action' && event.action === 'create' && event.who === 'you' && Object.keys(event).length === 4
      ? event.what
      : undefined,
};

function by(who: 'you' | 'an opponent', on: 'casts' | 'draws' | 'discards'): Event {
  return {
    make: (what) => (what.is === 'anything' && on !== 'casts' ? { on, who } : { on, who, what }),
    whatOf: (event) =>
      event.on === on && event.who === who && Object.keys(event).every((key) => ['on', 'who', 'what'].includes(key))
        ? (event.what ?? { is: 'anything' })
        : undefined,
  };
}

const byYou = (on: 'casts' | 'draws' | 'discards'): Event => by('you', on);

const yours: Filter = { is: 'controlled by', who: 'you' };
const owned: Filter = { is: 'owned by', who: 'you' };
const castBefore: Filter = { is: 'other' };

/** “Creatures that died this turn”, “cards you've drawn this turn”: the number of such events (CR 608.2i). */
function happened(
  many: boolean,
  of: Head,
  behind: string,
  { make, whatOf }: Event,
  also?: Filter,
  counting: 'times' | 'objects' | 'amounts' = 'times',
): Syntax<Amount> {
  const things = head(many, of);
  const closing = words(` ${behind}`, true);
  return {
    begins: things.begins,
    fixedFields: { amount: 'events' },
    read(reader) {
      const filter = things.read(reader);
      if (filter === no || closing.read(reader) === no) return no;
      const what = also === undefined ? filter : conjunction([...conjuncts(filter), also]);
      return { amount: 'events', event: make(what), counting };
    },
    write(amount, writer) {
      if (typeof amount !== 'object' || amount.amount !== 'events' || amount.counting !== counting) return false;
      if (amount.turn !== undefined || amount.of !== undefined || amount.before !== undefined) return false;
      const whole = whatOf(amount.event);
      if (whole === undefined) return false;
      const parts = conjuncts(whole);
      if (also !== undefined && !isSameTree(parts[parts.length - 1], also)) return false;
      const what = also === undefined ? whole : conjunction(parts.slice(0, -1));
      return things.write(what, writer) && closing.write(true, writer);
    },
  };
}

/** Counts of events. Longer phrases come first, because their additional condition is the last part of the filter. */
function events(many: boolean): readonly Syntax<Amount>[] {
  const one = (of: Head, behind: string, event: Event, also?: Filter) => happened(many, of, behind, event, also);
  return [
    one('permanent', 'that died under your control this turn', about('dies'), yours),
    one('permanent', 'you controlled that died this turn', about('dies'), yours),
    one('permanent', 'put into your graveyard from the battlefield this turn', about('dies'), owned),
    one('permanent', 'that died this turn', about('dies')),
    one('permanent', 'that entered the battlefield under your control this turn', about('enters'), yours),
    one('permanent', "you've sacrificed this turn", about('is sacrificed'), yours),
    one('card', "you've drawn this turn", byYou('draws')),
    one('card', "you've discarded this turn", byYou('discards')),
    happened(many, 'permanent', 'you attacked with this turn', about('attacks'), yours, 'objects'),
    happened(many, 'permanent', 'you created this turn', createdByYou, undefined, 'amounts'),
    one('spell', "you've cast this turn", byYou('casts')),
    one('spell', 'your opponents have cast this turn', by('an opponent', 'casts')),
    one('card', 'your opponents have drawn this turn', by('an opponent', 'draws')),
    one('spell', "other than this spell you've cast this turn", byYou('casts'), castBefore),
  ];
}

/** “Times it was kicked.” */
function timesKicked(many: boolean): Syntax<Amount> {
  const kicked: Amount = { amount: 'times kicked' };
  return oneOf<Amount>(
    constant<Of<'times kicked'>>(many ? 'times it was kicked' : 'time it was kicked', kicked),
    constant<Of<'times kicked'>>(many ? 'times this spell was kicked' : 'time this spell was kicked', kicked),
  );
}

/** The sizes of any player's hand, graveyard or library. */
const sizes: readonly (readonly [string, 'hand size' | 'graveyard size' | 'library size'])[] = [
  [' hand', 'hand size'],
  [' graveyard', 'graveyard size'],
  [' library', 'library size'],
];

/** Cards in your hand or graveyard are counted by a filter. */
function cardsIn(many: boolean): readonly Syntax<Amount>[] {
  const cards = literally(many ? 'cards in ' : 'card in ');
  return sizes.map(([text, amount]): Syntax<Amount> => {
    const inner = says<Of<'hand size'>>({
      amount: amount as 'hand size',
    })`${cards}${{ of: whose }}${literally(text)}`;
    const isOwn = (of: Players): boolean => of.players === 'you' && amount !== 'library size';
    return {
      begins: inner.begins,
      read(reader) {
        const size = inner.read(reader);
        return size === no || isOwn(size.of) ? no : size;
      },
      write: (size, writer) =>
        typeof size === 'object' &&
        size.amount === amount &&
        !isOwn(size.of) &&
        inner.write(size as Of<'hand size'>, writer),
    };
  });
}

/** “Creature cards in their graveyard”: that of players other than you. */
function inTheirGraveyard(many: boolean): Syntax<Amount> {
  const cards = head(many, 'card');
  return {
    begins: cards.begins,
    fixedFields: { amount: 'how many' },
    read(reader) {
      const filter = cards.read(reader);
      // Without a filter, the amount is “graveyard size”.
      if (filter === no || filter.is === 'anything' || !reader.take('in')) return no;
      const of = whose.read(reader);
      if (of === no || of.players === 'you' || !reader.take('graveyard')) return no;
      const put = reader.may<Filter | null>(putThere(many), null);
      const asked = put === null ? filter : conjunction([...conjuncts(filter), put]);
      return { amount: 'how many', of: { objects: 'each', filter: asked, zone: 'graveyard', of } };
    },
    write(amount, writer) {
      if (typeof amount !== 'object' || amount.amount !== 'how many' || amount.of.objects !== 'each') return false;
      const { filter, zone, of } = amount.of;
      if (zone !== 'graveyard' || of === undefined || of.players === 'you') return false;
      const { rest, put } = apartPutThere(filter);
      if (!cards.write(rest, writer) || !writer.add(' in ') || !whose.write(of, writer)) return false;
      return writer.add(' graveyard') && (put === undefined || putThere(many).write(put, writer));
    },
  };
}

const playerCounters = table<string>({ experience: 'experience', energy: 'energy', poison: 'poison', rad: 'rad' });

/** “Counters on it”, “poison counters your opponents have”. */
function counters(many: boolean): readonly Syntax<Amount>[] {
  const s = many ? 'counters' : 'counter';
  return [
    says<Of<'all counters'>>({ amount: 'all counters' })`${literally(s)} on ${{ on: countedOn }}`,
    says<Of<'player counters'>>({
      amount: 'player counters',
      on: you,
    })`${{ counter: playerCounters }} ${literally(`${s} you have`)}`,
    says<Of<'player counters'>>({
      amount: 'player counters',
      on: { players: 'each opponent' },
    })`${{ counter: playerCounters }} ${literally(`${s} your opponents have`)}`,
  ];
}

/** Things that are counted, after “the number of”, or one by one after “for each”. */
function countable(many: boolean): Syntax<Amount> {
  return oneOf<Amount>(
    thisWay(many),
    ...paidThisWay(many),
    cardsPutThere(many),
    votesCounted(many),
    countersRemoved(many),
    ...(many ? [] : [energyOfCost('{E} paid this way')]),
    countersTaken(many),
    howMany(many),
    many ? playersCounted : playerCounted,
    ...kinds(many),
    says<Of<'colors spent'>>({
      amount: 'colors spent',
    })`${literally(many ? 'colors' : 'color')} of mana spent ${spentOnIt}`,
    constant<Of<'party'>>(many ? 'creatures in your party' : 'creature in your party', { amount: 'party', of: you }),
    ...(many ? [] : [coinsOfHeads, snowSpent(''), spentFromSources, notedThisWay(energyPaid, '{E} paid this way')]),
    timesKicked(many),
    devouredByIt(many),
    constant<Of<'commander casts'>>(
      `time${many ? 's' : ''} you've cast your commander from the command zone this game`,
      { amount: 'commander casts', by: you },
    ),
    constant<Of<'commander casts'>>(`time${many ? 's' : ''} you've cast a commander from the command zone this game`, {
      amount: 'commander casts',
      by: you,
      any: true,
    }),
    castsOfIt(many),
    attacksOfIt(many),
    ...counters(many),
    ...events(many),
    ...eventsOfPlayers(many),
    ...cardsIn(many),
    inTheirGraveyard(many),
    withCountedAsReferent(says<Of<'count'>>({ amount: 'count' })`${counted(many)}`),
  );
}

const one = lazy(() => countable(false));
const several = lazy(() => countable(true));

/** @param many whether the noun is plural (“the number of creatures”) or singular (“for each creature”) */
export function countables(many: boolean): Syntax<Amount> {
  return many ? several : one;
}
