import {
  type Amount,
  type KeywordAbility,
  basicLandTypes,
  costKeywords,
  isSameTree,
  numberKeywords,
  plainKeywords,
  type CostKeyword,
  type Color,
  type Filter,
} from '@stacktrail/card-tree';
import { readsOnly } from '../../syntax/reads-only.js';
import { flag, says, type Variant } from '../../syntax/says.js';
import { without } from '../../syntax/without.js';
import { constant, lazy, literally, mapped, no, oneOf, type Syntax } from '../../syntax/syntax.js';
import { color } from '../basics/colors.js';
import { moreThanOne } from '../conditions/held.js';
import { activationCost, keywordCost, manaCost, manaEither } from '../costs/costs.js';
import { value } from '../basics/holes.js';
import { kindOfWord } from '../basics/kinds.js';
import { enchant, enchantInGraveyard, enchantPlayer } from './enchanting.js';
import { notedColor } from '../nouns/noted-colors.js';
import { fromQuality } from './qualities.js';
import { indefinite, noun } from '../nouns/nouns.js';
import { numeral, numeralOrX } from '../basics/numerals.js';
import { castingKeywords } from './casting-keywords.js';
import { heldKeywords } from './held-keywords.js';

type Of<K> = Variant<KeywordAbility, 'keyword', K>;

/** Longer keywords come first: “trample over planeswalkers” isn't “trample”. */
const plain = [...plainKeywords]
  .sort((a, b) => b.length - a.length)
  .map((keyword) => constant(keyword, { kind: 'keyword', keyword } as KeywordAbility));

const landwalk = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest', 'Desert'].map((landType) =>
  constant<KeywordAbility>(`${landType.toLowerCase()}walk`, { kind: 'keyword', keyword: 'landwalk', landType }),
);

const walkedQualities: readonly (readonly [string, Filter])[] = [
  ['nonbasic', { is: 'not', of: { is: 'supertype', supertype: 'Basic' } }],
  ['legendary', { is: 'supertype', supertype: 'Legendary' }],
  ['snow', { is: 'supertype', supertype: 'Snow' }],
  ['artifact', { is: 'type', type: 'Artifact' }],
];

/** “Nonbasic landwalk”, “snow swampwalk” (CR 702.14c). */
const qualifiedLandwalk = walkedQualities.flatMap(([word, quality]) => [
  constant<KeywordAbility>(`${word} landwalk`, { kind: 'keyword', keyword: 'landwalk', quality }),
  ...Object.keys(basicLandTypes).map((landType) =>
    constant<KeywordAbility>(`${word} ${landType.toLowerCase()}walk`, {
      kind: 'keyword',
      keyword: 'landwalk',
      landType,
      quality,
    }),
  ),
]);

type Protection = Of<'protection'>;

const colorOnly: Syntax<readonly Color[]> = {
  begins: new Set(['from']),
  read(reader) {
    const from: Color[] = [];
    do {
      if (!reader.take('from')) return no;
      const one = color.read(reader);
      if (one === no) return no;
      from.push(one);
    } while (reader.word === 'and' && reader.ahead(1) === 'from' && reader.take('and'));
    return from;
  },
  write: (from, writer) =>
    from.length > 0 && from.every((one, i) => writer.add(i === 0 ? 'from ' : ' and from ') && color.write(one, writer)),
};

const allColors: readonly Color[] = ['W', 'U', 'B', 'R', 'G'];

/** The permanents that the effect doesn't remove though it grants protection (CR 702.16n). */
const sparing: Syntax<Filter> = oneOf<Filter>(
  constant('this Aura', { is: 'one of', objects: { objects: 'granter', as: 'this Aura' } }),
  constant('Auras', { is: 'subtype', subtype: 'Aura' }),
);

/** “This effect doesn't remove this Aura”, after protection that an effect grants. */
export const notRemoving = says<Pick<Protection, 'sparing'>>({})`. This effect doesn't remove ${{ sparing }}`;

/** Whether the protection is from another quality than a color, which has a field of its own. */
function isOfQuality({ quality }: Protection): boolean {
  return quality?.is !== 'color';
}

/** “Protection from white. This effect doesn't remove this Aura.” */
const sparingProtection: readonly Syntax<KeywordAbility>[] = [
  says<Protection>({
    kind: 'keyword',
    keyword: 'protection',
    from: allColors,
  })`protection from each color${notRemoving}`,
  says<Protection>({ kind: 'keyword', keyword: 'protection' })`protection ${{ from: colorOnly }}${notRemoving}`,
  readsOnly(
    isOfQuality,
    says<Protection>({
      kind: 'keyword',
      keyword: 'protection',
      from: [],
    })`protection from ${{ quality: lazy(() => fromQuality) }}${notRemoving}`,
  ),
];

/** “Protection from black and from green”, “protection from artifacts”, “protection from everything”. */
const protection: Syntax<KeywordAbility> = oneOf<KeywordAbility>(
  ...sparingProtection,
  says<Protection>({ kind: 'keyword', keyword: 'protection', from: [], everything: true })`protection from everything`,
  constant<KeywordAbility>("protection from each color that's not in your commander's color identity", {
    kind: 'keyword',
    keyword: 'protection',
    from: [],
    quality: { is: 'outside commander identity' },
  }),
  says<Protection>({ kind: 'keyword', keyword: 'protection', from: allColors })`protection from each color`,
  exactly(says<Protection>({ kind: 'keyword', keyword: 'protection' })`protection ${{ from: colorOnly }}`),
  readsOnly(
    isOfQuality,
    says<Protection>({
      kind: 'keyword',
      keyword: 'protection',
      from: [],
    })`protection from ${{ quality: lazy(() => fromQuality) }}`,
  ),
);

/** The same syntax, but only for protection from colors. */
function exactly(inner: Syntax<Protection>): Syntax<KeywordAbility> {
  return {
    begins: inner.begins,
    fixedFields: inner.fixedFields ?? {},
    read: (reader) => inner.read(reader),
    write: (ability, writer) =>
      ability.keyword === 'protection' && Object.keys(ability).length === 3 && inner.write(ability, writer),
  };
}

/** “That color”: the color that this text had a player choose (CR 608.2d). */
const ofNotedColor: Syntax<Filter> = says<Extract<Filter, { is: 'has noted' }>>({
  is: 'has noted',
  quality: 'color',
})`${notedColor}`;

const hexproofFrom = says<Of<'hexproof'>>({
  kind: 'keyword',
  keyword: 'hexproof',
})`hexproof from ${{
  from: oneOf<Filter>(
    ofNotedColor,
    lazy(() => fromQuality),
  ),
}}`;

const kind = 'keyword';
const word = (keyword: string): Syntax<object> => literally(keyword);

const withCost = (keywords: readonly CostKeyword[]): readonly Syntax<KeywordAbility>[] =>
  keywords.map(
    (keyword) => says<Of<'ward'>>({ kind, keyword: keyword as 'ward' })`${word(keyword)}${{ cost: keywordCost }}`,
  );

/** “Cumulative upkeep {G} or {W}”: a choice for each age counter (CR 702.24a); “equip {2} or {B}”. */
const ofEitherCost: readonly Syntax<KeywordAbility>[] = [
  says<Of<'cumulative upkeep'>>({ kind, keyword: 'cumulative upkeep' })`cumulative upkeep${{ cost: manaEither }}`,
  exactlyEquip(says<Of<'equip'>>({ kind, keyword: 'equip' })`equip${{ cost: manaEither }}`),
];

/** Equip without a restriction to some creatures (CR 702.6a). */
function exactlyEquip(inner: Syntax<Of<'equip'>>): Syntax<KeywordAbility> {
  return {
    begins: inner.begins,
    fixedFields: inner.fixedFields ?? {},
    read: (reader) => inner.read(reader),
    write: (ability, writer) =>
      ability.keyword === 'equip' &&
      !('quality' in ability) &&
      !('planeswalker' in ability) &&
      !('costsLess' in ability) &&
      !('oncePerTurn' in ability) &&
      inner.write(ability, writer),
  };
}

const withNumber = numberKeywords.map(
  (keyword) => says<Of<'bushido'>>({ kind, keyword: keyword as 'bushido' })`${word(keyword)} ${{ count: numeralOrX }}`,
);

/** “X, where X is the number of creatures you control.” */
const definedX: Syntax<Amount> = mapped<{ readonly is: Amount }, Amount>(
  says<{ readonly is: Amount }>({})`X, where X is ${{ is: value }}.`,
  ({ is }) => ({ amount: 'X', is }),
  (count) => (typeof count === 'object' && count.amount === 'X' && count.is !== undefined ? { is: count.is } : no),
);

/** “Firebending X, where X is …”: a paragraph of its own. */
const withDefinedX = numberKeywords.map(
  (keyword) => says<Of<'bushido'>>({ kind, keyword: keyword as 'bushido' })`${word(keyword)} ${{ count: definedX }}`,
);

const vanishing = says<Of<'vanishing'>>({
  kind,
  keyword: 'vanishing',
})`vanishing ${{ count: numeralOrX }}`;

/** “Equip planeswalker {2}”, “equip Human {1}” (CR 702.6c, 702.6e). */
const equips: readonly Syntax<KeywordAbility>[] = [
  says<Of<'equip'>>({ kind, keyword: 'equip', planeswalker: true })`equip planeswalker${{ cost: keywordCost }}`,
  says<Of<'equip'>>({ kind, keyword: 'equip' })`equip ${{ quality: lazy(() => noun(false)) }}${{ cost: keywordCost }}`,
];

type NumberAndCost = Pick<Of<'awaken'>, 'count' | 'cost'>;

/** “4—{R}”: a number and a cost (CR 702.62a). */
const numberAndCost = {
  begins: numeralOrX.begins,
  read(reader) {
    const count = numeralOrX.read(reader);
    if (count === no || !reader.take('—')) return no;
    const cost = activationCost.read(reader);
    return cost === no ? no : { count, cost };
  },
  // Suspend that an object gains has neither number nor cost.
  write: ({ count, cost }, writer) =>
    count !== undefined &&
    cost !== undefined &&
    numeralOrX.write(count, writer) &&
    writer.add('—') &&
    activationCost.write(cost, writer),
} satisfies Syntax<Partial<NumberAndCost>> as Syntax<NumberAndCost>;

const counted = (['awaken', 'impending', 'reinforce'] as const).map(
  (keyword) => says<Of<'awaken'>>({ kind, keyword: keyword as 'awaken' })`${word(keyword)} ${numberAndCost}`,
);

const suspend = says<Of<'suspend'>>({
  kind,
  keyword: 'suspend',
})`suspend ${numberAndCost}${flag({ xIsPositive: true as const }, ". X can't be 0.")}`;

/** “Affinity for artifacts”: in a paragraph of its own, or gained by spells. */
export const affinity: Syntax<KeywordAbility> = says<Of<'affinity'>>({
  kind,
  keyword: 'affinity',
})`affinity for ${{ what: lazy(() => noun(true)) }}`;
const devour = oneOf<KeywordAbility>(
  says<Of<'devour'>>({
    kind,
    keyword: 'devour',
  })`devour ${{ quality: lazy(() => noun(false)) }} ${{ count: numeralOrX }}`,
  says<Of<'devour'>>({ kind, keyword: 'devour' })`devour ${{ count: numeralOrX }}`,
);
const champion = says<Of<'champion'>>({ kind, keyword: 'champion' })`champion ${{ filter: lazy(() => indefinite()) }}`;

const cycledQualities: readonly (readonly [string, Filter])[] = [
  ['basic', { is: 'supertype', supertype: 'Basic' }],
  ['artifact', { is: 'type', type: 'Artifact' }],
];

/** “Mountaincycling {2}”, “basic landcycling {1}”, “artifact landcycling {2}” (CR 702.29e). */
const typecycling: Syntax<KeywordAbility> = {
  begins: { has: (word) => word === 'basic' || word === 'artifact' || word.endsWith('cycling') },
  fixedFields: { keyword: 'typecycling' },
  read(reader) {
    const also = cycledQualities.find(([said]) => reader.take(said))?.[1];
    const { word: cycling } = reader;
    if (!cycling.endsWith('cycling') || cycling === 'cycling') return no;
    const type = kindOfWord(cycling.slice(0, -'cycling'.length))?.kind.filter;
    if (type === undefined || (type.is !== 'subtype' && type.is !== 'type')) return no;
    reader.next();
    const what: Filter = also === undefined ? type : { is: 'all', of: [also, type] };
    const cost = keywordCost.read(reader);
    return cost === no ? no : { kind, keyword: 'typecycling', what, cost };
  },
  write(ability, writer) {
    if (ability.keyword !== 'typecycling') return false;
    const { what, cost } = ability;
    const also = what.is === 'all' ? cycledQualities.find(([, quality]) => isSameTree(quality, what.of[0])) : undefined;
    const type = what.is === 'all' && also !== undefined ? what.of[1]! : what;
    const name = type.is === 'subtype' ? type.subtype : type.is === 'type' ? type.type : undefined;
    if (name === undefined) return false;
    const before = also === undefined ? '' : `${also[0]} `;
    return writer.add(`${before}${name.toLowerCase()}cycling`) && keywordCost.write(cost, writer);
  },
};

/** “Partner with …”: the rest of the line is a name (CR 702.124i). */
const partnerWith: Syntax<KeywordAbility> = {
  begins: new Set(['partner']),
  fixedFields: { keyword: 'partner with' },
  read(reader) {
    if (!reader.take('partner') || !reader.take('with')) return no;
    let name = '';
    for (let last = reader.token.from; reader.token.kind !== 'end';) {
      const { text, from, to } = reader.next();
      name += (from > last && name !== '' ? ' ' : '') + text;
      last = to;
    }
    return name === '' ? no : { kind, keyword: 'partner with', name };
  },
  write: (ability, writer) => ability.keyword === 'partner with' && writer.add(`partner with ${ability.name}`),
};

/** “Craft with artifact {3}”, “craft with one or more Dinosaurs {4}” (CR 702.167a). */
const craft: Syntax<KeywordAbility> = oneOf<KeywordAbility>(
  says<Of<'craft'>>({
    kind,
    keyword: 'craft',
    orMore: true,
  })`craft with ${{ count: numeral }} or more ${{ materials: lazy(() => noun(true)) }}${{ cost: keywordCost }}`,
  says<Of<'craft'>>({
    kind,
    keyword: 'craft',
  })`craft with ${{ count: moreThanOne }} ${{ materials: lazy(() => noun(true)) }}${{ cost: keywordCost }}`,
  says<Of<'craft'>>({
    kind,
    keyword: 'craft',
    count: 1,
  })`craft with ${{ materials: lazy(() => noun(false)) }}${{ cost: keywordCost }}`,
);

const inLine: readonly CostKeyword[] = ['ward'];
/** The keyword's name is capitalised (CR 702.162). */
const convertedCost = says<Of<'more than meets the eye'>>({
  kind,
  keyword: 'more than meets the eye',
})`${word('More Than Meets the Eye')}${{ cost: keywordCost }}`;

/** Keywords as they stand in a sentence or share a line: “flying”, “ward {2}”. */
export const keywordInSentence: Syntax<KeywordAbility> = lazy(() =>
  oneOf<KeywordAbility>(
    hexproofFrom,
    ...plain,
    ...landwalk,
    ...qualifiedLandwalk,
    protection,
    ...withCost(inLine),
    ...withNumber,
    vanishing,
    devour,
    says<Of<'bands with other'>>({
      kind,
      keyword: 'bands with other',
    })`bands with other ${{ quality: lazy(() => noun(true)) }}`,
    constant<KeywordAbility>('suspend', { kind, keyword: 'suspend' }),
  ),
);

/** “Cycling {2}”, “equip {0}”: keywords with mana costs, as objects gain or have them. */
export const keywordWithMana: Syntax<KeywordAbility> = oneOf<KeywordAbility>(
  ...costKeywords
    .filter((keyword) => !inLine.includes(keyword) && keyword !== 'more than meets the eye')
    .map((keyword) =>
      without(
        ['quality'],
        says<Of<'ward'>>({ kind, keyword: keyword as 'ward' })`${word(keyword)}${{ cost: manaCost }}`,
      ),
    ),
  says<Of<'equip'>>({ kind, keyword: 'equip' })`equip ${{ quality: lazy(() => noun(false)) }}${{ cost: manaCost }}`,
);

/** Keywords with a paragraph of their own. */
export const keywordOfLine: Syntax<KeywordAbility> = lazy(() =>
  oneOf<KeywordAbility>(
    ...heldKeywords,
    ...castingKeywords,
    ...equips,
    ...ofEitherCost,
    convertedCost,
    ...withCost(costKeywords.filter((keyword) => !inLine.includes(keyword) && keyword !== 'more than meets the eye')),
    ...counted,
    suspend,
    ...withDefinedX,
    affinity,
    champion,
    partnerWith,
    craft,
    enchantPlayer,
    enchantInGraveyard,
    enchant,
    typecycling,
  ),
);
