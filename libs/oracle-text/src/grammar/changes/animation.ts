import {
  type Amount,
  type CardType,
  type Color,
  colorWords,
  type Duration,
  type Filter,
  landTypes,
  type Modification,
  type Supertype,
} from '@stacktrail/card-tree';
import { nameOfAttached, type TextSource } from '../../english/text-source.js';
import { list, withArticle } from '../../english/words.js';
import type { Reader } from '../../syntax/reader.js';
import type { Scope } from '../../syntax/scope.js';
import { literally, no, type No, type Syntax } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { readColors, readTypes } from './colors-and-types.js';
import { durationOrNone } from '../basics/durations.js';
import { conjuncts } from '../basics/filter-parts.js';
import { grantedAbilities } from '../keywords/granted.js';
import { kindOfWord } from '../basics/kinds.js';
import { x } from '../basics/numerals.js';

/** The characteristics that an object gets, without its abilities: “a 3/3 green Elemental creature”. */
interface Creature {
  readonly supertypes: readonly Supertype[];
  /** Power and toughness; `null` if an ability of the object defines them. */
  readonly size: readonly [Amount, Amount] | null;
  readonly colors: readonly Color[] | null;
  readonly subtypes: readonly string[];
  readonly types: readonly CardType[];
}

/**
 * How the text says that it keeps its other types (CR 205.1b): 'that' is “that's still a land”, 'it' “It's still a
 * land.”, 'besides' “in addition to its other types”. 'unsaid': it keeps them though no words say so, as an artifact
 * creature does. 'not': it loses them.
 */
type Keeping = 'that' | 'it' | 'besides' | 'unsaid' | 'not';

interface Animation extends Creature {
  readonly abilities: Extract<Modification, { change: 'add abilities' }> | null;
  readonly allCreatureTypes: boolean;
  readonly keeping: Keeping;
}

function isMany({ subject }: Scope): boolean {
  return subject?.plural === true;
}

function readSize(reader: Reader): readonly [Amount, Amount] | No {
  if (reader.token.kind !== 'power/toughness') return no;
  const match = /^(\d+|x)\/(\d+|x)$/i.exec(reader.next().word);
  if (match === null) return no;
  const amount = (text: string): Amount => (/\d/.test(text) ? Number(text) : { amount: 'X' });
  return [amount(match[1]!), amount(match[2]!)];
}

/** “A 3/3 green and white Wolf artifact creature”, “2/2 creatures”. */
function readCreature(reader: Reader): Creature | No {
  const many = isMany(reader.scope);
  if (!many && !reader.take('a') && !reader.take('an')) return no;
  const supertypes: Supertype[] = reader.take('legendary') ? ['Legendary'] : [];
  const from = reader.mark();
  const read = readSize(reader);
  const size = read === no ? null : read;
  if (size === null) reader.back(from);
  const colors = reader.take('colorless') ? [] : readColors(reader);
  const { subtypes, types } = readTypes(reader);
  if (many && reader.take('creatures')) types.push('Creature');
  else if (many || types[types.length - 1] !== 'Creature') return no;
  return { supertypes, size, colors, subtypes, types };
}

function writeCreature({ supertypes, size, colors, subtypes, types }: Creature, writer: Writer): boolean {
  const parts = (size ?? []).map((part) =>
    typeof part === 'number' ? `${part}` : writer.capture(() => x.write(part, writer)),
  );
  if (parts.includes(undefined)) return false;
  const color = colors === null ? [] : [colors.length === 0 ? 'colorless' : list(colors.map((one) => colorWords[one]))];
  const many = isMany(writer.scope);
  const nouns = types.map((type) => (many && type === 'Creature' ? 'creatures' : type.toLowerCase()));
  const before = [...supertypes.map((one) => one.toLowerCase()), ...(size === null ? [] : [parts.join('/')])];
  const words = [...before, ...color, ...subtypes, ...nouns].join(' ');
  return writer.add(many ? words : withArticle(words));
}

const everyTypeAlone = literally(' with all creature types');
const everyTypeToo = literally(' and all creature types');
const withAbilities = literally(' with ');

/** The object that “this creature” means inside the abilities that it gains. */
function textSourceFor({ types, subtypes }: Creature): TextSource {
  return { name: '', types, subtypes, supertypes: [], abilities: [] };
}

function readAbilities(reader: Reader, creature: Creature): Pick<Animation, 'abilities' | 'allCreatureTypes'> | No {
  const from = reader.mark();
  if (everyTypeAlone.read(reader) !== no) return { abilities: null, allCreatureTypes: true };
  reader.back(from);
  if (withAbilities.read(reader) === no) {
    reader.back(from);
    return { abilities: null, allCreatureTypes: false };
  }
  const { scope } = reader;
  scope.grantee = textSourceFor(creature);
  const abilities = grantedAbilities.read(reader);
  scope.grantee = null;
  if (abilities === no) return no;
  const here = reader.mark();
  const everyType = everyTypeToo.read(reader) !== no;
  if (!everyType) reader.back(here);
  return { abilities: { change: 'add abilities', abilities }, allCreatureTypes: everyType };
}

function writeAbilities({ abilities, allCreatureTypes: everyType, ...creature }: Animation, writer: Writer): boolean {
  if (abilities === null) return !everyType || everyTypeAlone.write({}, writer);
  const { scope } = writer;
  scope.grantee = textSourceFor(creature);
  const could = withAbilities.write({}, writer) && grantedAbilities.write(abilities.abilities, writer);
  scope.grantee = null;
  if (!could) return false;
  return !everyType || everyTypeToo.write({}, writer);
}

const words = {
  that: {
    one: (noun: string) => ` that's still ${withArticle(noun)}`,
    many: (noun: string) => ` that are still ${noun}s`,
  },
  it: { one: (noun: string) => `It's still ${withArticle(noun)}`, many: (noun: string) => `They're still ${noun}s` },
  besides: { one: () => ' in addition to its other types', many: () => ' in addition to their other types' },
};

function keepingPhrase(keeping: 'that' | 'it' | 'besides', scope: Scope): Syntax<object> | No {
  const noun = keeping === 'besides' ? '' : nounBefore(scope);
  return noun === undefined ? no : literally(words[keeping][isMany(scope) ? 'many' : 'one'](noun));
}

function readKeeping(reader: Reader, keeping: 'that' | 'it' | 'besides'): boolean {
  const from = reader.mark();
  const phrase = keepingPhrase(keeping, reader.scope);
  if (phrase !== no && (keeping !== 'it' || reader.stop()) && phrase.read(reader) !== no) return true;
  reader.back(from);
  return false;
}

function writeKeeping(writer: Writer, keeping: 'that' | 'it' | 'besides'): boolean {
  const phrase = keepingPhrase(keeping, writer.scope);
  return phrase !== no && (keeping !== 'it' || (writer.stop() && writer.add(' '))) && phrase.write({}, writer);
}

function isLandFilter(filter: Filter): boolean {
  return conjuncts(filter).some(
    (part) =>
      (part.is === 'type' && part.type === 'Land') ||
      (part.is === 'subtype' && (landTypes as readonly string[]).includes(part.subtype)),
  );
}

/** The type of the object before the change: the noun in “it's still a …”. */
function nounBefore(scope: Scope): 'land' | 'planeswalker' | 'enchantment' | undefined {
  const means = scope.subject?.means;
  if (means === undefined || 'players' in means) return undefined;
  switch (means.objects) {
    case 'this': {
      const { types } = scope.textSource;
      if (types.includes('Land')) return 'land';
      if (types.includes('Planeswalker')) return 'planeswalker';
      return types.includes('Enchantment') ? 'enchantment' : undefined;
    }
    case 'attached': {
      const noun = nameOfAttached(scope.textSource).split(' ')[1] ?? '';
      const kind = kindOfWord(noun.toLowerCase())?.kind;
      return kind !== undefined && isLandFilter(kind.filter) ? 'land' : undefined;
    }
    case 'matching':
    case 'each':
      return isLandFilter(means.filter) ? 'land' : undefined;
    case 'target': {
      const filter = scope.targets[means.slot]?.filter;
      return filter !== undefined && isLandFilter(filter) ? 'land' : undefined;
    }
    default:
      return means.called === 'land' || scope.referentOf(means)?.nouns[0] === 'land' ? 'land' : undefined;
  }
}

const isArtifactCreature = ({ types }: Creature): boolean => types.includes('Artifact');

/**
 * The usual wording, which the tree leaves out: “It's still a land” in the singular, “that are still lands” in the
 * plural; `undefined` for static abilities, and for objects that are neither lands nor planeswalkers.
 */
function usualKeeping(scope: Scope, lasts: boolean): 'that' | 'it' | undefined {
  const noun = nounBefore(scope);
  if (!lasts || noun === undefined || noun === 'enchantment') return undefined;
  return isMany(scope) ? 'that' : 'it';
}

function changesOf(animation: Animation, scope: Scope, lasts: boolean): readonly Modification[] {
  const { supertypes, size, colors, types, subtypes, abilities, allCreatureTypes: everyType, keeping } = animation;
  const legendary = supertypes.length > 0 && { supertypes };
  const isUnusual = keeping !== 'unsaid' && keeping !== 'not' && keeping !== (usualKeeping(scope, lasts) ?? 'besides');
  const wording = isUnusual ? { said: keeping } : {};
  return [
    ...(keeping === 'not' && legendary ? [{ change: 'add types' as const, types: [], subtypes: [], supertypes }] : []),
    keeping === 'not'
      ? { change: 'set types', types, subtypes }
      : { change: 'add types', types, subtypes, ...legendary, ...wording },
    ...(colors === null ? [] : [{ change: 'set colors' as const, colors }]),
    ...(size === null ? [] : [{ change: 'set power and toughness' as const, power: size[0], toughness: size[1] }]),
    ...(abilities === null ? [] : [abilities]),
    ...(everyType ? [{ change: 'add all creature types' as const }] : []),
  ];
}

function animationOf(changes: readonly Modification[], scope: Scope, lasts: boolean): Animation | undefined {
  const [first, ...rest] = changes;
  const kind = first?.change === 'add types' && rest[0]?.change === 'set types' ? rest.shift()! : first;
  if (first === undefined || (kind?.change !== 'add types' && kind?.change !== 'set types')) return undefined;
  if (kind.said === 'is') return undefined;
  const colors = rest[0]?.change === 'set colors' ? rest.shift() : undefined;
  const size = rest[0]?.change === 'set power and toughness' ? rest.shift() : undefined;
  const abilities = rest[0]?.change === 'add abilities' ? rest.shift() : undefined;
  const everyType = rest[0]?.change === 'add all creature types' ? rest.shift() : undefined;
  if (rest.length > 0 || [size, abilities].some((change) => change !== undefined && 'said' in change)) return undefined;
  const { types, subtypes } = kind;
  const creature: Creature = {
    supertypes: first.change === 'add types' ? (first.supertypes ?? []) : [],
    size: size?.change === 'set power and toughness' ? [size.power, size.toughness] : null,
    colors: colors?.change === 'set colors' ? colors.colors : null,
    types,
    subtypes,
  };
  return {
    ...creature,
    abilities: abilities?.change === 'add abilities' ? abilities : null,
    allCreatureTypes: everyType !== undefined,
    keeping: keepingOf(kind, creature, usualKeeping(scope, lasts)),
  };
}

function keepingOf(kind: Modification, creature: Creature, usual: 'that' | 'it' | undefined): Keeping {
  if (kind.change !== 'add types') return 'not';
  const said = kind.said === 'is' ? undefined : kind.said;
  return said ?? usual ?? (isArtifactCreature(creature) ? 'unsaid' : 'besides');
}

interface Lasting {
  readonly changes: readonly Modification[];
  readonly until?: Duration;
}

/**
 * “Becomes a 3/3 Elemental creature with haste until end of turn. It's still a land”, “is a 1/1 creature that's still a
 * land”: it keeps its other types where the text says so, or where it becomes an artifact creature (CR 205.1b).
 *
 * @param lasts whether the text gives a duration; the text of a static ability doesn't
 */
export function animation(verb: Syntax<object>, lasts: boolean): Syntax<Lasting> {
  return {
    begins: verb.begins,
    read(reader) {
      if (verb.read(reader) === no) return no;
      const creature = readCreature(reader);
      const more = creature === no ? no : readAbilities(reader, creature);
      if (creature === no || more === no) return no;
      if (creature.size === null && more.abilities === null) return no;
      const inside = readKeeping(reader, 'that')
        ? 'that'
        : lasts && readKeeping(reader, 'besides')
          ? 'besides'
          : undefined;
      const until = lasts ? durationOrNone.read(reader) : undefined;
      if (until === no) return no;
      const keeping: Keeping =
        inside ?? (readKeeping(reader, 'it') ? 'it' : isArtifactCreature(creature) ? 'unsaid' : 'not');
      // Without a size and without “still a …”, `described` reads this text.
      if (creature.size === null && keeping !== 'it' && keeping !== 'that') return no;
      const changes = changesOf({ ...creature, ...more, keeping }, reader.scope, lasts);
      return until === undefined ? { changes } : { changes, until };
    },
    write({ changes, until }, writer) {
      const whole = animationOf(changes, writer.scope, lasts);
      if (whole === undefined) return false;
      const { keeping } = whole;
      if (!lasts && (keeping === 'besides' || keeping === 'unsaid')) return false;
      if (whole.size === null && (whole.abilities === null || (keeping !== 'it' && keeping !== 'that'))) return false;
      if (keeping === 'not' && isArtifactCreature(whole)) return false;
      if (!verb.write({}, writer) || !writer.add(' ')) return false;
      if (!writeCreature(whole, writer) || !writeAbilities(whole, writer)) return false;
      if ((keeping === 'that' || keeping === 'besides') && !writeKeeping(writer, keeping)) return false;
      if (until !== undefined && !durationOrNone.write(until, writer)) return false;
      return keeping !== 'it' || writeKeeping(writer, 'it');
    },
  };
}
