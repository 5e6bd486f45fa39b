import { type Condition, isSameTree, type Objects } from '@stacktrail/card-tree';
import { literally, no, type Syntax } from '../../syntax/syntax.js';

const said = literally('none of those creatures attacked you');
const attackers: Objects = { objects: 'those objects' };
const noneDid: Condition = {
  if: 'not',
  of: { if: 'are players', who: { players: 'you' }, among: { players: 'attacked by', objects: attackers } },
};

/** “None of those creatures attacked you”: of those with which a player has just attacked (CR 508.3d). */
export const noneAttackedYou: Syntax<Condition> = {
  begins: said.begins,
  fixedFields: { if: 'not' },
  read: (reader) => (reader.scope.referentOf(attackers) === undefined || said.read(reader) === no ? no : noneDid),
  write: (condition, writer) => isSameTree(condition, noneDid) && said.write({}, writer),
};
