import type { Effect } from '@stacktrail/card-tree';
import { literally, no } from '../../syntax/syntax.js';
import { movedCards } from '../objects/objects.js';
import type { Compound } from './compound.js';

const put = literally('put ');
const where = literally(' both on top of your library or both on the bottom of your library');

/** “Put two cards from your hand both on top of your library or both on the bottom of your library” (CR 608.2d). */
export const bothOnOneEdge: Compound = {
  begins: new Set(['put']),
  words: ['both'],
  read(reader) {
    const what = put.read(reader) === no ? no : movedCards.read(reader);
    if (what === no || where.read(reader) === no) return no;
    const options = (['top', 'bottom'] as const).map((position) => ({
      effects: [{ do: 'put into library', what, position, order: 'any' } as const],
    }));
    return [{ do: 'choose one', who: { players: 'you' }, options }];
  },
  write(effects, at, writer) {
    const choice = effects[at];
    if (choice?.do !== 'choose one' || choice.options.length !== 2 || choice.who.players !== 'you') return 0;
    const [first, second] = choice.options.map(({ effects: [effect] }): Effect | undefined => effect);
    if (first?.do !== 'put into library' || second?.do !== 'put into library') return 0;
    if (first.position !== 'top' || second.position !== 'bottom') return 0;
    return put.write({}, writer) && movedCards.write(first.what, writer) && where.write({}, writer) ? 1 : 0;
  },
};
