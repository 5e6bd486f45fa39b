import {
  type Ability,
  type Amount,
  type CardType,
  creatureTypes,
  isSameTree,
  basicLandTypes,
  landTypes,
  type Modification,
} from '@stacktrail/card-tree';
import { listed } from '../../syntax/listed.js';
import type { Reader } from '../../syntax/reader.js';
import type { Scope } from '../../syntax/scope.js';
import { constant, literally, no, oneOf, type No, type Syntax } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { isMany, readNoun, writeNoun, type Noun } from '../nouns/described-nouns.js';
import { readName } from '../basics/names.js';
import { x } from '../basics/numerals.js';
import { grantedAbility, value } from '../basics/holes.js';

type Of<K> = Extract<Modification, { change: K }>;
type Size = Of<'set power and toughness'>;

/** The characteristics that an object keeps: its other types, or its other colors, too (CR 105.3, 205.1b). */
type Besides = 'types' | 'colors' | 'colors and types';

/** The characteristics that an object gets: “a legendary blue Frog creature with base power and toughness 1/1”. */
interface Description extends Noun {
  readonly besides: Besides | null;
  readonly size: Size | null;
  readonly abilities: readonly Ability[];
  readonly name: string | null;
  readonly loses: Of<'lose all abilities'> | null;
}

const theirs = ['its', 'their'] as const;
const kept: readonly (readonly [Besides, string])[] = [
  ['types', 'other types'],
  ['colors', 'other colors'],
  ['colors and types', 'other colors and types'],
];
const besides = theirs.map((their) =>
  kept.map(([what, words]) => ({ what, said: literally(` in addition to ${their} ${words}`) })),
);

function besidesIn(scope: Scope): (typeof besides)[number] {
  return besides[isMany(scope) ? 1 : 0]!;
}

function readBesides(reader: Reader): Besides | null {
  const from = reader.mark();
  for (const { what, said } of besidesIn(reader.scope)) {
    if (said.read(reader) !== no && reader.word !== 'and') return what;
    if (what === 'types' && reader.at > from.at && reader.tokens[reader.at - 1]!.word === 'types') return what;
    reader.back(from);
  }
  return null;
}

const withBase = literally('base power and toughness ');
const baseEqual = literally('base power and toughness each equal to ');
const equal = literally('power and toughness each equal to ');

/** “Base power and toughness 4/4”, “power and toughness each equal to its mana value”. */
const size: Syntax<Size> = oneOf<Size>(
  {
    begins: withBase.begins,
    read(reader) {
      if (withBase.read(reader) === no || reader.token.kind !== 'power/toughness') return no;
      const match = /^(\d+|x)\/(\d+|x)$/i.exec(reader.next().word);
      if (match === null) return no;
      const amount = (text: string): Amount => (/\d/.test(text) ? Number(text) : { amount: 'X' });
      return {
        change: 'set power and toughness',
        power: amount(match[1]!),
        toughness: amount(match[2]!),
        said: 'with',
      };
    },
    write({ power, toughness, said }, writer) {
      if (said !== 'with' || !withBase.write({}, writer)) return false;
      const parts = [power, toughness].map((part) =>
        typeof part === 'number' ? `${part}` : writer.capture(() => x.write(part, writer)),
      );
      return !parts.includes(undefined) && writer.add(parts.join('/'));
    },
  },
  each(baseEqual, 'with'),
  each(equal, 'equal'),
);

function each(words: Syntax<object>, said: NonNullable<Size['said']>): Syntax<Size> {
  return {
    begins: words.begins,
    read(reader) {
      const of = words.read(reader) === no ? no : value.read(reader);
      if (of === no || typeof of === 'number' || of.amount === 'X') return no;
      return { change: 'set power and toughness', power: of, toughness: of, said };
    },
    write: (value_, writer) =>
      value_.said === said &&
      typeof value_.power === 'object' &&
      value_.power.amount !== 'X' &&
      isSameTree(value_.power, value_.toughness) &&
      words.write({}, writer) &&
      value.write(value_.power, writer),
  };
}

/** The words after “with”: a size, then abilities. */
type Had = { readonly size: Size } | { readonly ability: Ability };
const had: Syntax<readonly Had[]> = listed(
  oneOf<Had>(
    {
      begins: size.begins,
      read(reader) {
        const read = reader.must(size);
        return read === no ? no : { size: read };
      },
      write: (one, writer) => 'size' in one && size.write(one.size, writer),
    },
    {
      begins: null,
      read(reader) {
        const read = reader.must(grantedAbility);
        return read === no ? no : { ability: read };
      },
      write: (one, writer) => 'ability' in one && grantedAbility.write(one.ability, writer),
    },
  ),
  'and',
);
const withSome = literally(' with ');
const withHad: Pick<Syntax<readonly Had[]>, 'read'> = {
  read: (reader) => (withSome.read(reader) === no ? no : had.read(reader)),
};

/** Reads or writes abilities as texts of the object that it becomes. */
function asGrantee<T>(scope: Scope, { types, subtypes }: Noun, act: () => T): T {
  const before = scope.grantee;
  const isCreature = types.length === 0 && subtypes.some(isCreatureType);
  scope.grantee = { name: '', types: isCreature ? ['Creature'] : types, subtypes, supertypes: [], abilities: [] };
  const result = act();
  scope.grantee = before;
  return result;
}

function isCreatureType(subtype: string): boolean {
  return (creatureTypes as readonly string[]).includes(subtype);
}

const named = literally(' named ');
const withName: Pick<Syntax<string>, 'read'> = {
  read: (reader) => (named.read(reader) === no ? no : readName(reader)),
};

const losses: readonly (readonly [Of<'lose all abilities'>, Syntax<object>, Syntax<object>])[] = (
  [
    ['other', 'all other abilities'],
    ['other types and abilities', 'all other card types and abilities'],
  ] as const
).map(([said, words]) => [
  { change: 'lose all abilities', said },
  literally(` and loses ${words}`),
  literally(` and lose ${words}`),
]);

function readLoss(reader: Reader): Of<'lose all abilities'> | null {
  const from = reader.mark();
  for (const [change, one, several] of losses) {
    if ((isMany(reader.scope) ? several : one).read(reader) !== no) return change;
    reader.back(from);
  }
  return null;
}

function readDescription(reader: Reader): Description | No {
  const noun = readNoun(reader);
  if (noun === no) return no;
  const isNoun = noun.types.length + noun.subtypes.length > 0;
  const had: readonly Had[] = isNoun ? asGrantee(reader.scope, noun, () => reader.may(withHad, [])) : [];
  const sizes = had.flatMap((one) => ('size' in one ? [one.size] : []));
  if (sizes.length > 1 || (sizes.length === 1 && !('size' in had[0]!))) return no;
  const abilities = had.flatMap((one) => ('ability' in one ? [one.ability] : []));
  const besides = readBesides(reader);
  const name = isNoun && had.length > 0 ? reader.may<string | null>(withName, null) : null;
  const loses = had.length > 0 ? readLoss(reader) : null;
  return { ...noun, besides, size: sizes[0] ?? null, abilities, name, loses };
}

function writeDescription(description: Description, writer: Writer): boolean {
  const { abilities, name, loses } = description;
  if (!writeNoun(description, writer)) return false;
  const all: readonly Had[] = [
    ...(description.size === null ? [] : [{ size: description.size }]),
    ...abilities.map((ability) => ({ ability })),
  ];
  if (all.length > 0) {
    const could = withSome.write({}, writer) && asGrantee(writer.scope, description, () => had.write(all, writer));
    if (!could) return false;
  }
  if (description.besides !== null) {
    const said = besidesIn(writer.scope).find(({ what }) => what === description.besides)?.said;
    if (said === undefined || !said.write({}, writer)) return false;
  }
  if (name !== null && (all.length === 0 || !writer.add(` named ${name}`))) return false;
  if (loses === null) return true;
  const loss = losses.find(([change]) => isSameTree(change, loses));
  return loss !== undefined && all.length > 0 && (isMany(writer.scope) ? loss[2] : loss[1]).write({}, writer);
}

const isArtifactCreature = (types: readonly CardType[]): boolean =>
  types.length === 2 && types.includes('Artifact') && types.includes('Creature');

/** The changes of types (CR 205.1a, 205.1b); `no` if the words don't say which types are replaced. */
function typeChanges({ supertypes: more, types, subtypes, besides, loses }: Description): readonly Modification[] | No {
  const legends = more.length > 0 && { supertypes: more };
  const also: Modification = { change: 'add types', types: [], subtypes: [], ...legends };
  const added = more.length > 0 ? [also] : [];
  if (types.length + subtypes.length === 0) return added;
  if (besides === 'types' || besides === 'colors and types')
    return [{ change: 'add types', types, subtypes, ...legends }];
  if (besides !== null) return no;
  if (types.length === 0) {
    if (subtypes.every(isCreatureType)) return [...added, { change: 'set creature types', subtypes }];
    const isLand = subtypes.length === 1 && (landTypes as readonly string[]).includes(subtypes[0]!);
    return isLand ? [...added, { change: 'set land types', subtypes }] : no;
  }
  if (isArtifactCreature(types) && loses?.said !== 'other types and abilities') {
    if (!subtypes.every(isCreatureType)) return no;
    const becomes: Modification = { change: 'add types', types, subtypes: [], ...legends };
    return subtypes.length === 0 ? [becomes] : [becomes, { change: 'set creature types', subtypes }];
  }
  // CR 305.7: a land that gets a basic land type loses the abilities of its rules text.
  if (subtypes.some((subtype) => Object.hasOwn(basicLandTypes, subtype)))
    return [...added, { change: 'set types', types, subtypes: [] }, { change: 'set land types', subtypes }];
  return [...added, { change: 'set types', types, subtypes }];
}

function changesOf(description: Description): readonly Modification[] | No {
  const { colors, besides, size, abilities, name, loses, types, subtypes } = description;
  const kinds = typeChanges(description);
  if (kinds === no || (besides !== null && types.length + subtypes.length === 0 && besides !== 'colors')) return no;
  if (besides !== null && besides !== 'types' && colors === null) return no;
  const keeps = besides === 'colors' || besides === 'colors and types';
  return [
    ...kinds,
    ...(colors === null ? [] : [{ change: keeps ? ('add colors' as const) : ('set colors' as const), colors }]),
    ...(size === null ? [] : [size]),
    ...(name === null ? [] : [{ change: 'set name' as const, name }]),
    ...(loses === null ? [] : [loses]),
    ...(abilities.length === 0 ? [] : [{ change: 'add abilities' as const, abilities, said: 'with' as const }]),
  ];
}

const nothingSaid: Description = {
  supertypes: [],
  colors: null,
  subtypes: [],
  types: [],
  besides: null,
  size: null,
  abilities: [],
  name: null,
  loses: null,
};

/** The description whose changes are exactly these. */
function descriptionOf(changes: readonly Modification[]): Description | undefined {
  let found = nothingSaid;
  for (const change of changes) {
    switch (change.change) {
      case 'add types':
        found = { ...found, types: change.types, subtypes: change.subtypes, supertypes: change.supertypes ?? [] };
        break;
      case 'set types':
        if (change.said !== undefined) return undefined;
        found = { ...found, types: change.types, subtypes: [...found.subtypes, ...change.subtypes] };
        break;
      case 'set creature types':
      case 'set land types':
        found = { ...found, subtypes: change.subtypes };
        break;
      case 'add colors':
      case 'set colors':
        found = { ...found, colors: change.colors };
        break;
      case 'set power and toughness':
        found = { ...found, size: change };
        break;
      case 'set name':
        found = { ...found, name: change.name };
        break;
      case 'lose all abilities':
        found = { ...found, loses: change };
        break;
      case 'add abilities':
        found = { ...found, abilities: change.abilities };
        break;
      default:
        return undefined;
    }
  }
  const choices = [null, 'types', 'colors and types', 'colors'] as const;
  return choices
    .map((besides): Description => ({ ...found, besides }))
    .find((description) => isSameTree(changesOf(description), changes));
}

const basicLands: readonly Modification[] = [
  { change: 'add types', types: [], subtypes: ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'] },
];
const everyBasicLandType = theirs.map((their) =>
  constant<readonly Modification[]>(`every basic land type in addition to ${their} other types`, basicLands),
);

/** “Every basic land type in addition to its other types” (CR 305.6). */
export const everyLandType: Syntax<readonly Modification[]> = {
  begins: new Set(['every']),
  read: (reader) => everyBasicLandType[isMany(reader.scope) ? 1 : 0]!.read(reader),
  write: (changes, writer) => everyBasicLandType[isMany(writer.scope) ? 1 : 0]!.write(changes, writer),
};

/** The words after “is” or “becomes”, without a size before the noun (see `animation`). */
export const described: Syntax<readonly Modification[]> = {
  begins: null,
  read(reader) {
    const description = readDescription(reader);
    return description === no ? no : changesOf(description);
  },
  write(changes, writer) {
    const description = descriptionOf(changes);
    return description !== undefined && writeDescription(description, writer);
  },
};
