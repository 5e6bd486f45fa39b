import type { Amount, Condition } from '@stacktrail/card-tree';
import { says, type Variant } from '../../syntax/says.js';
import { oneOf, type Syntax } from '../../syntax/syntax.js';
import { without } from '../../syntax/without.js';
import { digits } from '../basics/numerals.js';
import { howMany } from './held.js';

type Compare = Variant<Condition, 'if', 'compare'>;
type Right = Pick<Compare, 'compare' | 'right'>;

const yourLibrary: Amount = { amount: 'library size', of: { players: 'you' } };

/** “200 or more”: a number in digits, where `howMany` writes small numbers as words. */
const inFigures = says<Right>({ compare: 'at least' })`${{ right: digits }} or more cards in your library`;

/** “Your library has no cards in it”, “you have 200 or more cards in your library”. */
export const librarySizes: readonly Syntax<Condition>[] = [
  without(
    ['said'],
    says<Compare>({ if: 'compare', left: yourLibrary })`your library has ${howMany('card in it', 'cards in it')}`,
  ),
  says<Compare>({
    if: 'compare',
    left: yourLibrary,
    said: 'have',
  })`you have ${oneOf<Right>(howMany('card in your library', 'cards in your library'), inFigures)}`,
];
