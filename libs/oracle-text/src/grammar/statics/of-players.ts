import { certainPlayersCannot } from './certain-players-cannot.js';
import { definedTypes } from './defined-types.js';
import type { StaticEffect, Filter, KeywordAbility, Players, PlayerProhibition } from '@stacktrail/card-tree';
import { numberWord } from '../../english/words.js';
import { listed } from '../../syntax/listed.js';
import { says, type Variant } from '../../syntax/says.js';
import { constant, literally, mapped, no, oneOf, table, type Syntax } from '../../syntax/syntax.js';
import { keywordInSentence } from '../keywords/keywords.js';
import { conjunction, conjuncts } from '../basics/filter-parts.js';
import { nameSelf } from '../basics/self.js';
import { noun, nounOfEach } from '../nouns/nouns.js';
import { spellsFromZones } from '../nouns/spells-from-zones.js';
import { without } from '../../syntax/without.js';
import { numeral } from '../basics/numerals.js';
import { attachedFilter } from '../triggers/subjects.js';

type Of<K> = Variant<StaticEffect, 'static', K>;
type Who = 'you' | 'opponent' | 'any player';

export const cants: readonly (readonly [string, Who])[] = [
  ["you can't ", 'you'],
  ["your opponents can't ", 'opponent'],
  ["players can't ", 'any player'],
];

const plainCants: readonly (readonly [string, PlayerProhibition])[] = [
  ['gain life', 'gain life'],
  ['lose life', 'lose life'],
  ['search libraries', 'search libraries'],
  ['draw cards', 'draw cards'],
  ['play lands', 'play lands'],
  ['lose the game', 'lose the game'],
  ['win the game', 'win the game'],
  ['get counters', 'get counters'],
  ['draw more than one card each turn', 'draw more than one card a turn'],
];

type Cant = Of<"players can't">;

const anything: Filter = { is: 'anything' };

/** A filter for the objects; if they are of any kind, the tree has no filter. */
function ofKind(filter: Syntax<Filter>): Syntax<Partial<Cant>> {
  return {
    begins: filter.begins,
    read(reader) {
      const found = filter.read(reader);
      return found === no ? no : found.is === 'anything' ? {} : { filter: found };
    },
    write: (value, writer) => filter.write(value.filter ?? anything, writer),
  };
}

/** CR 704.5a: only this reason to lose the game is taken away. */
const despiteLowLife = constant<StaticEffect>("you don't lose the game for having 0 or less life", {
  static: "players can't",
  who: 'you',
  what: 'lose the game for low life',
});

const fixedLifeTotal = constant<StaticEffect>("your life total can't change", {
  static: "players can't",
  who: 'you',
  what: 'change life totals',
});

/** “Can't gain life”, “can't cast creature spells” (CR 101.2). */
const prohibitions: readonly Syntax<StaticEffect>[] = cants.flatMap(([text, who]): readonly Syntax<StaticEffect>[] => [
  ...plainCants.map(([done, what]) => constant<StaticEffect>(`${text}${done}`, { static: "players can't", who, what })),
  says<Cant>({
    static: "players can't",
    who,
    what: 'cast spells',
  })`${literally(`${text}cast `)}${{ filter: spellsFromZones }}`,
  says<Cant>({
    static: "players can't",
    who,
    what: 'cast spells',
  })`${literally(`${text}cast `)}${ofKind(noun(true, 'spell'))}`,
  says<Cant>({
    static: "players can't",
    who,
    what: 'activate abilities',
  })`${literally(`${text}activate abilities of `)}${{ filter: noun(true) }}`,
  says<Cant>({
    static: "players can't",
    who,
    what: 'sacrifice permanents',
  })`${literally(`${text}sacrifice `)}${{ filter: noun(true) }}`,
]);

const inactivity = [
  ["can't be activated unless they're mana abilities", 'activate nonmana abilities'],
  ["can't be activated", 'activate abilities'],
] as const;

const onBattlefield: Filter = { is: 'in zone', zone: 'battlefield' };

function isOnBattlefield(filter: Filter): boolean {
  return filter.is === 'in zone' && filter.zone === 'battlefield';
}

/** “Artifacts” are permanents (CR 109.2); “sources” can be in any zone. */
const havingAbilities: Syntax<Filter> = oneOf<Filter>(
  attachedFilter,
  {
    begins: noun(true, 'source').begins,
    read(reader) {
      const filter = noun(true, 'source').read(reader);
      return filter === no || conjuncts(filter).some(({ is }) => is === 'type') ? no : filter;
    },
    write: (filter, writer) => !conjuncts(filter).some(isOnBattlefield) && noun(true, 'source').write(filter, writer),
  },
  mapped<Filter, Filter>(
    noun(true),
    (filter) => conjunction([...conjuncts(filter), onBattlefield]),
    (filter) =>
      conjuncts(filter).some(isOnBattlefield)
        ? conjunction(conjuncts(filter).filter((part) => !isOnBattlefield(part)))
        : no,
  ),
);

/** “Activated abilities of artifacts can't be activated” (CR 602.5), “spells with the chosen name can't be cast”. */
const passive: readonly Syntax<StaticEffect>[] = [
  ...inactivity.map(
    ([text, what]) =>
      says<Cant>({
        static: "players can't",
        who: 'any player',
        what,
        passive: true,
      })`activated abilities of ${{ filter: havingAbilities }} ${literally(text)}`,
  ),
  says<Cant>({
    static: "players can't",
    who: 'any player',
    what: 'cast spells',
    passive: true,
  })`${{ filter: noun(true, 'spell') }} can't be cast`,
];

const eachTurn: readonly Syntax<StaticEffect>[] = (
  [
    ["each player can't cast more than one ", 'any player'],
    ["each opponent can't cast more than one ", 'opponent'],
    ["you can't cast more than one ", 'you'],
  ] as const
).map(
  ([text, who]) =>
    says<Cant>({
      static: "players can't",
      who,
      what: 'cast more than one spell a turn',
    })`${literally(text)}${ofKind(noun(false, 'spell'))} each turn`,
);

const drawn: readonly Syntax<StaticEffect>[] = [
  constant<StaticEffect>("each player can't draw more than one card each turn", {
    static: "players can't",
    who: 'any player',
    what: 'draw more than one card a turn',
  }),
  constant<StaticEffect>("each opponent can't draw more than one card each turn", {
    static: "players can't",
    who: 'opponent',
    what: 'draw more than one card a turn',
  }),
];

const owners: readonly (readonly [string, Who])[] = [
  ['your', 'you'],
  ["each opponent's", 'opponent'],
  ["each player's", 'any player'],
];

const number = numeral as Syntax<number>;
const notNegative: Syntax<number> = { ...number, write: (count, writer) => count >= 0 && number.write(count, writer) };
type HandSize = Of<'maximum hand size'>;

/** Maximum hand sizes (CR 402.2). */
const handSize: readonly Syntax<StaticEffect>[] = owners.flatMap(([whose, who]) => [
  says<HandSize>({
    static: 'maximum hand size',
    who,
    change: 'set',
  })`${literally(`${whose} maximum hand size is `)}${{ count: number }}`,
  says<HandSize>({
    static: 'maximum hand size',
    who,
    change: 'add',
  })`${literally(`${whose} maximum hand size is increased by `)}${{ count: notNegative }}`,
  {
    begins: new Set([whose.split(' ')[0]!]),
    fixedFields: { static: 'maximum hand size' },
    read(reader) {
      if (literally(`${whose} maximum hand size is reduced by `).read(reader) === no) return no;
      const count = number.read(reader);
      return count === no ? no : { static: 'maximum hand size', who, change: 'add', count: -count };
    },
    write: (effect, writer) =>
      effect.static === 'maximum hand size' &&
      effect.who === who &&
      effect.change === 'add' &&
      typeof effect.count === 'number' &&
      effect.count < 0 &&
      writer.add(`${whose} maximum hand size is reduced by `) &&
      number.write(-effect.count, writer),
  },
]);

const playerIndex = table<number>({ you: 0, 'your opponents': 1 });
const playersByIndex: readonly Players[] = [{ players: 'you' }, { players: 'each opponent' }];
const abilities = listed<KeywordAbility>(keywordInSentence, 'and');

/** “You have hexproof” (CR 702.11c). */
const playersHave: Syntax<StaticEffect> = {
  begins: playerIndex.begins,
  fixedFields: { static: 'players have' },
  read(reader) {
    const who = playerIndex.read(reader);
    if (who === no || !reader.take('have')) return no;
    const found = abilities.read(reader);
    return found === no ? no : { static: 'players have', who: playersByIndex[who]!, abilities: found };
  },
  write(effect, writer) {
    if (effect.static !== 'players have') return false;
    const who = playersByIndex.findIndex(({ players }) => players === effect.who.players);
    return (
      who >= 0 && playerIndex.write(who, writer) && writer.add(' have ') && abilities.write(effect.abilities, writer)
    );
  },
};

/** Prohibitions with players as the subject, not with spells or abilities. */
function active(inner: Syntax<StaticEffect>): Syntax<StaticEffect> {
  return {
    begins: inner.begins,
    fixedFields: inner.fixedFields ?? {},
    read: (reader) => inner.read(reader),
    write: (effect, writer) => !('passive' in effect) && !('if' in effect) && inner.write(effect, writer),
  };
}

const damageOfThis: StaticEffect = { static: "damage can't be prevented", from: { is: 'this' } };

/** Effects on a spell's own damage, which only texts of instants and sorceries have (CR 615.12). */
function ofSpell(inner: Syntax<StaticEffect>): Syntax<StaticEffect> {
  return {
    ...inner,
    read(reader) {
      const { types } = reader.scope.textSource;
      return types.includes('Instant') || types.includes('Sorcery') ? inner.read(reader) : no;
    },
  };
}

/** Effects of static abilities on players. */
export const playerEffects: readonly Syntax<StaticEffect>[] = [
  constant<StaticEffect>('you have no maximum hand size', { static: 'no maximum hand size' }),
  constant<StaticEffect>('players have no maximum hand size', { static: 'no maximum hand size', who: 'any player' }),
  constant<StaticEffect>('you may play an additional land on each of your turns', {
    static: 'additional lands',
    count: 1,
  }),
  without(
    ['who'],
    says<Of<'additional lands'>>({
      static: 'additional lands',
    })`you may play ${{ count: number }} additional lands on each of your turns`,
  ),
  constant<StaticEffect>('each player may play an additional land on each of their turns', {
    static: 'additional lands',
    count: 1,
    who: 'any player',
  }),
  constant<StaticEffect>('skip your draw step', { static: 'skip', who: 'you', what: 'draw' }),
  constant<StaticEffect>('skip your upkeep step', { static: 'skip', who: 'you', what: 'upkeep' }),
  constant<StaticEffect>('players skip their upkeep steps', { static: 'skip', who: 'any player', what: 'upkeep' }),
  constant<StaticEffect>('skip your untap step', { static: 'skip', who: 'you', what: 'untap' }),
  constant<StaticEffect>('skip your combat phase', { static: 'skip', who: 'you', what: 'combat phase' }),
  constant<StaticEffect>('players skip their untap steps', { static: 'skip', who: 'any player', what: 'untap' }),
  constant<StaticEffect>('players skip their draw steps', { static: 'skip', who: 'any player', what: 'draw' }),
  constant<StaticEffect>('play with the top card of your library revealed', {
    static: 'top card of library',
    who: 'you',
    is: 'revealed',
  }),
  constant<StaticEffect>('players play with the top card of their libraries revealed', {
    static: 'top card of library',
    who: 'any player',
    is: 'revealed',
  }),
  constant<StaticEffect>('you may look at the top card of your library any time', {
    static: 'top card of library',
    who: 'you',
    is: 'seen by its owner',
  }),
  ...[1, 2, 3, 4].map((count) =>
    constant<StaticEffect>(
      `you may look at an additional ${count === 1 ? 'card' : `${numberWord(count)} cards`} each time you surveil`,
      { static: 'may look at more', action: 'surveil', count },
    ),
  ),
  constant<StaticEffect>('play with your hand revealed', { static: 'hand revealed', who: 'you' }),
  constant<StaticEffect>('your opponents play with their hands revealed', { static: 'hand revealed', who: 'opponent' }),
  constant<StaticEffect>('players play with their hands revealed', { static: 'hand revealed', who: 'any player' }),
  constant<StaticEffect>("damage can't be prevented", { static: "damage can't be prevented" }),
  ofSpell(constant<StaticEffect>("the damage can't be prevented", damageOfThis)),
  says<Of<'untap limit'>>({
    static: 'untap limit',
    who: 'any player',
    count: 1,
  })`players can't untap more than one ${{ filter: noun(false) }} during their untap steps`,
  says<Of<'untap limit'>>({
    static: 'untap limit',
    who: 'you',
    count: 1,
  })`you can't untap more than one ${{ filter: noun(false) }} during your untap step`,
  without(
    ['one'],
    says<Of<"untap in others' untap steps">>({
      static: "untap in others' untap steps",
    })`untap all ${{ filter: noun(true) }} during each other player's untap step`,
  ),
  says<Of<"untap in others' untap steps">>({
    static: "untap in others' untap steps",
    one: true,
  })`untap each ${{ filter: nounOfEach() }} during each other player's untap step`,
  without(
    ['one'],
    says<Of<"untap in others' untap steps">>({
      static: "untap in others' untap steps",
      filter: { is: 'this' },
    })`untap ${nameSelf} during each other player's untap step`,
  ),
  ...passive,
  active(despiteLowLife),
  active(fixedLifeTotal),
  definedTypes,
  ...prohibitions.map(active),
  ...certainPlayersCannot,
  ...eachTurn,
  ...drawn,
  ...handSize,
  playersHave,
];
