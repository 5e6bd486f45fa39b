import type { Filter, TriggerEvent } from '@stacktrail/card-tree';
import { readsOnly } from '../../syntax/reads-only.js';
import { says, type Variant } from '../../syntax/says.js';
import { literally, no, oneOf, type Syntax } from '../../syntax/syntax.js';
import type { Reader } from '../../syntax/reader.js';
import type { Scope } from '../../syntax/scope.js';
import type { Writer } from '../../syntax/writer.js';
import { namedObjects } from '../basics/holes.js';
import { indefinite, noun, type Head } from '../nouns/nouns.js';
import { digits, numeral } from '../basics/numerals.js';
import { nameSelf, self } from '../basics/self.js';
import { verb } from '../basics/verbs.js';
import { kindOfCounters } from '../nouns/counter-kind.js';
import { activating, activatingOwn } from './activating.js';
import { createsOrSacrifices, gainsOrLosesLife } from './either-action.js';
import { attacked } from './combat.js';
import { playsCard } from './playing-cards.js';
import { writeThisCard } from './subjects.js';
import { becomesTarget } from './targeting.js';
import { ordinal } from '../basics/ordinals.js';

type Of<K> = Variant<TriggerEvent, 'on', K>;

/** The object of a player's action. These syntaxes write no event that lacks one. */
interface ActionObject {
  readonly what?: Filter;
  readonly oneOrMore?: true;
}

/** “A creature”, “one or more artifacts”. */
function some(head: Head = 'permanent'): Syntax<ActionObject> {
  return oneOf<ActionObject>(
    says<ActionObject>({ oneOrMore: true })`one or more ${{ what: noun(true, head) }}`,
    only(says<ActionObject>({})`${{ what: indefinite(head) }}`),
  );
}

/** The same syntax without “one or more”. */
function only(one: Syntax<ActionObject>): Syntax<ActionObject> {
  return { ...one, write: (value, writer) => value.oneOrMore !== true && one.write(value, writer) };
}

const thisOne: Syntax<ActionObject> = {
  begins: self.begins,
  read: (reader) => (self.read(reader) === no ? no : { what: { is: 'this' } }),
  write: ({ what }, writer) => what?.is === 'this' && self.write({ objects: 'this' }, writer),
};
/** A phenomenon is encountered (CR 312.5). */
const thisPhenomenon: Syntax<ActionObject> = {
  begins: self.begins,
  read: (reader) => (reader.scope.textSource.types.includes('Phenomenon') ? thisOne.read(reader) : no),
  write: (value, writer) => writer.scope.textSource.types.includes('Phenomenon') && thisOne.write(value, writer),
};
const thisCard: Syntax<ActionObject> = {
  ...thisOne,
  write: ({ what }, writer) => what?.is === 'this' && writeThisCard(writer),
};

const card = some('card');
/** “This creature or another creature.” */
const thisOrAnother: Syntax<ActionObject> = {
  begins: self.begins,
  read(reader) {
    if (self.read(reader) === no || !reader.take('or') || reader.word !== 'another') return no;
    const other = indefinite().read(reader);
    return other === no ? no : { what: { is: 'any', of: [{ is: 'this' }, other] } };
  },
  write({ what, oneOrMore }, writer) {
    if (oneOrMore === true || what?.is !== 'any' || what.of.length !== 2 || what.of[0]!.is !== 'this') return false;
    return self.write({ objects: 'this' }, writer) && writer.add(' or ') && indefinite().write(what.of[1]!, writer);
  },
};

const permanent = oneOf(thisOrAnother, thisOne, some());

/** “That creature”, “the creature”: an object named before. */
const named: Syntax<ActionObject> = {
  begins: new Set(['it', 'that', 'the']),
  read(reader) {
    const objects = namedObjects.read(reader);
    return objects === no || objects.called === undefined ? no : { what: { is: 'one of', objects } };
  },
  write: ({ what }, writer) => what?.is === 'one of' && namedObjects.write(what.objects, writer),
};
const controlledObject = oneOf(permanent, named);

type Part<T> = { readonly [K in keyof T]?: Syntax<T[K] & {}> } | Syntax<object>;

/**
 * An action of a player. It writes only events that have no other fields than those named here.
 *
 * @param more the fields that parts without a name fill, which are whole syntaxes
 */
function acts<T extends TriggerEvent>(fields: Partial<T>, ...more: readonly string[]) {
  return (strings: TemplateStringsArray, ...parts: readonly Part<T>[]): Syntax<TriggerEvent> => {
    const syntax = says<T>(fields)(strings, ...(parts as readonly Syntax<Partial<T>>[]));
    const places = parts.flatMap((part) => ('read' in part ? [] : Object.keys(part)));
    const known = new Set([
      ...Object.keys(fields),
      ...places,
      ...more,
      'who',
      'oneOrMore',
      'each',
      'what',
      'during',
      'nth',
      'said',
    ]);
    const hasWhat = 'what' in fields || parts.slice(1).some((part) => 'read' in part) || places.includes('what');
    return {
      begins: syntax.begins,
      fixedFields: syntax.fixedFields ?? {},
      read: (reader) => syntax.read(reader),
      write: (event, writer) =>
        Object.keys(event).every((key) => known.has(key) && (key !== 'what' || hasWhat)) &&
        syntax.write(event as T, writer),
    };
  };
}

/** Any card: there is no filter. */
function anyCard(syntax: Syntax<ActionObject>): Syntax<Partial<ActionObject>> {
  return {
    begins: syntax.begins,
    read(reader) {
      const value = syntax.read(reader);
      return value === no || value.what?.is !== 'anything' ? value : value.oneOrMore ? { oneOrMore: true } : {};
    },
    write: (value, writer) => syntax.write({ ...value, what: value.what ?? { is: 'anything' } }, writer),
  };
}

/** “Your second card each turn”. */
const countedCard: Syntax<{ readonly nth?: number }> = {
  begins: new Set(['your', 'their']),
  read(reader) {
    if (!reader.take('your') && !reader.take('their')) return no;
    const nth = ordinal.read(reader);
    return nth === no || literally(' card each turn').read(reader) === no ? no : { nth };
  },
  write({ nth }, writer) {
    if (nth === undefined) return false;
    writer.add(writer.scope.subject?.plural === true ? 'your ' : 'their ');
    return ordinal.write(nth, writer) && writer.add(' card each turn');
  },
};

/** Actions named by one word, keyword actions among them: as events record them, and as texts word them. */
const actions: readonly (readonly [action: string, base: string, rest: string])[] = [
  ['scry', 'scry', ''],
  ['surveil', 'surveil', ''],
  ['proliferate', 'proliferate', ''],
  ['investigate', 'investigate', ''],
  ['clash', 'clash', ''],
  ['vote', 'vote', ''],
  ['win a coin flip', 'win', ' a coin flip'],
  ['lose a coin flip', 'lose', ' a coin flip'],
  ['roll dice', 'roll', ' one or more dice'],
  ['roll a die', 'roll', ' a die'],
  ['discover', 'discover', ''],
  ['collect evidence', 'collect', ' evidence'],
  ['forage', 'forage', ''],
  ['earthbend', 'earthbend', ''],
  ['airbend', 'airbend', ''],
  ['waterbend', 'waterbend', ''],
  ['blight', 'blight', ''],
  ['planeswalk', 'planeswalk', ''],
  ['roll the planar die', 'roll', ' the planar die'],
];

const attack = verb('attack');
const number = numeral as Syntax<number>;
type Attacks = Of<'player attacks'>;

/** Creatures with a quality. Mere “creatures” has no filter, because attackers are always creatures (CR 506.3). */
const certainCreatures = readsOnly((what) => what.is !== 'type' || what.type !== 'Creature', noun(true));

const commanderOfYours: Filter = {
  is: 'all',
  of: [
    { is: 'designated', as: 'commander' },
    { is: 'owned by', who: 'you' },
  ],
};

const thisOrCommander: Filter = { is: 'any', of: [{ is: 'this' }, commanderOfYours] };

/** Events of attacking with creatures (CR 508.3c–508.3e). */
const attacks = oneOf<TriggerEvent>(
  acts<Attacks>({
    on: 'player attacks',
    atLeast: 1,
    what: thisOrCommander,
  })`${attack} with ${nameSelf} and/or your commander`,
  acts<Attacks>({ on: 'player attacks', atLeast: 1, what: commanderOfYours })`${attack} with your commander`,
  acts<Attacks>({ on: 'player attacks', atLeast: 1 })`${attack} with one or more creatures`,
  acts<Attacks>({ on: 'player attacks', atLeast: 1 })`${attack} with one or more ${{ what: certainCreatures }}`,
  acts<Attacks>({ on: 'player attacks' })`${attack} with exactly ${{ exactly: number }} creatures`,
  acts<Attacks>({ on: 'player attacks' })`${attack} with ${{ atLeast: number }} or more creatures`,
  acts<Attacks>({ on: 'player attacks' })`${attack} with ${{ atLeast: number }} or more ${{ what: certainCreatures }}`,
  acts<Attacks>({ on: 'player attacks', atLeast: 1 })`${attack} ${{ whom: attacked }} with one or more creatures`,
  acts<Attacks>({
    on: 'player attacks',
    atLeast: 1,
  })`${attack} ${{ whom: attacked }} with one or more ${{ what: certainCreatures }}`,
  acts<Attacks>({
    on: 'player attacks',
  })`${attack} ${{ whom: attacked }} with ${{ atLeast: number }} or more creatures`,
  acts<Attacks>({
    on: 'player attacks',
    whom: { who: 'opponent', as: ['player'] },
    once: true,
  })`${attack} one or more of your opponents`,
  acts<Attacks>({
    on: 'player attacks',
    whom: { who: 'you', as: ['player', 'planeswalker'] },
    once: true,
  })`${attack}, if they attacked you and/or a planeswalker you control`,
  acts<Attacks>({ on: 'player attacks' })`${attack} ${{ whom: attacked }}`,
  acts<Attacks>({ on: 'player attacks' })`${attack}`,
);

/** “Your library”, “their library”. */
const whoseLibrary: Syntax<object> = {
  begins: new Set(['your', 'their']),
  read: (reader) => ((reader.take('your') || reader.take('their')) && reader.take('library') ? {} : no),
  write: (_, writer) => writer.add(writer.scope.subject?.plural === true ? 'your library' : 'their library'),
};

/** “Gains control of a permanent”, “loses control of this creature”: the player gains or loses it. */
function changesControl(said: 'gain' | 'lose', field: 'to' | 'from'): Syntax<TriggerEvent> {
  const opening = says<object>({})`${verb(said)} control of `;
  return {
    begins: opening.begins,
    fixedFields: { on: 'control changes' },
    read(reader) {
      const some = opening.read(reader) === no ? no : controlledObject.read(reader);
      return some === no ? no : ({ on: 'control changes', ...some, [field]: 'any player' } as TriggerEvent);
    },
    write: (event, writer) =>
      event.on === 'control changes' &&
      field in event &&
      opening.write({}, writer) &&
      controlledObject.write(event, writer),
  };
}

const dealt = (['combat damage', 'noncombat damage', 'damage'] as const).map(
  (kind) =>
    acts<Of<'player is dealt damage'>>({
      on: 'player is dealt damage',
      ...(kind !== 'damage' && { combat: kind === 'combat damage' }),
    })`${verb('are', 'is')} dealt ${literally(kind)}`,
);

/** “A red instant spell”, “a red planeswalker you control”. */
const source = indefinite();
const byWord = literally(' by ');

/** “By a red instant or sorcery spell you control or by a red planeswalker you control”: by either source. */
const bySources: Syntax<Filter> = {
  begins: new Set(['by']),
  read(reader) {
    const first = byWord.read(reader) === no ? no : source.read(reader);
    if (first === no || reader.word !== 'or' || reader.ahead(1) !== 'by') return first;
    reader.next();
    const second = byWord.read(reader) === no ? no : source.read(reader);
    return second === no
      ? no
      : {
          is: 'any',
          of: [
            { is: 'all', of: [first] },
            { is: 'all', of: [second] },
          ],
        };
  },
  write(filter, writer) {
    const parts = filter.is === 'any' ? filter.of : [];
    if (parts.length !== 2 || !parts.every(({ is }) => is === 'all'))
      return writer.add(' by ') && source.write(filter, writer);
    return parts.every((part, i) => {
      const [only, ...more] = part.is === 'all' ? part.of : [];
      return (
        only !== undefined &&
        more.length === 0 &&
        writer.add(i === 0 ? ' by ' : ' or by ') &&
        source.write(only, writer)
      );
    });
  },
};

const dealtBy = (['combat damage', 'noncombat damage', 'damage'] as const).map(
  (kind) =>
    acts<Of<'player is dealt damage'>>({
      on: 'player is dealt damage',
      ...(kind !== 'damage' && { combat: kind === 'combat damage' }),
    })`${verb('are', 'is')} dealt ${literally(kind)}${{ by: bySources }}`,
);

/** “Draws a card except the first one they draw in each of their draw steps.” */
const drawsButFirst = ([true, false] as const).map((ofYou) => {
  const [one, their] = ofYou ? ['you draw', 'your'] : ['they draw', 'their'];
  const words = acts<Of<'draws'>>({
    on: 'draws',
    butFirstInDrawStep: true,
  })`${verb('draw')} ${literally(`a card except the first one ${one} in each of ${their} draw steps`)}`;
  const isOfYou = ({ subject }: Scope): boolean =>
    subject !== null && 'players' in subject.means && subject.means.players === 'you';
  return {
    ...words,
    read: (reader: Reader) => (isOfYou(reader.scope) === ofYou ? words.read(reader) : no),
    write: (event: TriggerEvent, writer: Writer) => isOfYou(writer.scope) === ofYou && words.write(event, writer),
  };
});

/** Not “a card”, because a played card can be a spell, too. */
const playedLand = readsOnly<ActionObject>(({ what }) => what?.is !== 'card', some());

/** Actions of players; the player is the subject (CR 603.2). */
export const playerPredicates: readonly Syntax<TriggerEvent>[] = [
  acts<Of<'draws'>>({ on: 'draws' }, 'nth')`${verb('draw')} ${countedCard}`,
  ...drawsButFirst,
  acts<Of<'draws'>>({ on: 'draws' })`${verb('draw')} ${anyCard(card)}`,
  acts<Of<'discards'>>({ on: 'discards' })`${verb('discard')} ${anyCard(oneOf(thisCard, card))}`,
  gainsOrLosesLife,
  acts<Of<'gains life'>>({ on: 'gains life' })`${verb('gain')} life`,
  acts<Of<'loses life'>>({ on: 'loses life' })`${verb('lose')} life`,
  ...dealt,
  ...dealtBy,
  acts<Of<'keyword action'>>({
    on: 'keyword action',
    action: 'search',
  })`${verb('search', 'searches')} ${whoseLibrary}`,
  acts<Of<'shuffles'>>({ on: 'shuffles' })`${verb('shuffle')} ${whoseLibrary}`,
  acts<Of<'loses the game'>>({ on: 'loses the game' })`${verb('lose')} the game`,
  acts<Of<'is sacrificed'>>({ on: 'is sacrificed' })`${verb('sacrifice')} ${permanent}`,
  ...playsCard,
  acts<Of<'plays a land'>>({ on: 'plays a land' })`${verb('play')} ${playedLand}`,
  acts<Of<'tapped for mana'>>({ on: 'tapped for mana' })`${verb('tap')} ${permanent} for mana`,
  acts<Of<'is designated'>>({ on: 'is designated', as: 'monarch' })`${verb('become')} the monarch`,
  acts<Of<'is designated'>>({ on: 'is designated', as: 'initiative' })`${verb('take')} the initiative`,
  acts<Of<'player gets counters'>>({ on: 'player gets counters', counter: 'energy' })`${verb('get')} one or more {E}`,
  acts<Of<'player loses counters'>>({
    on: 'player loses counters',
  })`${verb('lose')} one or more ${{ counter: kindOfCounters }} counters`,
  acts<Of<'player gets counters'>>({
    on: 'player gets counters',
  })`${verb('get')} one or more ${{ counter: kindOfCounters }} counters`,
  changesControl('gain', 'to'),
  changesControl('lose', 'from'),
  becomesTarget,
  activating,
  activatingOwn,
  acts<Of<'commits a crime'>>({ on: 'commits a crime' })`${verb('commit')} a crime`,
  acts<Of<'completes a dungeon'>>({ on: 'completes a dungeon' })`${verb('complete')} a dungeon`,
  acts<Of<'expends'>>({ on: 'expends' })`${verb('expend')} ${{ count: digits as Syntax<number> }}`,
  attacks,
  acts<Of<'keyword action'>>({ on: 'keyword action', action: 'planeswalk to' })`${verb('encounter')} ${thisPhenomenon}`,
  acts<Of<'keyword action'>>({ on: 'keyword action', action: 'planeswalk to' })`${verb('planeswalk')} to ${thisOne}`,
  acts<Of<'keyword action'>>({
    on: 'keyword action',
    action: 'planeswalk away from',
  })`${verb('planeswalk')} away from ${thisOne}`,
  acts<Of<'keyword action'>>({ on: 'keyword action', action: 'set in motion' })`${verb('set')} ${thisOne} in motion`,
  ...actions.map(
    ([action, base, rest]) =>
      acts<Of<'keyword action'>>({
        on: 'keyword action',
        action,
      })`${verb(base, base === 'scry' ? 'scries' : undefined)}${literally(rest)}`,
  ),
  createsOrSacrifices,
  acts<Of<'keyword action'>>({
    on: 'keyword action',
    action: 'create',
    each: true,
  })`${verb('create')} ${{ what: indefinite() }}`,
  acts<Of<'keyword action'>>({
    on: 'keyword action',
    action: 'create',
    oneOrMore: true,
  })`${verb('create')} one or more ${{ what: noun(true) }}`,
  acts<Of<'keyword action'>>({ on: 'keyword action', action: 'cycle' })`${verb('cycle')} ${oneOf(thisCard, card)}`,
  acts<Of<'keyword action'>>({ on: 'keyword action', action: 'fully unlock' })`fully ${verb('unlock')} ${permanent}`,
  acts<Of<'keyword action'>>({ on: 'keyword action', action: 'exert' })`${verb('exert')} ${permanent}`,
];
