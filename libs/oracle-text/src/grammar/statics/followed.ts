import type { Effect } from '@stacktrail/card-tree';
import { no, type Syntax } from '../../syntax/syntax.js';
import { clauses, oneSentence } from '../holes.js';

/** Instructions that a static ability has followed at its time. They name no target (CR 115.1). */
export const followed: Syntax<readonly Effect[]> = {
  begins: null,
  read(reader) {
    const { length } = reader.scope.targets;
    const effects = clauses.read(reader);
    return effects === no || reader.scope.targets.length > length ? no : effects;
  },
  write: (effects, writer) => clauses.write(effects, writer),
};

/** The same as a sentence of its own: it begins with a capital letter. */
export const followedSentence: Syntax<readonly Effect[]> = {
  begins: null,
  read: (reader) => followed.read(reader),
  write(effects, writer) {
    const text = writer.capture(() => followed.write(effects, writer));
    return text !== undefined && writer.add(`${text.charAt(0).toUpperCase()}${text.slice(1)}`);
  },
};

/** One sentence that may say when it is done: “at the beginning of the next turn's upkeep, …”. Without its full stop. */
export const followedLater: Syntax<readonly Effect[]> = {
  begins: null,
  read(reader) {
    const { length } = reader.scope.targets;
    const effects = oneSentence.read(reader);
    if (effects === no || effects.length !== 1 || effects[0]!.do !== 'delayed trigger') return no;
    if (reader.scope.targets.length > length) return no;
    if (reader.tokens[reader.at - 1]!.word !== '.') return no;
    // The full stop ends the sentence of the static ability.
    reader.at--;
    return effects;
  },
  write(effects, writer) {
    if (effects.length !== 1 || effects[0]!.do !== 'delayed trigger') return false;
    const text = writer.capture(() => oneSentence.write(effects, writer));
    return text?.endsWith('.') === true && writer.add(`${text.charAt(0).toLowerCase()}${text.slice(1, -1)}`);
  },
};
