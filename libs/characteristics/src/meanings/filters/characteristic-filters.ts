import { variantOf, type KeywordName } from '@stacktrail/card-tree';
import { type GameObject, type GameState, colorBit, colorMask, typeBit, typeMask } from '@stacktrail/game-state';
import { aspects } from '../../reading/aspects.js';
import { identityOfCommander } from '../../reading/color-identity.js';
import { isCalled } from '../../reading/names.js';
import type { StateQueries } from '../../reading/state-queries.js';
import { filterMeanings } from './filter-meaning.js';

/** Names, types, colors and abilities. */
export const characteristicFilters = filterMeanings({
  type: {
    reads: aspects.types,
    matches: (object, { type }, state, queries) => (queries.characteristics(state, object).types & typeBit(type)) !== 0,
  },
  supertype: {
    reads: aspects.types,
    matches: (object, { supertype }, state, queries) =>
      queries.characteristics(state, object).supertypes.includes(supertype),
  },
  subtype: {
    reads: aspects.types,
    matches: (object, { subtype }, state, queries) => queries.characteristics(state, object).subtypes.includes(subtype),
  },
  /** CR 903.4, 903.4f. */
  'outside commander identity': {
    reads: aspects.colors,
    matches(object, _, state, queries, { you }) {
      if (!state.commanders.some(({ owner }) => owner === you)) return false;
      const inside = colorMask(identityOfCommander(state, you));
      return (queries.characteristics(state, object).colors & ~inside) !== 0;
    },
  },
  /** CR 700.6. */
  historic: {
    reads: aspects.types,
    matches(object, _, state, queries) {
      const { types, supertypes, subtypes } = queries.characteristics(state, object);
      return (types & typeBit('Artifact')) !== 0 || supertypes.includes('Legendary') || subtypes.includes('Saga');
    },
  },
  outlaw: {
    reads: aspects.types,
    matches: (object, _, state, queries) =>
      queries.characteristics(state, object).subtypes.some((subtype) => outlaws.has(subtype)),
  },
  'permanent card': {
    reads: aspects.types,
    matches: (object, _, state, queries) =>
      object.kind !== 'token' && object.kind !== 'ability' && hasPermanentType(queries, state, object),
  },
  'permanent spell': {
    reads: aspects.types,
    matches: (object, _, state, queries) =>
      object.zone === 'stack' && object.kind !== 'ability' && hasPermanentType(queries, state, object),
  },
  color: {
    reads: aspects.colors,
    matches: (object, { color }, state, queries) =>
      (queries.characteristics(state, object).colors & colorBit(color)) !== 0,
  },
  colorless: {
    reads: aspects.colors,
    matches: (object, _, state, queries) => queries.characteristics(state, object).colors === 0,
  },
  'number of colors': {
    reads: aspects.colors,
    matches: (object, { count }, state, queries) => bitsIn(queries.characteristics(state, object).colors) === count,
  },
  monocolored: {
    reads: aspects.colors,
    matches: (object, _, state, queries) => isOneBit(queries.characteristics(state, object).colors),
  },
  multicolored: {
    reads: aspects.colors,
    matches(object, _, state, queries) {
      const { colors } = queries.characteristics(state, object);
      return colors !== 0 && !isOneBit(colors);
    },
  },
  named: {
    reads: 0,
    matches: (object, { name }, state, queries) => isCalled(queries.characteristics(state, object).name, name),
  },
  keyword: {
    reads: aspects.abilities | aspects.counters,
    matches(object, { keyword, landType }, state, queries) {
      const { keywords, abilities } = queries.characteristics(state, object);
      if (landType === undefined) return hasKeywordOrVariant(keywords, keyword);
      return abilities.some(
        ({ ability }) => ability.kind === 'keyword' && ability.keyword === 'landwalk' && ability.landType === landType,
      );
    },
  },
  'without abilities': {
    reads: aspects.abilities | aspects.counters,
    matches: (object, _, state, queries) => queries.characteristics(state, object).abilities.length === 0,
  },
  'with an activated ability': {
    reads: aspects.abilities | aspects.counters,
    matches: (object, { mana }, state, queries) =>
      queries
        .characteristics(state, object)
        .abilities.some(
          ({ kind, isManaAbility }) => kind === 'activated' && (mana === undefined || mana === isManaAbility),
        ),
  },
});

function bitsIn(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

function isOneBit(mask: number): boolean {
  return mask !== 0 && (mask & (mask - 1)) === 0;
}

const permanentTypes = typeMask(['Artifact', 'Battle', 'Creature', 'Enchantment', 'Land', 'Planeswalker']);

/** CR 110.4. */
function hasPermanentType(queries: StateQueries, state: GameState, object: GameObject): boolean {
  return (queries.characteristics(state, object).types & permanentTypes) !== 0;
}

/** CR 700.12. */
const outlaws: ReadonlySet<string> = new Set(['Assassin', 'Mercenary', 'Pirate', 'Rogue', 'Warlock']);

const variants: ReadonlyMap<KeywordName, KeywordName> = new Map(
  (Object.entries(variantOf) as [KeywordName, KeywordName][]).map(([variant, keyword]) => [keyword, variant]),
);

function hasKeywordOrVariant(keywords: ReadonlySet<KeywordName>, keyword: KeywordName): boolean {
  if (keywords.has(keyword)) return true;
  const variant = variants.get(keyword);
  return variant !== undefined && keywords.has(variant);
}
