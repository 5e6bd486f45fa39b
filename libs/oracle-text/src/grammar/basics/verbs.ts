import { conjugate } from '../../english/words.js';
import type { Scope } from '../../syntax/scope.js';
import { no, type Syntax } from '../../syntax/syntax.js';

/** A verb that agrees with the subject of its clause: “draw”, “draws”. */
export function verb(base: string, singular = conjugate(base, false)): Syntax<object> {
  return {
    begins: new Set([base, singular]),
    read: (reader) => (reader.take(isSingular(reader.scope) ? singular : base) ? {} : no),
    write: (_, writer) => writer.add(isSingular(writer.scope) ? singular : base),
  };
}

/** Whether the verb is in the third person singular, as after “it”. */
function isSingular({ subject, infinitive }: Scope): boolean {
  return subject?.plural === false && !infinitive;
}

/** A verb that stands only in the third person singular: “reveals”. Without the ending it would be an instruction to you. */
export function thirdPersonVerb(singular: string): Syntax<object> {
  return {
    begins: new Set([singular]),
    read: (reader) => (reader.take(singular) ? {} : no),
    write: (_, writer) => writer.scope.subject?.plural === false && !writer.scope.infinitive && writer.add(singular),
  };
}

/** A verb that is read only with a subject other than you, singular or plural: “puts”, “they put”. */
export function verbOfOthers(base: string, singular = conjugate(base, false)): Syntax<object> {
  const inner = verb(base, singular);
  const isYou = ({ subject }: Scope): boolean =>
    subject === null || !('players' in subject.means) || subject.means.players === 'you';
  return {
    begins: inner.begins,
    read: (reader) => (isYou(reader.scope) ? no : inner.read(reader)),
    write: (value, writer) => !isYou(writer.scope) && inner.write(value, writer),
  };
}

/** The possessive that refers to the subject of the clause: “your”, or “their” after a singular subject. */
export const theirOwn: Syntax<object> = {
  begins: new Set(['your', 'their']),
  read: (reader) => (reader.take(reader.scope.subject?.plural === false ? 'their' : 'your') ? {} : no),
  write: (_, writer) => writer.add(writer.scope.subject?.plural === false ? 'their' : 'your'),
};
