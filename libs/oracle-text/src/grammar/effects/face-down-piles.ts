import { type Effect, isSameTree, type Objects } from '@stacktrail/card-tree';
import { says } from '../../syntax/says.js';
import { literally, mapped, no, type Syntax } from '../../syntax/syntax.js';
import { topOfLibrary } from '../objects/library.js';
import { referent } from '../objects/objects.js';
import { becoming, moveTo, type Move } from './moves.js';
import { imperative, type EffectOf } from './predicate.js';

interface Pile {
  readonly first: Objects;
  readonly top: Objects;
}

/** “It and the top six cards of your library.” */
const pile: Syntax<Objects> = mapped<Pile, Objects>(
  says<Pile>({})`${{ first: referent('object') }} and ${{ top: topOfLibrary }}`,
  ({ first, top }) => ({ objects: 'together', of: [first, top] }),
  (means) => {
    const [first, top, ...more] = means.objects === 'together' ? means.of : [];
    if (first === undefined || top === undefined || more.length > 0) return no;
    return top.objects === 'top of library' ? { first, top } : no;
  },
  { objects: 'together' },
);

type IntoLibrary = EffectOf<'put into library'>;

const shuffled = literally('shuffle that pile and put it back on top of your library');

/** The pile in a random order: nobody knows which card is which. */
const putBack: Syntax<IntoLibrary> = {
  begins: shuffled.begins,
  fixedFields: { do: 'put into library' },
  read(reader) {
    const exiled = reader.scope.lastAffected('exiled')?.means;
    if (exiled === undefined || shuffled.read(reader) === no) return no;
    return { do: 'put into library', what: exiled, position: 'top', order: 'random' };
  },
  write: (effect, writer) =>
    effect.position === 'top' &&
    effect.order === 'random' &&
    isSameTree(effect.what, writer.scope.lastAffected('exiled')?.means) &&
    shuffled.write({}, writer),
};

/** CR 406.3: “exile it and the top six cards of your library in a face-down pile”. */
export const faceDownPiles: readonly Syntax<Effect>[] = [
  imperative(
    becoming(
      ['card'],
      says<Move>(moveTo({ zone: 'exile', faceDown: 'effect' }))`exile ${{ what: pile }} in a face-down pile`,
      'exiled',
    ),
  ),
  imperative(putBack),
];
