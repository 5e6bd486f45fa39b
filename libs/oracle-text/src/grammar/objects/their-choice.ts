import type { Objects, Players } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import type { Scope } from '../../syntax/scope.js';
import { no, type Syntax } from '../../syntax/syntax.js';
import { chosen } from './chosen.js';
import { isEach } from '../basics/one-by-one.js';

/** The player other than you who is the subject of the clause. */
function subjectOf({ subject }: Scope): Players | undefined {
  if (subject === null || !('players' in subject.means) || subject.means.players === 'you') return undefined;
  const { called: _, ...players } = subject.means;
  return players;
}

/** Whether the clause is an instruction after “may”: “target player may put a card …”. */
function isOrder({ tokens, at, scope }: Reader, who: Players): boolean {
  return scope.subject?.plural === true && !isEach(who) && tokens[at - 2]?.word === 'may';
}

/**
 * “A card from their hand”, “a creature they control”: chosen by the players who follow the instruction (CR 608.2d).
 */
export const theirChoice: Syntax<Objects> = {
  begins: null,
  fixedFields: { objects: 'result' },
  read(reader) {
    const who = subjectOf(reader.scope);
    return who === undefined || isOrder(reader, who) ? no : chosen('from', true, who).read(reader);
  },
  write(objects, writer) {
    const who = subjectOf(writer.scope);
    return who !== undefined && chosen('from', true, who).write(objects, writer);
  },
};
