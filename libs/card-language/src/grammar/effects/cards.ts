import { flag, says } from '../../syntax/says.js';
import { no, oneOf, type Syntax } from '../../syntax/syntax.js';
import { things } from '../counts.js';
import { plainValue } from '../numerals.js';
import { verb } from '../verbs.js';
import { acts, type Doing, type Predicate } from './predicate.js';

const count = things('card');

/** “Your hand”, “their hand”: that of the subject. */
const ownHand: Syntax<object> = {
  begins: new Set(['your', 'their']),
  read: (reader) => ((reader.take('your') || reader.take('their')) && reader.take('hand') ? {} : no),
  write(_, writer) {
    const means = writer.scope.subject?.means;
    return writer.add(
      means !== undefined && 'players' in means && means.players === 'you' ? 'your hand' : 'their hand',
    );
  },
};

/** Drawing, milling, discarding, scrying, shuffling (CR 121, 701). */
export const cardPredicates: readonly Predicate[] = [
  acts(says<Doing<'draw'>>({ do: 'draw' })`${verb('draw')} ${{ count }}`),
  acts(says<Doing<'mill'>>({ do: 'mill' })`${verb('mill')} ${{ count }}`),
  acts(says<Doing<'scry'>>({ do: 'scry' })`${verb('scry', 'scries')} ${{ count: plainValue }}`),
  acts(says<Doing<'shuffle'>>({ do: 'shuffle' })`${verb('shuffle')}`),
  acts(
    oneOf<Doing<'discard'>>(
      says<Doing<'discard'>>({ do: 'discard', count: 'hand' })`${verb('discard')} ${ownHand}`,
      says<Doing<'discard'>>({
        do: 'discard',
      })`${verb('discard')} ${{ count }}${flag({ atRandom: true as const }, ' at random')}`,
    ),
  ),
];
