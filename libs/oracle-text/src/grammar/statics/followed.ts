import type { Effect } from '@stacktrail/card-tree';
import { no, type Syntax } from '../../syntax/syntax.js';
import { clauses } from '../holes.js';

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
