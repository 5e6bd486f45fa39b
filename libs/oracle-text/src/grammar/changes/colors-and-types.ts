import { type CardType, cardTypes, type Color } from '@stacktrail/card-tree';
import { pluralise } from '../../english/words.js';
import type { Reader } from '../../syntax/reader.js';
import { no } from '../../syntax/syntax.js';
import { colorList } from '../basics/colors.js';
import { kindOfWord } from '../basics/kinds.js';

const typesOfMany = new Map<string, CardType>(cardTypes.map((type) => [pluralise(type.toLowerCase()), type]));
const typeOf = new Map<string, CardType>(cardTypes.map((type) => [type.toLowerCase(), type]));

/** “Green and white”; `null` if no color is named. */
export function readColors(reader: Reader): readonly Color[] | null {
  const from = reader.mark();
  const colors = colorList.read(reader);
  if (colors !== no) return colors;
  reader.back(from);
  return null;
}

/**
 * “Wolf artifact creature”: subtypes, then card types; either can be missing.
 * @param many whether the noun is plural: “Zombies”, “artifacts”
 */
export function readTypes(reader: Reader, many = false): { readonly subtypes: string[]; readonly types: CardType[] } {
  const subtypes: string[] = [];
  const types: CardType[] = [];
  for (;;) {
    const type = typeOf.get(reader.word) ?? (many ? typesOfMany.get(reader.word) : undefined);
    const kind = kindOfWord(reader.word)?.kind;
    if (type !== undefined) types.push(type);
    else if (kind?.filter.is === 'subtype' && types.length === 0) subtypes.push(kind.filter.subtype);
    else return { subtypes, types };
    reader.next();
  }
}
