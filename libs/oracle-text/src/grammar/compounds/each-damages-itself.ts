import { isSameTree, type Amount, type Effect, type Objects } from '@stacktrail/card-tree';
import { literally, no } from '../../syntax/syntax.js';
import { each } from '../objects/objects.js';
import type { Compound } from './compound.js';

const eachOne: Objects = { objects: 'each one' };
const everyOne = each('each ');
const toItself = literally(' deals damage to itself equal to its power');
const itsPower: Amount = { amount: 'power', of: { objects: 'each one', called: 'it' } };

function damaging(source: Objects): Effect {
  return { do: 'deal damage', amount: itsPower, to: eachOne, source, each: true };
}

/** “Each creature deals damage to itself equal to its power”: all damage at once (CR 120.2b). */
export const eachDamagesItself: Compound = {
  begins: new Set(['each']),
  words: ['itself'],
  read(reader) {
    const source = everyOne.read(reader);
    return source === no || toItself.read(reader) === no ? no : [damaging(source)];
  },
  write(effects, at, writer) {
    const effect = effects[at];
    if (effect?.do !== 'deal damage' || effect.source === undefined) return 0;
    if (!isSameTree(effect, damaging(effect.source))) return 0;
    return everyOne.write(effect.source, writer) && toItself.write({}, writer) ? 1 : 0;
  },
};
