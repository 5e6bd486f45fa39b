import type { Effect, Filter } from '@stacktrail/card-tree';
import { says } from '../../syntax/says.js';
import { constant, literally, oneOf, type Syntax } from '../../syntax/syntax.js';
import { without } from '../../syntax/without.js';
import { noun } from '../nouns/nouns.js';
import { numeralOrX } from '../basics/numerals.js';
import { recipients } from '../players/recipients.js';
import { imperative, type EffectOf } from './predicate.js';

type Redirect = EffectOf<'redirect damage'>;
const thisTurn: Partial<Redirect> = { do: 'redirect damage', until: 'this turn' };
const instead = says<Pick<Redirect, 'into'>>({})` is dealt to ${{ into: recipients }} instead`;

const orToYours = says<Pick<Redirect, 'to' | 'orTo'>>({
  to: { players: 'you' },
})`you and/or ${{ orTo: noun(true) }}`;

const all = says<Partial<Redirect>>({ amount: 'all' })`all`;
const nextMuch = says<Partial<Redirect>>({})`the next ${{ amount: numeralOrX }}`;
const many = oneOf<Partial<Redirect>>(all, nextMuch) as Syntax<Pick<Redirect, 'amount'>>;

const ofYourChoice = constant<Filter>('a source of your choice', { is: 'anything' });
const dealt = literally(' damage that would be dealt');

/**
 * “The next 1 damage that would be dealt to this creature this turn is dealt to any target instead” (CR 614.9); “the next
 * 2 damage that a source of your choice would deal to you and/or permanents you control this turn is dealt to …”.
 */
export const redirectionOrders: readonly Syntax<Effect>[] = [
  imperative(
    without(
      ['orTo', 'source', 'said'],
      says<Redirect>(thisTurn)`${many}${dealt} to ${{ to: recipients }} this turn${instead}`,
    ),
  ),
  imperative(
    without(
      ['orTo', 'source'],
      says<Redirect>({
        ...thisTurn,
        said: 'time first',
      })`${many}${dealt} this turn to ${{ to: recipients }}${instead}`,
    ),
  ),
  imperative(
    without(
      ['orTo', 'said'],
      says<Redirect>(
        thisTurn,
      )`${many}${dealt} to ${{ to: recipients }} this turn by ${{ source: ofYourChoice }}${instead}`,
    ),
  ),
  imperative(
    without(
      ['orTo'],
      says<Redirect>({
        ...thisTurn,
        said: 'time first',
      })`${many}${dealt} this turn to ${{ to: recipients }} by ${{ source: ofYourChoice }}${instead}`,
    ),
  ),
  imperative(
    without(
      ['said'],
      says<Redirect>(
        thisTurn,
      )`${many} damage that ${{ source: ofYourChoice }} would deal to ${orToYours} this turn${instead}`,
    ),
  ),
  imperative(
    without(
      ['source'],
      says<Redirect>({ ...thisTurn, said: 'time first' })`${many}${dealt} this turn to ${orToYours}${instead}`,
    ),
  ),
];
