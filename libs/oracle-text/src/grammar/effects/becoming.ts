import { type CardType, cardTypes, isSameTree, type Modification } from '@stacktrail/card-tree';
import { withArticle } from '../../english/words.js';
import type { Reader } from '../../syntax/reader.js';
import { says } from '../../syntax/says.js';
import type { Scope } from '../../syntax/scope.js';
import { literally, no, words, type Syntax } from '../../syntax/syntax.js';
import { animation } from '../changes/animation.js';
import { durationOrNone } from '../basics/durations.js';
import { kindOfWord } from '../basics/kinds.js';
import { verb } from '../basics/verbs.js';
import { ofObjects, type EffectOf, type Predicate } from './predicate.js';

type Apply = EffectOf<'apply'>;

const typeOf = new Map<string, CardType>(cardTypes.map((type) => [type.toLowerCase(), type]));
const article = (reader: Reader): boolean => reader.take('a') || reader.take('an');
const otherTypes = literally(' in addition to its other types');

const typeWord: Syntax<readonly Modification[]> = {
  begins: new Set(['a', 'an']),
  read(reader) {
    if (!article(reader)) return no;
    const type = typeOf.get(reader.word);
    const kind = kindOfWord(reader.word)?.kind;
    if (type === undefined && kind?.filter.is !== 'subtype') return no;
    reader.next();
    if (otherTypes.read(reader) === no) return no;
    const subtypes = kind?.filter.is === 'subtype' ? [kind.filter.subtype] : [];
    return [{ change: 'add types', types: type === undefined ? [] : [type], subtypes }];
  },
  write(changes, writer) {
    const [change, ...more] = changes;
    if (change?.change !== 'add types' || more.length > 0 || change.supertypes !== undefined) return false;
    if (change.said !== undefined) return false;
    const nouns = [...change.types.map((type) => type.toLowerCase()), ...change.subtypes];
    return nouns.length === 1 && writer.add(withArticle(nouns[0]!)) && otherTypes.write({}, writer);
  },
};

/** One of two wordings, by whether the subject of the clause is several objects. */
function byNumber<T>(one: Syntax<T>, many: Syntax<T>): Syntax<T> {
  const fitting = ({ subject }: Scope): Syntax<T> => (subject?.plural === true ? many : one);
  return {
    begins: null,
    read: (reader) => fitting(reader.scope).read(reader),
    write: (value, writer) => fitting(writer.scope).write(value, writer),
  };
}

const artifactCreature: readonly Modification[] = [
  { change: 'add types', types: ['Artifact', 'Creature'], subtypes: [] },
];

/**
 * “Becomes an artifact creature”: the object keeps its other types and its printed power and toughness (CR 205.1b,
 * 301.7).
 */
const anArtifactCreature: Syntax<readonly Modification[]> = byNumber(
  words<readonly Modification[]>('an artifact creature', artifactCreature, (changes) =>
    isSameTree(changes, artifactCreature),
  ),
  words<readonly Modification[]>('artifact creatures', artifactCreature, (changes) =>
    isSameTree(changes, artifactCreature),
  ),
);

export const becomingPredicates: readonly Predicate[] = [
  ofObjects<Apply>('to', says<Apply>({ do: 'apply' })`${animation(verb('become'), true)}`),
  ofObjects<Apply>(
    'to',
    says<Apply>({ do: 'apply' })`${verb('become')} ${{ changes: anArtifactCreature }}${{ until: durationOrNone }}`,
  ),
  ofObjects<Apply>(
    'to',
    says<Apply>({ do: 'apply' })`${verb('become')} ${{ changes: typeWord }}${{ until: durationOrNone }}`,
  ),
];
