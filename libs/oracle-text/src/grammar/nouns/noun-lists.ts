import type { Filter } from '@stacktrail/card-tree';
import { list } from '../../english/words.js';
import type { Reader } from '../../syntax/reader.js';
import { takes } from '../../syntax/listed.js';
import { literally, no, type No, type Syntax } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { conjunction, conjuncts, saysOther } from '../basics/filter-parts.js';
import { isPlaneswalkerType } from '../basics/kinds.js';

type Wording = 'nouns' | 'phrases';

/**
 * Noun phrases of which each has its own noun: “basic land card or Gate card”, “a snow permanent card, a legendary
 * card, or a Saga card”. Words after a noun belong only to that noun.
 */
export function readNounList(
  reader: Reader,
  noun: Syntax<Filter>,
  said: Wording,
  by: 'or' | 'and/or' = 'or',
): Filter | No {
  const first = noun.read(reader);
  if (first === no) return no;
  const of = [first];
  for (;;) {
    const comma = reader.take(',');
    const last = takes(reader, by);
    if ((!comma && !last) || (last && comma !== of.length > 1)) return no;
    const next = noun.read(reader);
    if (next === no || isPlaneswalkerType(next)) return no;
    of.push(next);
    if (last) return of.some(isList) ? no : { is: 'any', of, said };
  }
}

function isList(filter: Filter): boolean {
  return filter.is === 'any' && (filter.said === 'nouns' || filter.said === 'phrases');
}

/**
 * @param noun one of the noun phrases
 * @param by the word before the last of them; in the plural “and/or”
 */
export function writeNounList(
  filter: Filter,
  said: Wording,
  writer: Writer,
  noun: Syntax<Filter>,
  by: 'or' | 'and/or' = 'or',
): boolean {
  if (filter.is !== 'any' || filter.said !== said) return false;
  const texts = filter.of.map((each) => writer.capture(() => noun.write(each, writer)));
  return texts.every((text) => text !== undefined) && writer.add(list(texts, by));
}

function isOfOneSuffix(part: Filter): part is Extract<Filter, { readonly is: 'any' }> {
  return (
    part.is === 'any' && part.said === undefined && part.of.length > 1 && part.of[part.of.length - 1]!.is === 'all'
  );
}

/** “Vampire or Wizard creature”: words of one group stand before one noun. */
function isOfOneGroup(of: readonly Filter[]): boolean {
  const isSubtype = (filter: Filter | undefined): boolean => filter?.is === 'subtype';
  return of.every((filter, i) => isSubtype(i < of.length - 1 ? conjuncts(filter).at(-1) : conjuncts(filter)[0]));
}

/**
 * “Land or nonblack creature”: several nouns, of which the last has an adjective of its own. The words after them
 * belong to all.
 * @param core one noun without the words after it
 * @param head the noun of all of them, after the last: “ card”
 * @param by the word before the last: “and” in the plural
 */
export function nounsOfOneSuffix(
  core: Syntax<Filter>,
  head: string,
  suffix: Syntax<readonly Filter[]>,
  by: 'or' | 'and' = 'or',
): Syntax<Filter> {
  const ending = literally(head);
  return {
    begins: core.begins,
    read(reader) {
      const of: Filter[] = [];
      for (let isLast = false; !isLast;) {
        if (of.length > 0) {
          const comma = reader.take(',');
          isLast = reader.take(by);
          if (!comma && !isLast) return no;
        }
        const one = core.read(reader);
        if (one === no || saysOther(one)) return no;
        of.push(one);
      }
      if (of[of.length - 1]!.is !== 'all' || isOfOneGroup(of) || ending.read(reader) === no) return no;
      const behind = suffix.read(reader);
      return behind === no ? no : conjunction([{ is: 'any', of }, ...behind]);
    },
    write(filter, writer) {
      const parts = conjuncts(filter);
      const either = parts.find(isOfOneSuffix);
      if (either === undefined || saysOther(filter)) return false;
      const texts = either.of.map((one) => writer.capture(() => core.write(one, writer)));
      if (!texts.every((text) => text !== undefined) || !writer.add(`${list(texts, by)}${head}`)) return false;
      return suffix.write(
        parts.filter((part) => part !== either),
        writer,
      );
    },
  };
}
