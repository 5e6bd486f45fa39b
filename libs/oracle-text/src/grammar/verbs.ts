import { conjugate } from '../english/words.js';
import type { Scope } from '../syntax/scope.js';
import { no, type Syntax } from '../syntax/syntax.js';

/** A verb, which agrees with the subject of its clause: “draw”, “draws”. */
export function verb(base: string, single = conjugate(base, false)): Syntax<object> {
  return {
    begins: new Set([base, single]),
    read: (reader) => (reader.take(isSingle(reader.scope) ? single : base) ? {} : no),
    write: (_, writer) => writer.add(isSingle(writer.scope) ? single : base),
  };
}

/** Whether the verb has the form of “it” and “he”. */
function isSingle({ subject, infinitive }: Scope): boolean {
  return subject?.plural === false && !infinitive;
}

/** A verb that is said of another player: without its ending it is an order to you. */
export function theySay(single: string): Syntax<object> {
  return {
    begins: new Set([single]),
    read: (reader) => (reader.take(single) ? {} : no),
    write: (_, writer) => writer.scope.subject?.plural === false && !writer.scope.infinitive && writer.add(single),
  };
}

/** The same of other players whatever they are called: “puts”, “they put”. */
export function othersSay(base: string, single = conjugate(base, false)): Syntax<object> {
  const said = verb(base, single);
  const isYou = ({ subject }: Scope): boolean =>
    subject === null || !('players' in subject.means) || subject.means.players === 'you';
  return {
    begins: said.begins,
    read: (reader) => (isYou(reader.scope) ? no : said.read(reader)),
    write: (value, writer) => !isYou(writer.scope) && said.write(value, writer),
  };
}

/** “Your”, or of somebody else “their”: what the subject of the clause has. */
export const theirOwn: Syntax<object> = {
  begins: new Set(['your', 'their']),
  read: (reader) => (reader.take(reader.scope.subject?.plural === false ? 'their' : 'your') ? {} : no),
  write: (_, writer) => writer.add(writer.scope.subject?.plural === false ? 'their' : 'your'),
};
