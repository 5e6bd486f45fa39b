import {
  type StaticEffect,
  type Filter,
  type PlayableFrom,
  type PlayPermission,
  type Condition,
  type Cost,
  type KeywordName,
  castingMethod,
  isSameTree,
  landTypes,
} from '@stacktrail/card-tree';
import { Reader } from '../../syntax/reader.js';
import { readsAndWrites } from '../../syntax/reads-only.js';
import { says, type Variant } from '../../syntax/says.js';
import { constant, literally, mapped, no, oneOf, words, type No, type Syntax } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { thisCard } from '../costs/cost-parts.js';
import { paying } from '../costs/costs.js';
import { conjunction, conjuncts } from '../basics/filter-parts.js';
import { indefinite, noun } from '../nouns/nouns.js';
import { permissionRiders } from '../effects/mana-riders.js';
import { afterNoun } from '../nouns/after-noun.js';
import { doneThisWay } from '../this-way/done-this-way.js';

type MayPlay = Variant<StaticEffect, 'static', 'may play'>;
type How = Partial<PlayPermission>;

const gerunds: Readonly<Record<string, string>> = {
  pay: 'paying',
  sacrifice: 'sacrificing',
  discard: 'discarding',
  exile: 'exiling',
  remove: 'removing',
  tap: 'tapping',
  return: 'returning',
  reveal: 'revealing',
  put: 'putting',
  mill: 'milling',
};
const verbs = new Map(Object.entries(gerunds).map(([verb, gerund]) => [gerund, verb]));

/** “Paying {2} and discarding a card”: a cost, worded with participles. */
const byPaying: Syntax<readonly Cost[]> = {
  begins: new Set(verbs.keys()),
  read(reader) {
    const tokens = reader.tokens.map((token, i) => {
      const verb = i < reader.at ? undefined : verbs.get(token.word);
      return verb === undefined ? token : { ...token, word: verb };
    });
    if (tokens[reader.at] === reader.tokens[reader.at]) return no;
    const inner = reader.of(tokens);
    inner.at = reader.at;
    const cost = paying.read(inner);
    reader.furthest = Math.max(reader.furthest, inner.furthest);
    if (cost === no) return no;
    reader.at = inner.at;
    return cost;
  },
  write(cost, writer) {
    const parts: string[] = [];
    for (const part of cost) {
      const text = writer.capture(() => paying.write([part], writer));
      const verb = text?.split(' ', 1)[0] ?? '';
      const gerund = gerunds[verb];
      if (text === undefined || gerund === undefined) return false;
      parts.push(gerund + text.slice(verb.length));
    }
    return parts.length > 0 && parts.length < 3 && writer.add(parts.join(' and '));
  },
};

const lifeForManaValue: readonly Cost[] = [
  { cost: 'pay life', amount: { amount: 'mana value', of: { objects: 'this' } } },
];

/** The keyword of a casting method (CR 702): “blitz”. */
const methodName: Syntax<KeywordName> = {
  begins: null,
  read(reader) {
    const method = castingMethod(reader.word);
    if (method === undefined || method.keyword === 'plotted') return no;
    reader.next();
    return method.keyword;
  },
  write: (keyword, writer) => writer.add(keyword),
};

/** The way one card, or each of several, is played: its cost, and the mana that can be spent. */
function manner(many: boolean): Syntax<How> {
  const cost = many ? 'their mana costs' : 'its mana cost';
  const their = many ? 'their' : 'its';
  const it = many ? 'them' : 'it';
  return oneOf<How>(
    says<How>({ pay: 'nothing' })` without paying ${literally(cost)}`,
    says<How>({})` using ${literally(their)} ${{ using: methodName }} ${literally(many ? 'abilities' : 'ability')}`,
    says<How>({
      pay: lifeForManaValue,
    })` by paying life equal to its mana value rather than paying ${literally(cost)}`,
    says<How>({})` by ${{ pay: byPaying }} rather than paying ${literally(cost)}`,
    says<How>({})` by ${{ additional: byPaying }} in addition to paying ${literally(their)} other costs`,
    ...(['any color', 'any type'] as const).map(
      (spendAs) =>
        says<How>({
          spendAs,
        })`, and you may spend mana as though it were mana of ${literally(spendAs)} to cast ${literally(it)}`,
    ),
    ...(['any color', 'any type'] as const).map(
      (spendAs) => says<How>({ spendAs })`, and mana of ${literally(spendAs)} can be spent to cast ${literally(it)}`,
    ),
    says<How>({})``,
  );
}

/** A sentence of its own about the spell that is cast this way. */
const afterwards: Syntax<How> = oneOf<How>(
  says<How>({
    exiledAfterwards: true,
  })`. If a spell cast this way would be put into your graveyard, exile it instead`,
  says<How>({
    pay: lifeForManaValue,
    said: 'afterwards',
  })`. If you cast a spell this way, pay life equal to its mana value rather than pay its mana cost`,
  says<How>({})`${{ then: oneOf(...permissionRiders) }}`,
  says<How>({
    flash: true,
    said: 'afterwards',
  })`. If you cast a spell this way, you may cast it as though it had flash`,
  says<How>({})``,
);

const places: readonly (readonly [string, PlayableFrom])[] = [
  ['the top of your library', 'top of library'],
  ['your graveyard', 'graveyard'],
  ['exile', 'exile'],
  ['your hand', 'hand'],
];

const land: Filter = { is: 'type', type: 'Land' };
const measured: ReadonlySet<Filter['is']> = new Set(['power', 'toughness', 'mana value']);

/** The words for the cards, which can stand before or after the place: “spells with mana value 4 or greater”. */
interface What {
  readonly permit: PlayPermission['permit'];
  readonly filter: Filter;
}

/** “Play lands and cast creature spells”: lands match, too. */
const landsAndSpells: Syntax<What> = mapped<{ readonly spells: Filter }, What>(
  says<{ readonly spells: Filter }>({})`play lands and cast ${{ spells: noun(true, 'spell') }}`,
  ({ spells }) => ({ permit: 'play', filter: spells.is === 'anything' ? spells : { is: 'any', of: [land, spells] } }),
  ({ permit, filter }) => {
    if (permit !== 'play') return no;
    if (filter.is === 'anything') return { spells: filter };
    if (filter.is !== 'any' || filter.of.length !== 2) return no;
    return isSameTree(filter.of[0], land) ? { spells: filter.of[1]! } : no;
  },
);

type Either = Extract<Filter, { readonly is: 'any' }>;

/** “Cast artifact spells and colorless spells.” */
const spellsAndSpells: Syntax<What> = mapped<{ readonly one: Filter; readonly other: Filter }, What>(
  says<{ readonly one: Filter; readonly other: Filter }>(
    {},
  )`cast ${{ one: noun(true, 'spell') }} and ${{ other: noun(true, 'spell') }}`,
  ({ one, other }) => ({ permit: 'cast', filter: { is: 'any', of: [one, other], said: 'nouns' } }),
  ({ permit, filter }) => {
    const [one, other, ...more] = permit === 'cast' && isOfNouns(filter) ? filter.of : [];
    return one === undefined || other === undefined || more.length > 0 ? no : { one, other };
  },
);

function isOfNouns(filter: Filter): filter is Either {
  return filter.is === 'any' && filter.said === 'nouns';
}

/** “Desert lands”, “Forests”: nothing that is cast. */
const certainLands = readsAndWrites<Filter>((filter) => {
  const parts = conjuncts(filter);
  const isLand = parts.some(
    (part) =>
      isSameTree(part, land) || (part.is === 'subtype' && (landTypes as readonly string[]).includes(part.subtype)),
  );
  return (
    isLand &&
    !isSameTree(filter, land) &&
    parts.every(({ is }) => is === 'subtype' || is === 'type' || is === 'supertype' || is === 'historic')
  );
}, noun(true));

const several: Syntax<What> = oneOf<What>(
  landsAndSpells,
  spellsAndSpells,
  constant<What>('play lands', { permit: 'play', filter: land }),
  says<What>({ permit: 'play' })`play ${{ filter: certainLands }}`,
  spellsOnly(says<What>({ permit: 'cast' })`cast ${{ filter: noun(true, 'spell') }}`),
);

const one: Syntax<What> = oneOf<What>(
  constant<What>('play a land', { permit: 'play', filter: land }),
  spellsOnly(says<What>({ permit: 'cast' })`cast ${{ filter: indefinite('spell') }}`),
);

const itself: Syntax<What> = says<What>({ permit: 'cast', filter: { is: 'this' } })`cast ${thisCard}`;

function spellsOnly(inner: Syntax<What>): Syntax<What> {
  return {
    begins: inner.begins,
    fixedFields: inner.fixedFields ?? {},
    read: (reader) => inner.read(reader),
    write: (value, writer) => value.filter.is !== 'this' && inner.write(value, writer),
  };
}

const often: Syntax<How> = oneOf<How>(
  says<How>({ once: 'each of your turns' })`once during each of your turns, `,
  says<How>({ once: 'each of your turns', onceUnsaid: true })`during each of your turns, `,
  says<How>({ once: 'each turn' })`once each turn, `,
  says<How>({})``,
);

const youMay = literally('you may ');
const from = literally(' from ');
const place = oneOf<PlayableFrom>(...places.map(([text, zone]) => words<PlayableFrom>(text, zone)));
const behind = afterNoun('several');

/** “With mana value 4 or less” after the place. */
function readBehind(reader: Reader, what: What): What {
  const start = reader.mark();
  const more = behind.read(reader);
  if (more !== no && measured.has(more.is))
    return { ...what, filter: conjunction([...conjuncts(what.filter), { is: 'all', of: [more] }]) };
  reader.back(start);
  return what;
}

type Among = Extract<Filter, { readonly is: 'one of' }>;

const inExile: readonly PlayableFrom[] = ['exile'];
const amongWord = literally('among ');
const exiledCards = doneThisWay('');

/** “Among cards exiled with this creature” (CR 607.2a). */
function readAmong(reader: Reader): Among | No {
  if (reader.word !== 'among' || amongWord.read(reader) === no) return no;
  const objects = exiledCards.read(reader);
  return objects === no ? no : { is: 'one of', objects };
}

function withAmong(what: What, among: Among): What {
  return { ...what, filter: conjunction([...conjuncts(what.filter), among]) };
}

function isAmong(filter: Filter): filter is Among {
  return filter.is === 'one of';
}

/** Permissions to play cards from one zone, or from either of two (CR 601.3, 305.1). */
export const mayPlay: Syntax<readonly StaticEffect[]> = {
  begins: new Set(['once', 'during', 'you']),
  read(reader) {
    const limits = often.read(reader);
    if (limits === no || youMay.read(reader) === no) return no;
    const isOne = limits.once !== undefined;
    const what = readWhat(reader, isOne);
    if (what === no || from.read(reader) === no) return no;
    const among = readAmong(reader);
    const zones = among === no ? readPlaces(reader, isOne, what.filter.is === 'this') : inExile;
    if (zones === no) return no;
    const full = among !== no ? withAmong(what, among) : isOne ? readBehind(reader, what) : what;
    const plural = !isOne && what.filter.is !== 'this';
    const how = manner(plural).read(reader);
    const after = how === no ? no : afterwards.read(reader);
    if (how === no || after === no || (after.pay !== undefined && how.pay !== undefined)) return no;
    return zones.map((zone) => ({
      static: 'may play',
      who: 'you',
      from: zone,
      how: { ...full, ...how, ...after, ...limits },
    }));
  },
  write(effects, writer) {
    const found = effects.filter((effect): effect is MayPlay => effect.static === 'may play' && effect.who === 'you');
    const [first] = found;
    if (first === undefined || found.length !== effects.length || found.length > 2) return false;
    if (found.some(({ how }) => !isSameTree(how, first.how))) return false;
    const { how } = first;
    return (
      writePart(often, pick(how, ['once', 'onceUnsaid']), writer) &&
      writer.add('you may ') &&
      writeWhat(how, writer) &&
      writer.add(' from ') &&
      (writeAmong(how.filter, writer) ||
        writePlaces(
          found.map((effect) => effect.from),
          how.filter.is === 'this',
          writer,
        )) &&
      writeBehind(how.filter, writer) &&
      writeManner(how, writer)
    );
  },
};

function readWhat(reader: Reader, isOne: boolean): What | No {
  const start = reader.mark();
  const own = itself.read(reader);
  if (own !== no) return isOne ? no : own;
  reader.back(start);
  return (isOne ? one : several).read(reader);
}

/** “Your hand or the top of your library.” */
function readPlaces(reader: Reader, isOne: boolean, own: boolean): readonly PlayableFrom[] | No {
  const first = place.read(reader);
  if (first === no || (!isOne && !own) || reader.word !== 'or') return first === no ? no : [first];
  reader.next();
  if (own && !reader.take('from')) return no;
  const second = place.read(reader);
  return second === no ? no : [first, second];
}

function writePlaces(zones: readonly PlayableFrom[], own: boolean, writer: Writer): boolean {
  const or = own ? ' or from ' : ' or ';
  return zones.every((zone, i) => (i === 0 || writer.add(or)) && place.write(zone, writer));
}

function isBehind(filter: Filter): boolean {
  return filter.is === 'all' && filter.of.length === 1;
}

function partsOf(filter: Filter): readonly Filter[] {
  return filter.is === 'all' ? filter.of : [filter];
}

function writeBehind(filter: Filter, writer: Writer): boolean {
  return partsOf(filter)
    .filter(isBehind)
    .every((part) => part.is === 'all' && behind.write(part.of[0]!, writer));
}

function writeAmong(filter: Filter, writer: Writer): boolean {
  const among = partsOf(filter).find(isAmong);
  return among !== undefined && writer.add('among ') && exiledCards.write(among.objects, writer);
}

function writeWhat(how: PlayPermission, writer: Writer): boolean {
  const filter = conjunction(partsOf(how.filter).filter((part) => !isBehind(part) && !isAmong(part)));
  const what: What = { permit: how.permit, filter };
  if (filter.is === 'this') return itself.write(what, writer);
  return (how.once === undefined ? several : one).write(what, writer);
}

function writeManner(how: PlayPermission, writer: Writer): boolean {
  const plural = how.once === undefined && how.filter.is !== 'this';
  const said = how.said === 'afterwards';
  const before = said ? pick(how, ['additional', 'spendAs']) : pick(how, ['pay', 'using', 'additional', 'spendAs']);
  const behindIt = said
    ? pick(how, ['pay', 'flash', 'exiledAfterwards', 'said'])
    : pick(how, ['flash', 'exiledAfterwards', 'then']);
  if (how.called !== undefined || how.transformed) return false;
  return writePart(manner(plural), before, writer) && writePart(afterwards, behindIt, writer);
}

/** Writes a part with the syntax that expresses all of its fields and no others. */
function writePart(syntax: Syntax<How>, value: How, writer: Writer): boolean {
  const names = Object.keys(value).filter((name) => name !== 'said' && name !== 'onceUnsaid');
  const text = names.length > 1 ? undefined : writer.capture(() => syntax.write(value, writer));
  return text !== undefined && (text === '') === (names.length === 0) && writer.add(text);
}

function pick(how: PlayPermission, names: readonly (keyof PlayPermission)[]): How {
  return Object.fromEntries(names.flatMap((name) => (how[name] === undefined ? [] : [[name, how[name]]])));
}

/** The card is in a graveyard when its casting begins; once it is a spell, it was cast from there. */
const fromGraveyardAlone: Condition = {
  if: 'any',
  of: [
    { if: 'matches', objects: { objects: 'this' }, filter: { is: 'in zone', zone: 'graveyard' } },
    { if: 'cast from', zone: 'graveyard' },
  ],
};

/** “You may cast this card from your graveyard, but not from anywhere else.” */
export const fromNowhereElse: Syntax<readonly StaticEffect[]> = mapped<object, readonly StaticEffect[]>(
  says<object>({})`you may cast ${thisCard} from your graveyard, but not from anywhere else`,
  () => [
    { static: 'may play', who: 'you', from: 'graveyard', how: { permit: 'cast', filter: { is: 'this' } } },
    { static: 'cast this only', if: fromGraveyardAlone },
  ],
  ([first, second, ...more]) =>
    first?.static === 'may play' &&
    isSameTree(second, { static: 'cast this only', if: fromGraveyardAlone }) &&
    more.length === 0
      ? {}
      : no,
);
