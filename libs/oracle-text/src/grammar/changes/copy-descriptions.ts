import {
  cardTypes,
  colorWords,
  supertypes,
  type CardType,
  type Color,
  type Modification,
  type Supertype,
} from '@stacktrail/card-tree';
import { list as listText, withArticle } from '../../english/words.js';
import { takes } from '../../syntax/attempt.js';
import type { Reader } from '../../syntax/reader.js';
import { no, type No } from '../../syntax/syntax.js';
import { colorList } from '../basics/colors.js';
import { kindOfWord } from '../basics/kinds.js';

const typeOf = new Map<string, CardType>(cardTypes.map((type) => [type.toLowerCase(), type]));
const supertypeOf = new Map<string, Supertype>(supertypes.map((type) => [type.toLowerCase(), type]));

/** The characteristics that a copy has in addition or instead: “a 4/4 black Zombie in addition to its other types”. */
interface Description {
  readonly size: readonly [number, number] | null;
  readonly colors: readonly Color[] | null;
  readonly supertypes: readonly Supertype[];
  readonly types: readonly CardType[];
  readonly subtypes: readonly string[];
  readonly besides: 'types' | 'colors and types' | null;
}

function readSize(reader: Reader): readonly [number, number] | null {
  const size = reader.token.kind === 'power/toughness' ? /^(\d+)\/(\d+)$/.exec(reader.word) : null;
  if (size === null) return null;
  reader.next();
  return [Number(size[1]), Number(size[2])];
}

const besidesOf = (many: boolean) =>
  [
    [many ? 'in addition to their other types' : 'in addition to its other types', 'types'],
    [
      many ? 'in addition to their other colors and types' : 'in addition to its other colors and types',
      'colors and types',
    ],
  ] as const;

/** @param many whether the noun is plural: “3/3 Dragon creatures” */
export function readDescription(reader: Reader, many: boolean): Description | No {
  const article = !many && (takes(reader, 'a') || takes(reader, 'an'));
  const size = readSize(reader);
  const from = reader.mark();
  const named = takes(reader, 'colorless') ? [] : colorList.read(reader);
  if (named === no) reader.back(from);
  const colors = named === no ? null : named;
  const [foundSupertypes, types, subtypes]: [Supertype[], CardType[], string[]] = [[], [], []];
  for (;;) {
    const { word } = reader;
    const supertype = supertypeOf.get(word);
    const type = typeOf.get(word) ?? (many ? typeOf.get(word.replace(/s$/, '')) : undefined);
    const kind = kindOfWord(word)?.kind;
    if (supertype !== undefined && types.length === 0) foundSupertypes.push(supertype);
    else if (type !== undefined) types.push(type);
    else if (kind?.filter.is === 'subtype' && types.length === 0) subtypes.push(kind.filter.subtype);
    else break;
    reader.next();
    // “Legendary and snow in addition to its other types.”
    if (supertype !== undefined && reader.word === 'and' && supertypeOf.has(reader.ahead(1))) reader.next();
  }
  const kinds = types.length + subtypes.length + foundSupertypes.length;
  if (!many && article !== types.length + subtypes.length > 0) return no;
  const besides = besidesOf(many).find(([text]) => takes(reader, text))?.[1] ?? null;
  if (kinds === 0 && ((size === null) === (colors === null) || besides !== null)) return no;
  return { size, colors, supertypes: foundSupertypes, types, subtypes, besides };
}

/**
 * The words of a description.
 * @param many whether the noun is plural
 */
export function sayDescription(
  { size, colors, supertypes: more, types, subtypes, besides }: Description,
  many: boolean,
): string {
  const words = [
    ...(size === null ? [] : [size.join('/')]),
    ...(colors === null ? [] : [colors.length === 0 ? 'colorless' : listText(colors.map((one) => colorWords[one]))]),
    ...(types.length + subtypes.length > 0
      ? more.map((one) => one.toLowerCase())
      : more.length > 0
        ? [listText(more.map((one) => one.toLowerCase()))]
        : []),
    ...subtypes,
    ...types.map((one, i) => `${one.toLowerCase()}${many && i === types.length - 1 ? 's' : ''}`),
  ].join(' ');
  const isNoun = types.length + subtypes.length > 0;
  const said = isNoun && !many ? withArticle(words) : words;
  return besides === null ? said : `${said} ${besidesOf(many).find(([, what]) => what === besides)![0]}`;
}

/** The changes of the copied characteristics that a description means. */
export function changesOf({
  size,
  colors,
  supertypes: more,
  types,
  subtypes,
  besides,
}: Description): readonly Modification[] {
  const changes: Modification[] = [];
  if (types.length + subtypes.length + more.length > 0) {
    if (besides !== null || types.length + subtypes.length === 0)
      changes.push({ change: 'add types', types, subtypes, ...(more.length > 0 && { supertypes: more }) });
    else if (types.length === 0) changes.push({ change: 'set creature types', subtypes });
    else changes.push({ change: 'set types', types, subtypes });
  }
  if (colors !== null) changes.push({ change: besides === 'colors and types' ? 'add colors' : 'set colors', colors });
  if (size !== null) changes.push({ change: 'set power and toughness', power: size[0], toughness: size[1] });
  return changes;
}

/** The description for these changes; `undefined` if there is none. */
export function descriptionOf(changes: readonly Modification[]): Description | undefined {
  let found: Description = { size: null, colors: null, supertypes: [], types: [], subtypes: [], besides: null };
  for (const change of changes) {
    switch (change.change) {
      case 'add types':
        found = {
          ...found,
          types: change.types,
          subtypes: change.subtypes,
          supertypes: change.supertypes ?? [],
          besides: 'types',
        };
        break;
      case 'set creature types':
        found = { ...found, subtypes: change.subtypes };
        break;
      case 'set types':
        found = { ...found, types: change.types, subtypes: change.subtypes };
        break;
      case 'add colors':
        found = { ...found, colors: change.colors, besides: 'colors and types' };
        break;
      case 'set colors':
        found = { ...found, colors: change.colors };
        break;
      case 'set power and toughness':
        if (typeof change.power !== 'number' || typeof change.toughness !== 'number') return undefined;
        found = { ...found, size: [change.power, change.toughness] };
        break;
      default:
        return undefined;
    }
  }
  return found;
}
