import type { Filter, ManaRestriction } from '@stacktrail/card-tree';
import { literally, no, type Syntax } from '../../syntax/syntax.js';
import { indefinite, noun } from '../nouns/nouns.js';

const cannot = literally(". This mana can't be spent to cast ");
const fromHand = literally(' from your hand');
const several = noun(true, 'spell');
const one = indefinite('spell');

const notFromHand: Filter = { is: 'not', of: { is: 'cast from', zone: 'hand' } };

/** The filter for all other spells; `undefined` if there are none. */
function others(filter: Filter): Filter | undefined {
  if (filter.is === 'anything') return undefined;
  return filter.is === 'not' ? filter.of : { is: 'not', of: filter };
}

/**
 * “This mana can't be spent to cast nonartifact spells”, “… spells from your hand” (CR 106.6): it can be spent on
 * anything else.
 */
export const notSpent: Syntax<ManaRestriction> = {
  begins: new Set(['.']),
  read(reader) {
    if (cannot.read(reader) === no) return no;
    const single = reader.word === 'a' || reader.word === 'an';
    const filter = (single ? one : several).read(reader);
    if (filter === no) return no;
    const from = reader.mark();
    if (fromHand.read(reader) !== no)
      return filter.is === 'anything' && !single ? { spells: notFromHand, others: true } : no;
    reader.back(from);
    const spells = others(filter);
    return { ...(spells !== undefined && { spells }), others: true, ...(single && { said: 'a spell' }) };
  },
  write({ spells, abilities, others: anythingElse, said }, writer) {
    if (anythingElse !== true || abilities !== undefined) return false;
    cannot.write({}, writer);
    if (spells?.is === 'not' && spells.of.is === 'cast from') {
      return said === undefined && several.write({ is: 'anything' }, writer) && fromHand.write({}, writer);
    }
    const filter: Filter = spells === undefined ? { is: 'anything' } : (others(spells) ?? spells);
    return (said === undefined ? several : one).write(filter, writer);
  },
};
