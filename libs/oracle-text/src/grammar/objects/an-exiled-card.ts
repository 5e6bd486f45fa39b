import type { Objects } from '@stacktrail/card-tree';
import { literally, no, type Syntax } from '../../syntax/syntax.js';
import { noun } from '../nouns/nouns.js';

const opening = literally('an exiled ');
const cards = noun(false, 'card');

/** “An exiled card an opponent owns with a void counter on it”: one is chosen among the cards in exile (CR 406.1). */
export const anExiledCard: Syntax<Objects> = {
  begins: opening.begins,
  fixedFields: { objects: 'each' },
  read(reader) {
    const filter = opening.read(reader) === no ? no : cards.read(reader);
    return filter === no ? no : { objects: 'each', filter, zone: 'exile' };
  },
  write: (from, writer) =>
    from.objects === 'each' &&
    from.zone === 'exile' &&
    from.of === undefined &&
    from.called === undefined &&
    opening.write({}, writer) &&
    cards.write(from.filter, writer),
};
