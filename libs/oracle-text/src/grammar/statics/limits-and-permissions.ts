import {
  colorWords,
  type Color,
  type ForcedAction,
  isSameTree,
  type ManaType,
  type StaticEffect,
  type Zone,
} from '@stacktrail/card-tree';
import { listed } from '../../syntax/listed.js';
import { says, type Variant } from '../../syntax/says.js';
import { constant, literally, mapped, no, oneOf, table, words, type Syntax } from '../../syntax/syntax.js';
import { without } from '../../syntax/without.js';
import { kindOfCounters } from '../nouns/counter-kind.js';
import { nameSelf } from '../costs/cost-parts.js';
import { activationCost } from '../costs/costs.js';
import { indefinite, noun } from '../nouns/nouns.js';
import { numeral } from '../basics/numerals.js';
import { attacked } from '../triggers/combat.js';
import { activatedAsInstants, activatedAsThoughHasty } from './activated-as-instants.js';
import { despiteLandwalk } from './despite-landwalk.js';
import { ordinal } from '../basics/ordinals.js';

type Of<K> = Variant<StaticEffect, 'static', K>;
type Who = 'you' | 'opponent' | 'any player';

const number = numeral as Syntax<number>;
const moreThanOne: Syntax<number> = { ...number, write: (count, writer) => count !== 1 && number.write(count, writer) };

const players: readonly (readonly [they: string, who: Who])[] = [
  ['you', 'you'],
  ['your opponents', 'opponent'],
  ['players', 'any player'],
];

type Attacks = Of<'attack limit'>;

const withoutWhomOrPer = (inner: Syntax<Attacks>): Syntax<Attacks> => without(['whom', 'per'], inner);

/** A limit for attacks on the planeswalker that has the text. */
const onThis: Attacks = {
  static: 'attack limit',
  count: 1,
  whom: { who: 'any player', as: ['planeswalker'], only: 'this' },
};

/** “No more than two creatures can attack you each combat” (CR 508.1c, 509.1b). */
const limits: readonly Syntax<StaticEffect>[] = [
  says<Attacks>({ static: 'attack limit', count: 1, per: 'turn' })`no more than one creature can attack each turn`,
  withoutWhomOrPer(
    says<Attacks>({ static: 'attack limit', count: 1 })`no more than one creature can attack each combat`,
  ),
  without(
    ['per'],
    says<Attacks>({
      static: 'attack limit',
      count: 1,
    })`no more than one creature can attack ${{ whom: attacked }} each combat`,
  ),
  mapped<object, Attacks>(
    says<object>({})`no more than one creature can attack ${nameSelf} each combat`,
    () => onThis,
    (limit) => (isSameTree(limit, onThis) ? {} : no),
    { static: 'attack limit' },
  ),
  withoutWhomOrPer(
    says<Attacks>({
      static: 'attack limit',
    })`no more than ${{ count: moreThanOne }} creatures can attack each combat`,
  ),
  without(
    ['per'],
    says<Attacks>({
      static: 'attack limit',
    })`no more than ${{ count: moreThanOne }} creatures can attack ${{ whom: attacked }} each combat`,
  ),
  ...(
    [
      ['the chosen direction', {}],
      ['the last chosen direction', { said: 'last' }],
    ] as const
  ).map(([direction, said]) =>
    constant<Of<'attack only in direction'>>(
      `each player may attack only the nearest opponent in ${direction} and planeswalkers controlled by that opponent`,
      { static: 'attack only in direction', ...said },
    ),
  ),
  ...(
    [
      ['each opponent', 'opponent'],
      ['each player', 'any player'],
    ] as const
  ).map(([they, who]) =>
    constant<Of<'must attack with a creature'>>(`${they} must attack with at least one creature each combat if able`, {
      static: 'must attack with a creature',
      who,
    }),
  ),
  constant<Of<'block limit'>>('no more than one creature can block each combat', { static: 'block limit', count: 1 }),
  says<Of<'block limit'>>({
    static: 'block limit',
  })`no more than ${{ count: moreThanOne }} creatures can block each combat`,
];

const zones = listed(
  table<Zone>({ graveyards: 'graveyard', libraries: 'library', hands: 'hand', exile: 'exile' }),
  'and',
);

type CantEnter = Of<"can't enter">;

const manaTypes = listed(
  oneOf<ManaType>(
    ...Object.entries(colorWords).map(([color, word]) => words<ManaType>(word, color as Color)),
    words<ManaType>('colorless', 'C'),
  ),
  'and',
);

type Stays = Of<'mana stays'>;
type Spends = Of<'spend mana as though'>;

/** Effects on unspent mana, and on how mana can be spent (CR 106.4, 609.4b). */
const mana: readonly Syntax<StaticEffect>[] = players.flatMap(([they, who]) => [
  without(
    ['becomes'],
    says<Stays>({
      static: 'mana stays',
      who,
    })`${literally(they)} don't lose unspent ${{ types: manaTypes }} mana as steps and phases end`,
  ),
  without(
    ['becomes', 'types'],
    says<Stays>({ static: 'mana stays', who })`${literally(they)} don't lose unspent mana as steps and phases end`,
  ),
  without(
    ['types'],
    says<Stays>({
      static: 'mana stays',
      who,
      becomes: 'C',
    })`if ${literally(they)} would lose unspent mana, that mana becomes colorless instead`,
  ),
  ...(['any color', 'any type'] as const).flatMap((as) => [
    says<Spends>({
      static: 'spend mana as though',
      who,
      as,
    })`${literally(they)} may spend mana as though it were mana of ${literally(as)} to cast ${{ spells: noun(true, 'spell') }}`,
    without(
      ['spells'],
      says<Spends>({
        static: 'spend mana as though',
        who,
        as,
      })`${literally(they)} may spend mana as though it were mana of ${literally(as)}`,
    ),
  ]),
]);

type Searches = Of<'searches only the top'>;
type Reveals = Of<'reveals drawn cards'>;

const cardCount = oneOf<number>(number);

/** Effects on searching and drawing (CR 121.9, 701.23). */
const libraries: readonly Syntax<StaticEffect>[] = [
  ...(
    [
      ['you', 'search', 'you'],
      ['an opponent', 'that player searches', 'opponent'],
      ['a player', 'that player searches', 'any player'],
    ] as const
  ).map(
    ([they, search, who]) =>
      says<Searches>({
        static: 'searches only the top',
        who,
      })`if ${literally(they)} would search a library, ${literally(search)} the top ${{ count: cardCount }} cards of that library instead`,
  ),
  says<Reveals>({
    static: 'reveals drawn cards',
    who: 'you',
    may: true,
  })`you may reveal the ${{ nth: ordinal }} card you draw each turn as you draw it`,
  without(
    ['may', 'ownTurns'],
    says<Reveals>({
      static: 'reveals drawn cards',
      who: 'you',
    })`reveal the ${{ nth: ordinal }} card you draw each turn`,
  ),
  without(
    ['may'],
    says<Reveals>({
      static: 'reveals drawn cards',
      who: 'you',
      ownTurns: true,
    })`reveal the ${{ nth: ordinal }} card you draw on each of your turns`,
  ),
  without(['may', 'nth'], says<Reveals>({ static: 'reveals drawn cards', who: 'you' })`reveal each card you draw`),
  ...(
    [
      ['each opponent', 'opponent'],
      ['each player', 'any player'],
    ] as const
  ).flatMap(([they, who]) => [
    without(
      ['may'],
      says<Reveals>({
        static: 'reveals drawn cards',
        who,
      })`${literally(they)} reveals the ${{ nth: ordinal }} card they draw each turn`,
    ),
    without(
      ['may', 'nth'],
      says<Reveals>({ static: 'reveals drawn cards', who })`${literally(they)} reveals each card they draw`,
    ),
  ]),
];

type Deck = Of<'a deck can have'>;

/** “A deck can have any number of cards named …” (CR 113.6n). */
const inDeck: readonly Syntax<StaticEffect>[] = [
  says<Deck>({
    static: 'a deck can have',
    count: 'any number',
  })`a deck can have any number of cards named ${ownName()}`,
  says<Deck>({ static: 'a deck can have', count: 1 })`a deck can have only one card named ${ownName()}`,
  says<Deck>({
    static: 'a deck can have',
  })`a deck can have up to ${{ count: moreThanOne }} cards named ${ownName()}`,
];

/** The card's whole name, even for a legend. */
function ownName(): Syntax<object> {
  return {
    begins: null,
    read(reader) {
      if (reader.token.kind !== 'self' || reader.token.text !== reader.scope.textSource.name) return no;
      reader.next();
      return {};
    },
    write: (_, writer) => writer.add(writer.scope.textSource.name),
  };
}

const forced = listed(
  table<ForcedAction>({ 'discard cards': 'discard cards', 'sacrifice permanents': 'sacrifice permanents' }),
  'or',
);

type Limit = Of<'counter limit'>;

const poison = constant<StaticEffect>("you can't get poison counters", {
  static: "players can't",
  who: 'you',
  what: 'get counters',
  counter: 'poison',
});

/** Static abilities that limit or allow what players do: attackers, counters, deck contents, searching, spending mana. */
export const limitsAndPermissions: readonly Syntax<StaticEffect>[] = [
  ...limits,
  ...despiteLandwalk,
  says<Of<'attached only to'>>({
    static: 'attached only to',
  })`${nameSelf} can be attached only to ${{ what: indefinite() }}`,
  says<CantEnter>({
    static: "can't enter",
  })`${{ what: noun(true, 'card') }} in ${{ from: zones }} can't enter the battlefield`,
  without(['from'], says<CantEnter>({ static: "can't enter" })`${{ what: noun(true) }} can't enter the battlefield`),
  says<Of<'more devotion'>>({
    static: 'more devotion',
  })`your devotion to each color and each combination of colors is increased by ${{ count: number }}`,
  says<Limit>({
    static: 'counter limit',
  })`${nameSelf} can't have more than ${{ most: number }} ${{ counter: kindOfCounters }} counters on it`,
  poison,
  says<Of<"can't get counters">>({
    static: "can't get counters",
  })`${{ what: noun(true) }} can't have ${{ counter: kindOfCounters }} counters put on them`,
  ...mana,
  ...libraries,
  says<Of<"can't cause">>({
    static: "can't cause",
  })`spells and abilities your opponents control can't cause you to ${{ actions: forced }}`,
  ...inDeck,
  says<Of<'as though not activated'>>({
    static: 'as though not activated',
    keyword: 'exhaust',
  })`you may activate exhaust abilities as though they haven't been activated`,
  ...activatedAsInstants,
  activatedAsThoughHasty,
  says<Of<'turned face up for'>>({
    static: 'turned face up for',
  })`you may turn this permanent face up any time for ${{ cost: activationCost }}`,
  says<Of<'may be cast face down'>>({
    static: 'may be cast face down',
    as: 'morph',
  })`you may cast this card face down as a 2/2 creature for ${{ cost: activationCost }}`,
  says<Of<'may be cast face down'>>({
    static: 'may be cast face down',
    as: 'disguise',
  })`you may cast this card face down as a 2/2 creature with ward {2} for ${{ cost: activationCost }}`,
];
