import { supertypes } from '@stacktrail/card-tree';

/** Subtypes of more than one word (CR 205.3b). */
const longSubtypes = ['Time Lord'];

/** The parts of a type line (CR 205.1). What a plane is one subtype, however many words it has (CR 205.3n). */
export function typeLine(line: string): {
  readonly supertypes: readonly string[];
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
} {
  const [before = '', after = ''] = line.split(/ [—–-] /);
  const words = before.split(' ').filter((word) => word !== '');
  const isSuper = (word: string): boolean => supertypes.some((known) => known === word);
  const types = words.filter((word) => !isSuper(word));
  return { supertypes: words.filter(isSuper), types, subtypes: types.includes('Plane') ? [after] : subtypesIn(after) };
}

function subtypesIn(text: string): readonly string[] {
  const long = longSubtypes.filter((subtype) => text.includes(subtype));
  const short = long.reduce((rest, subtype) => rest.replace(subtype, ''), text);
  return [...long, ...short.split(' ').filter((word) => word !== '')];
}
