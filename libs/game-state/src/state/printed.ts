import {
  colors,
  colorsOfSymbol,
  manaValueOfSymbol,
  cardTypes,
  commandZoneTypes,
  type Ability,
  type CardFace,
  type CardType,
  type Color,
  type Condition,
  type EmblemDescription,
  type Filter,
  type KeywordName,
  type ManaCost,
  type PrintedNumber,
  type StaticEffect,
  type Supertype,
  type TokenDescription,
  type TriggerEvent,
  type Zone,
  castingMethod,
  optionalCost,
} from '@stacktrail/card-tree';
import type { DefinitionPointer } from '@stacktrail/game-events';
import type { AbilityDefinition } from './ability-definition.js';

const typeBits = Object.fromEntries(cardTypes.map((type, i) => [type, 1 << i])) as Record<CardType, number>;
const colorBits = Object.fromEntries(colors.map((color, i) => [color, 1 << i])) as Record<Color, number>;

/** The bit of a card type in a mask of types. */
export function typeBit(type: CardType): number {
  return typeBits[type];
}

/** The bit of a color in a mask of colors. */
export function colorBit(color: Color): number {
  return colorBits[color];
}

export function typeMask(types: readonly CardType[]): number {
  return types.reduce((mask, type) => mask | typeBits[type], 0);
}

export function colorMask(list: readonly Color[]): number {
  return list.reduce((mask, color) => mask | colorBits[color], 0);
}

/** What is printed on a card's face or said by the effect that created a token: where characteristics start (613.1). */
export interface Printed {
  readonly pointer: DefinitionPointer;
  readonly name: string;
  readonly manaCost: ManaCost | null;
  readonly manaValue: number;
  /** A mask of `colorBit`s. */
  readonly colors: number;
  readonly supertypes: readonly Supertype[];
  /** A mask of `typeBit`s. */
  readonly types: number;
  readonly subtypes: readonly string[];
  readonly power: PrintedNumber | null;
  readonly toughness: PrintedNumber | null;
  readonly loyalty: number | null;
  readonly defense: number | null;
  /** The numbers that are lit up on an Attraction (CR 717.1). */
  readonly lights: readonly number[];
  readonly abilities: readonly AbilityDefinition[];
  readonly keywords: ReadonlySet<KeywordName>;
  /** It has a static ability that can affect characteristics or rules of objects (604). */
  readonly hasStatic: boolean;
  /** It can be cast at any time its owner has priority, as far as is printed: an instant, or flash (117.1a, 702.8a). */
  readonly instantSpeed: boolean;
  /** What is printed on it can be used from the hand or the graveyard (113.6): flashback, cycling and the like. */
  readonly usableIn: {
    readonly hand: boolean;
    readonly graveyard: boolean;
    /** It says that it can be cast from exile (CR 113.6f). */
    readonly exile: boolean;
    readonly elsewhere: boolean;
  };
  /** It can be cast in another way than from the hand for its mana cost, as far as is printed (118.9, 601.3). */
  readonly otherWays: boolean;
  /** When it can be cast at all, as far as it says (506.7). */
  readonly castOnly: readonly Condition[];
  /** It has a characteristic-defining ability (604.3). */
  readonly hasCda: boolean;
  /** It has a static ability that functions elsewhere than on the battlefield (113.6b). */
  readonly staticElsewhere: boolean;
  /** What its triggered abilities watch for, wherever they function (603.2). */
  readonly watches: ReadonlySet<TriggerEvent['on']>;
}

const noLights: readonly number[] = [];

/** Compiles what is printed on a face. `abilities` are the face's abilities with what its keywords mean. */
export function printedFace(
  face: CardFace,
  pointer: DefinitionPointer,
  abilities: readonly AbilityDefinition[],
): Printed {
  const cost = face.manaCost ?? [];
  const color = face.colorIndicator ?? cost.flatMap((symbol) => colorsOfSymbol(symbol));
  return {
    pointer,
    name: face.name,
    manaCost: face.manaCost,
    manaValue: cost.reduce((sum, symbol) => sum + manaValueOfSymbol(symbol), 0),
    colors: colorMask(color),
    supertypes: face.supertypes,
    types: typeMask(face.types),
    subtypes: face.subtypes,
    power: face.power ?? null,
    toughness: face.toughness ?? null,
    loyalty: face.loyalty ?? null,
    defense: face.defense ?? null,
    lights: face.lights ?? noLights,
    abilities,
    ...summaryOf(abilities, typeMask(face.types)),
  };
}

/** Compiles a token's characteristics (111.3, 111.4). */
export function printedToken(
  token: TokenDescription,
  pointer: DefinitionPointer,
  abilities: readonly AbilityDefinition[],
): Printed {
  return {
    pointer,
    name: token.name,
    manaCost: null,
    manaValue: 0,
    colors: colorMask(token.colors),
    supertypes: token.supertypes,
    types: typeMask(token.types),
    subtypes: token.subtypes,
    power: token.power ?? null,
    toughness: token.toughness ?? null,
    loyalty: null,
    defense: null,
    lights: noLights,
    abilities,
    ...summaryOf(abilities, typeMask(token.types)),
  };
}

/** CR 114.3: an emblem has its abilities and nothing else. */
export function printedEmblem(
  emblem: EmblemDescription,
  pointer: DefinitionPointer,
  abilities: readonly AbilityDefinition[],
): Printed {
  return { ...nothingPrinted, pointer, name: emblem.name ?? '', abilities, ...summaryOf(abilities, 0) };
}

const defining: ReadonlySet<StaticEffect['static']> = new Set<StaticEffect['static']>([
  'defines power and toughness',
  'defines colors',
  'defines types',
  'is every creature type',
]);

/** Whether a static ability's effect defines characteristics of its object in all zones (CR 604.3). */
function definesCharacteristics({ static: kind }: StaticEffect): boolean {
  return defining.has(kind);
}

/** CR 614.12: what modifies only how the permanent itself enters has nothing to do once it is there. */
export function onlyAsItEnters(effect: StaticEffect): boolean {
  return (
    effect.static === 'replacement' && effect.replacement.would === 'enter' && effect.replacement.what.is === 'this'
  );
}

/** Whether a filter fits nothing but the object whose text it is. */
export function isOwn(filter: Filter): boolean {
  return filter.is === 'this' || (filter.is === 'all' && filter.of.some(isOwn));
}

const commandZoneMask = typeMask(commandZoneTypes);

type Summary = Pick<
  Printed,
  | 'keywords'
  | 'hasStatic'
  | 'hasCda'
  | 'staticElsewhere'
  | 'watches'
  | 'instantSpeed'
  | 'usableIn'
  | 'otherWays'
  | 'castOnly'
>;

function summaryOf(abilities: readonly AbilityDefinition[], types: number): Summary {
  const trees: readonly Ability[] = abilities.map((definition) => definition.ability);
  const statics = trees.filter((ability) => ability.kind === 'static').flatMap((ability) => ability.effects);
  const keywords = new Set(trees.filter((ability) => ability.kind === 'keyword').map((ability) => ability.keyword));
  const activatedIn = (zone: Zone): boolean =>
    trees.some((ability) => ability.kind === 'activated' && ability.from === zone);
  const methods = [...keywords].flatMap((keyword) => castingMethod(keyword) ?? []);
  const ownWays = statics.some(
    (effect) =>
      (effect.static === 'alternative cost' && effect.spells.is === 'this') ||
      (effect.static === 'as though flash' && effect.spells.is === 'this') ||
      (effect.static === 'may play' && isOwn(effect.how.filter)) ||
      effect.static === 'may be cast face down',
  );
  const mayBePlayedIn = (zone: Zone): boolean =>
    statics.some((effect) => effect.static === 'may play' && effect.from === zone && isOwn(effect.how.filter));
  const castIn = (zone: Zone): boolean => methods.some((method) => method.from === zone) || mayBePlayedIn(zone);
  return {
    keywords,
    otherWays: ownWays || methods.length > 0,
    castOnly: statics.flatMap((effect) => (effect.static === 'cast this only' ? [effect.if] : [])),
    instantSpeed:
      (types & typeBits.Instant) !== 0 ||
      keywords.has('flash') ||
      ownWays ||
      methods.some((method) => method.flash) ||
      [...keywords].some((keyword) => optionalCost(keyword)?.flash === true) ||
      trees.some((ability) => ability.kind === 'additional cost' && ability.flash === true),
    usableIn: {
      hand: activatedIn('hand'),
      graveyard: activatedIn('graveyard') || castIn('graveyard'),
      exile: mayBePlayedIn('exile'),
      elsewhere:
        activatedIn('exile') ||
        activatedIn('command') ||
        ((types & commandZoneMask) !== 0 && trees.some(({ kind }) => kind === 'activated')),
    },
    hasStatic: statics.some((effect) => !onlyAsItEnters(effect)),
    staticElsewhere: trees.some((ability) => ability.kind === 'static' && ability.functionsIn !== undefined),
    hasCda: statics.some((effect) => definesCharacteristics(effect)),
    watches: new Set(abilities.flatMap((definition) => definition.watches)),
  };
}

/** What is printed, with what its abilities and types say of it worked out anew. */
export function withSummary(printed: Omit<Printed, keyof Summary>): Printed {
  return { ...printed, ...summaryOf(printed.abilities, printed.types) };
}

/** What an ability on the stack has: its text and no other characteristics (CR 602.2a, 113.7a). */
export const nothingPrinted: Printed = {
  pointer: '' as DefinitionPointer,
  name: '',
  manaCost: null,
  manaValue: 0,
  colors: 0,
  supertypes: [],
  types: 0,
  subtypes: [],
  power: null,
  toughness: null,
  loyalty: null,
  defense: null,
  lights: noLights,
  abilities: [],
  keywords: new Set(),
  hasStatic: false,
  instantSpeed: false,
  usableIn: { hand: false, graveyard: false, exile: false, elsewhere: false },
  otherWays: false,
  castOnly: [],
  hasCda: false,
  staticElsewhere: false,
  watches: new Set(),
};
