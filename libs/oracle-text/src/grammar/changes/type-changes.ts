import {
  cardTypes,
  type CardType,
  type Modification,
  landTypes,
  creatureTypes,
  isSameTree,
} from '@stacktrail/card-tree';
import { pluralise, withArticle } from '../../english/words.js';
import type { Reader } from '../../syntax/reader.js';
import { says, type Variant } from '../../syntax/says.js';
import { literally, no, oneOf, type No, type Syntax } from '../../syntax/syntax.js';
import { without } from '../../syntax/without.js';
import type { Writer } from '../../syntax/writer.js';
import { colorList } from '../basics/colors.js';
import { kindOfWord } from '../basics/kinds.js';
import { verb } from '../basics/verbs.js';

type Of<K> = Variant<Modification, 'change', K>;

interface Kinds {
  readonly types: readonly CardType[];
  readonly subtypes: readonly string[];
}

const typeOf = new Map<string, CardType>(cardTypes.map((type) => [type.toLowerCase(), type]));
for (const type of cardTypes) typeOf.set(pluralise(type.toLowerCase()), type);

const otherTypes = literally(' in addition to its other types');
const theirOtherTypes = literally(' in addition to their other types');
const is = verb('are', 'is');

/** “An Island”, “Mountains”, “a Zombie artifact”: subtypes and types, the last of which is the noun. */
function readKinds(reader: Reader): (Kinds & { readonly many: boolean }) | No {
  const article = reader.take('a') || reader.take('an');
  const types: CardType[] = [];
  const subtypes: string[] = [];
  let many = false;
  for (;;) {
    const type = typeOf.get(reader.word);
    const found = kindOfWord(reader.word);
    if (type !== undefined) {
      types.push(type);
      many = reader.word !== type.toLowerCase();
    } else if (found?.kind.filter.is === 'subtype' && types.length === 0 && /^\p{Lu}/u.test(reader.token.text)) {
      subtypes.push(found.kind.filter.subtype);
      many = found.many || found.kind.one === found.kind.many;
    } else break;
    reader.next();
  }
  if (types.length + subtypes.length === 0 || (article ? !isSingular(many, subtypes, types) : !many)) return no;
  return { types, subtypes, many: !article };
}

/** Whether the noun is singular; “Equipment” and “Plains” are the same in the plural. */
function isSingular(many: boolean, subtypes: readonly string[], types: readonly CardType[]): boolean {
  const last = subtypes[subtypes.length - 1];
  return !many || (types.length === 0 && last !== undefined && pluralise(last) === last);
}

function writeKinds({ types, subtypes }: Kinds, writer: Writer): boolean {
  const words = [...subtypes, ...types.map((type) => type.toLowerCase())];
  const last = words.pop();
  if (last === undefined) return false;
  if (writer.scope.subject?.plural !== true) return writer.add(withArticle([...words, last].join(' ')));
  return writer.add([...words, pluralise(last)].join(' '));
}

/** “Is a Zombie in addition to its other types” (CR 205.1b). */
const besides: Syntax<Modification> = {
  begins: is.begins,
  fixedFields: { change: 'add types' },
  read(reader) {
    if (is.read(reader) === no) return no;
    const kinds = readKinds(reader);
    if (kinds === no || (kinds.many ? theirOtherTypes : otherTypes).read(reader) === no) return no;
    return { change: 'add types', types: kinds.types, subtypes: kinds.subtypes };
  },
  write(change, writer) {
    if (change.change !== 'add types' || change.supertypes !== undefined || change.said !== undefined) return false;
    const plural = writer.scope.subject?.plural === true;
    return (
      is.write({}, writer) &&
      writer.add(' ') &&
      writeKinds(change, writer) &&
      (plural ? theirOtherTypes : otherTypes).write({}, writer)
    );
  },
};

/** “Is an Island”: only the subtypes of that card type are replaced (CR 205.1a, 305.7). */
function instead(change: 'set land types' | 'set creature types', of: readonly string[]): Syntax<Modification> {
  return {
    begins: is.begins,
    read(reader) {
      if (is.read(reader) === no) return no;
      const kinds = readKinds(reader);
      if (kinds === no || kinds.types.length > 0 || kinds.subtypes.length !== 1) return no;
      // A longer description is read elsewhere: “a Bear with base power and toughness 4/2”.
      if (reader.word === 'with' || reader.word === 'in') return no;
      return of.includes(kinds.subtypes[0]!) ? { change, subtypes: kinds.subtypes } : no;
    },
    write: (value, writer) =>
      value.change === change &&
      value.subtypes.length === 1 &&
      is.write({}, writer) &&
      writer.add(' ') &&
      writeKinds({ types: [], subtypes: value.subtypes }, writer),
  };
}

/** “Isn't a creature”, “aren't creatures” (CR 205.1b). */
export const isNot: Syntax<Modification> = {
  begins: new Set(["isn't", "aren't"]),
  fixedFields: { change: 'lose types' },
  read(reader) {
    reader.next();
    const kinds = readKinds(reader);
    return kinds === no || kinds.subtypes.length > 0 || kinds.types.length !== 1 || reader.word === 'and'
      ? no
      : { change: 'lose types', types: kinds.types };
  },
  write: (change, writer) =>
    change.change === 'lose types' &&
    change.types.length === 1 &&
    writer.add(writer.scope.subject?.plural === true ? "aren't " : "isn't ") &&
    writeKinds({ types: change.types, subtypes: [] }, writer),
};

const loseLegendary: Modification = { change: 'lose supertypes', supertypes: ['Legendary'] };

/** “Isn't legendary”, “aren't legendary” (CR 205.4b). */
const isNotLegendary: Syntax<Modification> = {
  begins: new Set(["isn't", "aren't"]),
  read(reader) {
    reader.next();
    return reader.take('legendary') ? loseLegendary : no;
  },
  write: (change, writer) =>
    isSameTree(change, loseLegendary) &&
    writer.add(writer.scope.subject?.plural === true ? "aren't legendary" : "isn't legendary"),
};

/** Changes of types and colors by a static ability: “is an Island”, “are black”, “isn't a creature”. */
export const typeChange: Syntax<Modification> = oneOf<Modification>(
  besides,
  instead('set land types', landTypes),
  instead('set creature types', creatureTypes),
  isNot,
  without(
    ['said'],
    says<Of<'add all creature types'>>({ change: 'add all creature types' })`${is} every creature type`,
  ),
  says<Of<'add all creature types'>>({ change: 'add all creature types', said: 'all' })`${is} all creature types`,
  says<Of<'set colors'>>({ change: 'set colors', colors: [] })`${is} colorless`,
  says<Of<'set colors'>>({ change: 'set colors' })`${is} ${{ colors: colorList }}`,
  isNotLegendary,
);
