import type { Filter } from '@stacktrail/card-tree';
import { withArticle } from '../../english/words.js';
import { conjunctions } from '../../syntax/listed.js';
import type { Reader, Rule } from '../../syntax/reader.js';
import { no, type No, type Syntax, remembered } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { afterNoun, type NounForm } from './after-noun.js';
import { conjunction, conjuncts, saysOther, withoutOther } from '../basics/filter-parts.js';
import { indefiniteCardHole, indefiniteHole, pluralHole, singularHole } from '../basics/holes.js';
import { nounsOfOneSuffix, readNounList, writeNounList } from './noun-lists.js';
import { placeOf, wordOf } from './noun-places.js';
import { isSizeWord, readSize, sizeAmong } from './noun-sizes.js';
import { otherFilter, otherThan, otherThanTheirs } from './other-than.js';
import { groupOf, isMixed, isNegated, isOfBoth } from '../basics/kinds.js';
import { kindOfFilter, kindOfWord, saysOneTwice, ranks, type Kind } from '../basics/kinds.js';

/** The last noun of a phrase, if no type stands there. */
export type Head = 'permanent' | 'card' | 'spell' | 'source' | 'token';

/** The word at one place of a noun phrase, or several words joined by “or”; in the plural also by “and”. */
interface Place {
  readonly kinds: readonly Kind[];
  readonly many: boolean;
  readonly said?: 'and/or' | 'and';
}

/** Whether a conjunction or comma follows this word. */
function isJoined(reader: Reader): boolean {
  const next = reader.ahead(1);
  return next === ',' || next === 'or' || next === 'and';
}

/** “Merfolk, Krakens, and Serpents”: if a word is the same in the plural, the next word shows which it is. */
function isFirstOfMany(reader: Reader, { one, many }: Kind): boolean {
  return one === many && isJoined(reader) && kindOfWord(reader.ahead(2))?.many === true;
}

function readPlace(reader: Reader, head: Head, alone: boolean): Place | No {
  const first = kindOfWord(reader.word);
  if (first === undefined) return no;
  const group = groupOf(first.kind);
  const from = reader.mark();
  const many = first.many || isFirstOfMany(reader, first.kind);
  // “Basic land card or Gate card”: a conjunction of whole noun phrases doesn't join single words.
  if (head === 'card' && first.kind.one === head) {
    reader.next();
    return { kinds: [first.kind], many };
  }
  const joints = alone || !isJoined(reader) ? [] : many || head === 'card' ? conjunctions : (['or', 'and/or'] as const);
  for (const by of joints) {
    const kinds = placeOf(group, many, by).read(reader);
    if (kinds === no) return no;
    // “Aura spells and Equipment spells”: the last word belongs to the next noun.
    const isOver = !many || kindOfWord(reader.word)?.kind.rank !== 'head';
    // “Artifact and creature cards”: “and” joins words before a plural noun.
    const isOfCards = by !== 'and' || many || reader.word === 'cards';
    if (kinds.length > 1 && isOver && !isMixed(kinds) && !saysOneTwice(kinds) && isOfCards)
      return by === 'and/or' || (by === 'and' && !many) ? { kinds, many, said: by } : { kinds, many };
    reader.back(from);
  }
  const kind = wordOf(group, many).read(reader);
  return kind === no ? no : { kinds: [kind], many };
}

/** “Nonartifact, nonblack creature”. */
function readComma(reader: Reader, last: Place | undefined): void {
  if (reader.word !== ',' || last === undefined || !last.kinds.every(isNegated)) return;
  const next = kindOfWord(reader.ahead(1));
  if (next !== undefined && isNegated(next.kind)) reader.next();
}

function canBeHead(kind: Kind, head: Head): boolean {
  if (kind.one === head) return true;
  return head === 'permanent' && ['subtype', 'type', 'head'].includes(kind.rank);
}

/** @param suffix whether the words after a list belong to all of its nouns, or only to the last */
function readNoun(
  reader: Reader,
  form: NounForm,
  head: Head,
  suffix: 'of all' | 'of the last' | 'none' = 'of all',
): Filter | No {
  const many = form === 'several';
  const parts: Filter[] = [];
  const other = reader.word === 'other' && reader.ahead(1) !== 'than';
  const than = otherThan(reader.scope);
  if (other) reader.next();
  const ofSize = readSize(reader);
  let last: Place | undefined;
  while (last === undefined || (hasAnotherWord(reader, last, head) && !(suffix === 'none' && isHeadOfAll(reader)))) {
    const from = reader.mark();
    readComma(reader, last);
    const place = readPlace(reader, head, suffix === 'none');
    if (place === no) {
      reader.back(from);
      break;
    }
    // “Artifact creature or land”: it is unclear whether “artifact” belongs to both nouns.
    if (
      place.kinds.length > 1 &&
      last?.kinds.some((kind) => kind.rank === 'type') &&
      !isOfBoth(last.kinds, place.kinds)
    )
      return no;
    // “Enchanted creature or enchantment creature”: it is unclear to which nouns the first word belongs.
    if (last !== undefined && last.kinds.length > 1 && place.kinds.some((kind) => last!.kinds.includes(kind)))
      return no;
    last = place;
    const [kind] = place.kinds;
    if (place.kinds.length > 1) parts.push(oneOfKinds(place));
    else if (kind!.one !== head)
      parts.push(isPermanentCard(kind!, head) ? { is: `permanent ${head as 'card' | 'spell'}` } : kind!.filter);
  }
  if (!readHead(reader, last, many, head)) return no;
  if (other) {
    const meant = otherFilter(reader.scope, head, parts, than);
    if (meant === no) return no;
    parts.unshift(meant);
  }
  if (suffix === 'none') return conjunction([...parts, ...ofSize]);
  const after = [...ofSize, ...readAfterwards(reader, form)];
  const others = otherThanTheirs(parts, after);
  if (after.some(isOnStack) && head === 'permanent' && !last?.kinds.some(({ filter }) => isSpellOrAbility(filter)))
    return no;
  if (suffix === 'of all') return conjunction([...others, ...after]);
  return last === undefined ? no : withSuffixOfLast(others, last, after);
}

/** “Card” or “spell” after several nouns belongs to each of them. */
const isHeadOfAll = ({ word }: Reader): boolean => word === 'card' || word === 'spell';

/** Whether only spells and abilities can match the filter: nothing else has targets (CR 115.1). */
function isOnStack({ is }: Filter): boolean {
  return is === 'targets' || is === 'targets player' || is === 'number of targets';
}

const isSpellOrAbility = ({ is }: Filter): boolean => is === 'spell' || is === 'ability';

function readAfterwards(reader: Reader, form: NounForm): readonly Filter[] {
  const after = afterNoun(form);
  const parts: Filter[] = [];
  for (;;) {
    const from = reader.mark();
    const more = after.read(reader);
    if (more === no) {
      reader.back(from);
      return parts;
    }
    parts.push(more);
  }
}

/** All words after a noun. */
export function afterTheNoun(form: NounForm): Syntax<readonly Filter[]> {
  return {
    begins: null,
    read: (reader) => readAfterwards(reader, form),
    write: (parts, writer) => parts.every((part) => afterNoun(form).write(part, writer)),
  };
}

/** “Artifact, enchantment, or creature with flying”: a suffix that only creatures can have belongs to the last noun. */
function withSuffixOfLast(parts: readonly Filter[], { kinds, said }: Place, after: readonly Filter[]): Filter | No {
  const others = after.findIndex((part) => !isForCreatures(part));
  const own = others < 0 ? after : after.slice(0, others);
  const list = parts[parts.length - 1];
  if (said !== undefined || list?.is !== 'any' || own.length === 0 || !endsWithCreature(kinds)) return no;
  const of = [...list.of.slice(0, -1), conjunction([list.of[list.of.length - 1]!, ...own])];
  return conjunction([...parts.slice(0, -1), { is: 'any', of }, ...after.slice(own.length)]);
}

function isCreature({ filter }: Kind): boolean {
  return filter.is === 'type' && filter.type === 'Creature';
}

/** Whether the last noun is “creature” and the nouns before it are other types. */
function endsWithCreature(kinds: readonly Kind[]): boolean {
  const others = kinds.slice(0, -1);
  return others.every((kind) => kind.filter.is === 'type' && !isCreature(kind)) && kinds.slice(-1).every(isCreature);
}

/** Whether only creatures can match the filter (CR 302.4, 702.9b). */
function isForCreatures(part: Filter): boolean {
  if (part.is === 'not') return isForCreatures(part.of);
  return part.is === 'power' || part.is === 'toughness' || (part.is === 'keyword' && part.keyword === 'flying');
}

/** Takes a list whose last noun has its own suffix apart: the list without the suffix, and the suffix. */
function suffixOfLast(part: Filter): { readonly list: Filter; readonly suffix: readonly Filter[] } | undefined {
  const last = part.is === 'any' && part.said === undefined ? part.of[part.of.length - 1] : undefined;
  if (part.is !== 'any' || part.of.length < 2 || last?.is !== 'all') return undefined;
  const [creature, ...suffix] = last.of;
  const list: Filter = { is: 'any', of: [...part.of.slice(0, -1), creature!] };
  const words = wordsOf(list);
  return words !== undefined && endsWithCreature(words.kinds) && suffix.every(isForCreatures)
    ? { list, suffix }
    : undefined;
}

function oneOfKinds({ kinds, said }: Place): Filter {
  const of = kinds.map(({ filter }) => filter);
  return said === undefined ? { is: 'any', of } : { is: 'any', of, said };
}

/** “Permanent card”, “permanent spell”: a card or spell of a permanent type (CR 110.4b). */
function isPermanentCard({ filter }: Kind, head: Head): boolean {
  return (head === 'card' || head === 'spell') && filter.is === 'permanent';
}

function hasAnotherWord(reader: Reader, last: Place, head: Head): boolean {
  if (last.kinds.some((kind) => isPermanentCard(kind, head))) return reader.word === head || reader.word === `${head}s`;
  if (last.many || last.kinds[0]!.rank === 'head') return false;
  // “Creature blocking it”: words for what an object does stand after its noun.
  return kindOfWord(reader.word)?.kind.rank !== 'status' || !last.kinds.every((kind) => canBeHead(kind, head));
}

/** Whether the last place can be the noun, or the noun itself comes next. */
function readHead(reader: Reader, last: Place | undefined, many: boolean, head: Head): boolean {
  if (head === 'source') return reader.take(many ? 'sources' : 'source');
  if (last === undefined || !last.kinds.every((kind) => canBeHead(kind, head))) return false;
  return last.many === many || last.kinds.every((kind) => kind.one === kind.many);
}

/** The words at one place of a phrase, for writing. */
interface Words {
  readonly kinds: readonly Kind[];
  readonly said?: 'and/or' | 'and' | undefined;
}

function wordsOf(filter: Filter): Words | undefined {
  if (filter.is === 'any' && (filter.said === 'nouns' || filter.said === 'phrases')) return undefined;
  const named: Filter =
    filter.is === 'permanent card' || filter.is === 'permanent spell' ? { is: 'permanent' } : filter;
  if (named.is === 'any' && named.of.length === 1) return undefined;
  const kinds = (named.is === 'any' ? named.of : [named]).map(kindOfFilter);
  if (!kinds.every((kind) => kind !== undefined)) return undefined;
  return { kinds, said: named.is === 'any' ? (named.said as Words['said']) : undefined };
}

/** The order of the words at a place. Words before subtypes and types are written in the order of the filter. */
function rankOf({ kinds }: Words): number {
  return Math.max(...kinds.map((kind) => ranks.indexOf(kind.rank)), ranks.indexOf('not'));
}

function isOneNegated({ kinds }: Words): boolean {
  return kinds.length === 1 && isNegated(kinds[0]!);
}

function writeNoun(filter: Filter, form: NounForm, head: Head, writer: Writer): boolean {
  const many = form === 'several';
  const parts = conjuncts(withoutOther(filter)).flatMap((part) => {
    const found = suffixOfLast(part);
    return found === undefined ? [part] : [found.list, ...found.suffix];
  });
  const before = parts.flatMap((part) => wordsOf(part) ?? []);
  if (before.length > 1) before.sort((a, b) => rankOf(a) - rankOf(b));
  const last = before[before.length - 1];
  const isHead = last?.kinds.every((kind) => canBeHead(kind, head)) === true;
  const modifiers = isHead ? before.slice(0, -1) : before;
  if (saysOther(filter)) writer.add('other ');
  const size = sizeAmong(parts);
  if (size !== undefined) writer.add(`${size.map(({ to }) => to).join('/')} `);
  modifiers.forEach((one, i) => {
    const next = modifiers[i + 1];
    placeOf(groupOf(one.kinds[0]!), false, one.said ?? 'or').write(one.kinds, writer);
    writer.add(next !== undefined && isOneNegated(one) && isOneNegated(next) ? ', ' : ' ');
  });
  if (isHead) placeOf('', many, last.said ?? (many ? 'and' : 'or')).write(last.kinds, writer);
  else writer.add(many ? `${head}s` : head);
  return parts
    .filter((part) => size?.some((one) => one === part) !== true)
    .every((part) => wordsOf(part) !== undefined || afterNoun(form).write(part, writer));
}

/** “Land or nonblack creature”, “creature or legendary artifact card”. */
function eitherNoun(form: NounForm, head: Head): Syntax<Filter> {
  const core: Syntax<Filter> = {
    begins: null,
    read: (reader) => readNoun(reader, form, 'permanent', 'none'),
    write: (filter, writer) =>
      conjuncts(filter).every((part) => wordsOf(part) !== undefined) && writeNoun(filter, form, 'permanent', writer),
  };
  if (form === 'several') return nounsOfOneSuffix(core, '', afterTheNoun(form), 'and');
  return nounsOfOneSuffix(core, head === 'permanent' ? '' : ` ${head}`, afterTheNoun(form));
}

/** A noun phrase without an article: “creature you control”, “other Elves with power 2 or less”. */
export function noun(many: boolean, head: Head = 'permanent'): Syntax<Filter> {
  return nounOf(many ? 'several' : 'one', head);
}

/** The noun after “each”: “creature your opponents control”. */
export function nounOfEach(head: Head = 'permanent'): Syntax<Filter> {
  return nounOf('each', head);
}

const phrases = new Map<string, Syntax<Filter>>();

function canBeginNoun(word: string): boolean {
  return (
    isSizeWord(word) || word === 'other' || word === 'source' || word === 'sources' || kindOfWord(word) !== undefined
  );
}

function nounOf(form: NounForm, head: Head): Syntax<Filter> {
  const key = `${form} ${head}`;
  const ofAll: Rule<Filter> = { read: (reader) => readNoun(reader, form, head) };
  const ofTheLastNoun: Rule<Filter> = { read: (reader) => readNoun(reader, form, head, 'of the last') };
  const hasLists = form === 'several' ? head === 'permanent' : head !== 'source' && head !== 'token';
  const many = hasLists ? eitherNoun(form, head) : null;
  const single = remembered<Filter>({
    begins: { has: canBeginNoun },
    read: (reader) => reader.any(many === null ? [ofAll, ofTheLastNoun] : [ofAll, ofTheLastNoun, many]),
    write(filter, writer) {
      const from = writer.mark();
      if (writeNoun(filter, form, head, writer)) return true;
      writer.back(from);
      return many?.write(filter, writer) === true;
    },
  });
  const found =
    phrases.get(key) ??
    (head === 'card'
      ? withLists(single, form === 'several' ? 'and/or' : 'or')
      : head === 'permanent' && form === 'one'
        ? withSuffixedFirst(single)
        : single);
  phrases.set(key, found);
  return found;
}

/** A single noun, or several noun phrases: “basic land card or Gate card”. */
function withLists(single: Syntax<Filter>, by: 'or' | 'and/or'): Syntax<Filter> {
  const several: Rule<Filter> = { read: (reader) => readNounList(reader, single, 'nouns', by) };
  return remembered<Filter>({
    begins: single.begins,
    read: (reader) => reader.any([single, several]),
    write: (filter, writer) => writeNounList(filter, 'nouns', writer, single, by) || single.write(filter, writer),
  });
}

/** “Planeswalker that was activated this turn or tapped creature”: the words after the first noun belong only to it. */
function withSuffixedFirst(single: Syntax<Filter>): Syntax<Filter> {
  const isOne = (filter: Filter): boolean =>
    filter.is === 'any' &&
    filter.of.length === 2 &&
    conjuncts(filter.of[0]!).some((part) => wordsOf(part) === undefined);
  const several: Rule<Filter> = {
    read(reader) {
      const filter = readNounList(reader, single, 'nouns');
      return filter !== no && isOne(filter) ? filter : no;
    },
  };
  return remembered<Filter>({
    begins: single.begins,
    read: (reader) => reader.any([single, several]),
    write: (filter, writer) =>
      (isOne(filter) && writeNounList(filter, 'nouns', writer, single)) || single.write(filter, writer),
  });
}

/** “A creature”, “an Elf you control”, “another creature”; for cards also “a basic land card or a Gate card”. */
export function indefinite(head: Head = 'permanent'): Syntax<Filter> {
  const one = indefiniteOne(head);
  if (head !== 'card') return one;
  const several: Rule<Filter> = { read: (reader) => readNounList(reader, one, 'phrases') };
  return {
    begins: one.begins,
    read: (reader) => reader.any([one, several]),
    write: (filter, writer) => writeNounList(filter, 'phrases', writer, one) || one.write(filter, writer),
  };
}

function indefiniteOne(head: Head): Syntax<Filter> {
  const one = noun(false, head);
  return {
    begins: new Set(['a', 'an', 'another']),
    read(reader) {
      const other = reader.take('another');
      if (!other && !reader.take('a') && !reader.take('an')) return no;
      const { scope } = reader;
      const ofPermanent = otherThan(scope);
      const filter = one.read(reader);
      if (filter === no || saysOther(filter)) return no;
      if (!other) return filter;
      const than = otherFilter(scope, head, conjuncts(filter), ofPermanent);
      return than === no ? no : conjunction([than, ...conjuncts(filter)]);
    },
    write(filter, writer) {
      const text = writer.capture(() => one.write(withoutOther(filter), writer));
      return text !== undefined && writer.add(saysOther(filter) ? `another ${text}` : withArticle(text));
    },
  };
}

indefiniteHole.define(indefinite());
indefiniteCardHole.define(indefinite('card'));
pluralHole.define(noun(true));
singularHole.define(noun(false));
