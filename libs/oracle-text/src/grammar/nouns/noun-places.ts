import { type Conjunction, listed } from '../../syntax/listed.js';
import { no, type Syntax } from '../../syntax/syntax.js';
import { groupOf, kindOfWord, type Kind } from '../basics/kinds.js';

/** A word of one group of a noun phrase, in the singular or the plural. */
export function wordOf(group: string, many: boolean): Syntax<Kind> {
  return {
    begins: null,
    read(reader) {
      const found = kindOfWord(reader.word);
      if (found === undefined || groupOf(found.kind) !== group) return no;
      if (found.many !== many && found.kind.one !== found.kind.many) return no;
      if (found.kind.filter.is === 'subtype' && !/^\p{Lu}/u.test(reader.token.text)) return no;
      reader.next();
      return found.kind;
    },
    write: (kind, writer) => writer.add(many ? kind.many : kind.one),
  };
}

const places = {
  one: { or: new Map<string, Syntax<readonly Kind[]>>(), and: new Map(), 'and/or': new Map() },
  many: { or: new Map<string, Syntax<readonly Kind[]>>(), and: new Map(), 'and/or': new Map() },
} satisfies Readonly<Record<string, Readonly<Record<Conjunction, Map<string, Syntax<readonly Kind[]>>>>>>;

/** Words of one group, joined by “or” or “and”. */
export function placeOf(group: string, many: boolean, by: Conjunction): Syntax<readonly Kind[]> {
  const known: Map<string, Syntax<readonly Kind[]>> = places[many ? 'many' : 'one'][by];
  let found = known.get(group);
  if (found === undefined) known.set(group, (found = listed(wordOf(group, many), by)));
  return found;
}
