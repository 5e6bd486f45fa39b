import { isSameTree, type Objects } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import type { Scope } from '../../syntax/scope.js';
import { literally, no, type No } from '../../syntax/syntax.js';

/** “Put onto the battlefield this way”, after a noun. */
export const ontoBattlefield = literally(' put onto the battlefield this way');

/** The permanents that an instruction before put there: “all Forests put onto the battlefield this way”. */
export function readPutOntoBattlefield(reader: Reader): Objects | No {
  const deed = reader.word === 'put' ? reader.scope.lastAffected('put onto battlefield') : undefined;
  const from = reader.mark();
  if (deed !== undefined && ontoBattlefield.read(reader) !== no) return deed.means;
  reader.back(from);
  return no;
}

export function arePutOntoBattlefield(of: Objects, scope: Scope): boolean {
  const deed = scope.lastAffected('put onto battlefield');
  return deed !== undefined && isSameTree(of, deed.means);
}
