import { isSameTree, type Effect } from '@stacktrail/card-tree';
import { literally, no } from '../../syntax/syntax.js';
import { things } from '../counts/counts.js';
import type { Compound } from './compound.js';

const draw = literally('draw ');
const cards = things('card');
const discardOne = literally(', then discard one of them');

/** One of the drawn cards is chosen and discarded (CR 701.9b). */
function discarding(drawn: string, chosen: string): readonly Effect[] {
  return [
    {
      do: 'choose objects',
      who: { players: 'you' },
      from: { objects: 'result', label: drawn },
      min: 1,
      max: 1,
      label: chosen,
      joined: 'then',
    },
    { do: 'discard cards', what: { objects: 'result', label: chosen }, joined: 'and' },
  ];
}

/** “Draw two cards, then discard one of them.” */
export const drawAndDiscardOne: Compound = {
  begins: draw.begins,
  words: ['discard'],
  read(reader) {
    const count = draw.read(reader) === no ? no : cards.read(reader);
    if (count === no || count === 1 || discardOne.read(reader) === no) return no;
    const { scope } = reader;
    const [drawn, chosen] = [scope.newLabel('drawn'), scope.newLabel('chosen')];
    return [{ do: 'draw', who: { players: 'you' }, count, label: drawn }, ...discarding(drawn, chosen)];
  },
  write(effects, at, writer) {
    const [drawing, choosing, discard] = effects.slice(at, at + 3);
    if (drawing?.do !== 'draw' || drawing.label === undefined || drawing.who.players !== 'you') return 0;
    if (choosing?.do !== 'choose objects' || discard?.do !== 'discard cards') return 0;
    if (!isSameTree([choosing, discard], discarding(drawing.label, choosing.label))) return 0;
    return draw.write({}, writer) && cards.write(drawing.count, writer) && discardOne.write({}, writer) ? 3 : 0;
  },
};
