import {
  type Ability,
  artifactTypes,
  cardTypes,
  type Filter,
  type Objects,
  creatureTypes,
  landTypes,
} from '@stacktrail/card-tree';
import { capitalise } from '../../english/words.js';
import { isSpoken, kindInFilter, kindOfSelf, nameOfAttached, type TextSource } from '../../english/text-source.js';
import { Reader } from '../../syntax/reader.js';
import type { Scope } from '../../syntax/scope.js';
import { no, type No, type Syntax } from '../../syntax/syntax.js';
import type { Token } from '../../syntax/token.js';
import { ability } from './holes.js';

/**
 * An ability in quotation marks that an object gains. In it, “this creature” means the object that gains it (CR
 * 201.5a).
 */
export const quoted: Syntax<Ability> = {
  begins: new Set(['"', "'"]),
  read(reader) {
    const mark = markIn(reader.scope);
    if (!reader.take(mark)) return no;
    const start = reader.at;
    const end = endOfQuotation(reader, mark);
    const closing = reader.tokens[end];
    if (closing === undefined) return no;
    const read = readInside(reader, start, end);
    if (read === no) return no;
    reader.at = end;
    reader.next();
    return read;
  },
  write(value, writer) {
    const inner = writer.inside(granteeOf(writer.scope), writer.scope.textSource);
    const mark = markIn(writer.scope);
    return ability.write(value, inner) && writer.add(`${mark}${capitalise(inner.text)}${mark}`);
  },
};

/** The quotation mark: a quotation inside a quotation has single ones. */
function markIn({ granter }: Scope): '"' | "'" {
  return granter !== null ? "'" : '"';
}

/**
 * The token that ends the quotation. A single mark ends it only after a full stop, since names can contain one, too.
 */
function endOfQuotation({ tokens, at }: Reader, mark: string): number {
  let end = at;
  const ends = (): boolean => tokens[end]!.word === mark && (mark === '"' || tokens[end - 1]!.word === '.');
  while (end < tokens.length && !ends()) end++;
  return end;
}

/** Reads the text of a quotation; if the sentence around it goes on, the text has no full stop of its own. */
function readInside(reader: Reader, start: number, end: number): Ability | No {
  const at = reader.tokens[end]!.from;
  const token = (kind: 'end' | 'mark', word: string): Token => ({ kind, word, text: word, from: at, to: at });
  const inside = reader.tokens.slice(start, end);
  const stops = inside[inside.length - 1]?.word === '.' ? [[]] : [[], [token('mark', '.')]];
  for (const stop of stops) {
    const scope = reader.scope.inside(granteeOf(reader.scope), reader.scope.textSource);
    const inner = reader.of([...inside, ...stop, token('end', '')], scope);
    const read = ability.read(inner);
    if (read !== no && inner.token.kind === 'end') return read;
    reader.furthest = Math.max(reader.furthest, start + Math.min(inner.furthest, inside.length));
  }
  return no;
}

/** The object that gains the ability, as far as its text depends on it. */
function granteeOf(scope: Scope): TextSource {
  return scope.grantee ?? textSourceCalled(kindOfSubject(scope));
}

/** The noun for the subject of the clause: “creature”. */
function kindOfSubject(scope: Scope): string {
  const means = scope.subject?.means;
  if (means === undefined || 'players' in means) return 'permanent';
  return kindOf(means, scope);
}

/** The nouns for the subject: one for each of several subjects. */
export function kindsOfSubject(scope: Scope): readonly string[] {
  const means = scope.subject?.means;
  if (means === undefined || 'players' in means || means.objects !== 'together') return [kindOfSubject(scope)];
  return means.of.map((one) => kindOf(one, scope));
}

function kindOf(objects: Objects, scope: Scope): string {
  switch (objects.objects) {
    case 'this':
      return kindOfSelf(scope.textSource);
    case 'attached':
      return calledKind(nameOfAttached(scope.textSource).split(' ').pop()!);
    case 'each':
      // All Slivers are permanents; all Sliver creatures are creatures.
      return objects.all ? kindInFilter(objects.filter) : kindOfThings(objects.filter);
    case 'together':
      return objects.called ?? 'permanent';
    case 'target': {
      const target = scope.targets[objects.slot];
      return target === undefined ? 'permanent' : kindOfThings(target.filter);
    }
    default:
      return scope.referentOf(objects)?.nouns[0] ?? 'permanent';
  }
}

/** The noun for a subtype: an enchanted Swamp is a land. */
function calledKind(kind: string): string {
  return /^\p{Lu}/u.test(kind) ? kindOfThings({ is: 'subtype', subtype: kind }) : kind;
}

/** The noun for the objects of a filter: “Slivers” are creatures. */
function kindOfThings(filter: Filter): string {
  const kind = kindInFilter(filter);
  if (kind !== 'permanent') return kind;
  const parts = filter.is === 'all' ? filter.of : [filter];
  for (const part of parts) {
    const subtypes = part.is === 'any' ? part.of : [part];
    for (const one of subtypes) {
      if (one.is === 'type') return one.type.toLowerCase();
      if (one.is !== 'subtype') continue;
      if ((creatureTypes as readonly string[]).includes(one.subtype)) return 'creature';
      if ((landTypes as readonly string[]).includes(one.subtype)) return 'land';
      return isSpoken(one.subtype) ? one.subtype : kindOfSubtype(one.subtype);
    }
  }
  return 'permanent';
}

function kindOfSubtype(subtype: string): string {
  return (artifactTypes as readonly string[]).includes(subtype) ? 'artifact' : subtype;
}

const plain = { name: '', supertypes: [], abilities: [] };

/** An object of which only its noun is known. */
export function textSourceCalled(kind: string): TextSource {
  const type = cardTypes.find((candidate) => candidate.toLowerCase() === kind);
  return { ...plain, types: type === undefined ? [] : [type], subtypes: type === undefined ? [kind] : [] };
}
