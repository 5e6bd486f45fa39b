import { isSameTree, type Objects } from '@stacktrail/card-tree';
import { literally, no, type Syntax } from '../../syntax/syntax.js';
import { paysOneBy } from '../nouns/paid-for.js';

const words = literally(' and the sacrificed card');
/** The card that the permanent became which was sacrificed as a cost (CR 400.7j). */
const sacrificed: Objects = { objects: 'put into graveyards', of: { objects: 'paid', cost: 'sacrifice' } };

/** “That card and the sacrificed card.” */
export function andTheSacrificedCard(first: Syntax<Objects>): Syntax<Objects> {
  return {
    begins: null,
    fixedFields: { objects: 'together' },
    read(reader) {
      if (!paysOneBy(reader.scope, 'sacrificed')) return no;
      const named = first.read(reader);
      return named === no || words.read(reader) === no ? no : { objects: 'together', of: [named, sacrificed] };
    },
    write(objects, writer) {
      if (objects.objects !== 'together' || objects.called !== undefined || objects.of.length !== 2) return false;
      if (!isSameTree(objects.of[1], sacrificed)) return false;
      return first.write(objects.of[0]!, writer) && words.write({}, writer);
    },
  };
}
