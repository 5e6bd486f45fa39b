import type { Effect, Modification, Objects } from '@stacktrail/card-tree';
import { says, type Variant } from '../../syntax/says.js';
import { literally, mapped, no, oneOf, type Syntax } from '../../syntax/syntax.js';
import { readsAndWrites } from '../../syntax/reads-only.js';
import { durationOrNone } from '../basics/durations.js';
import { value } from '../basics/holes.js';
import { possessive } from '../objects/objects.js';
import { becomeOrBecomes } from './become-or-becomes.js';
import { imperative, type EffectOf } from './predicate.js';

type Of<K> = Variant<Modification, 'change', K>;
type Apply = EffectOf<'apply'>;
type Measure = 'power' | 'toughness';

const one = <T extends Modification>(change: Syntax<T>): Syntax<readonly Modification[]> =>
  mapped<T, readonly Modification[]>(
    change,
    (found) => [found],
    ([found, ...more]) => (found === undefined || more.length > 0 ? no : (found as T)),
  );

/** “Base power becomes equal to that creature's power”: one number (CR 613.4b). */
function becomes(measure: Measure): Syntax<readonly Modification[]> {
  const change = `set ${measure}` as const;
  const words = literally(`base ${measure} `);
  return one(
    readsAndWrites(
      ({ to }) => typeof to === 'object' && to.amount !== 'X',
      says<Of<'set power'>>({ change: change as 'set power' })`${words}${becomeOrBecomes} equal to ${{ to: value }}`,
    ),
  );
}

/** “Base power and toughness become equal to that creature's power and toughness.” */
const becomeThose: Syntax<readonly Modification[]> = one(
  mapped<{ readonly of: Objects }, Of<'set power and toughness'>>(
    says<{
      readonly of: Objects;
    }>({})`base power and toughness become equal to ${{ of: possessive }} power and toughness`,
    ({ of }) => ({
      change: 'set power and toughness',
      power: { amount: 'power', of },
      toughness: { amount: 'toughness', of },
    }),
    ({ power, said }) =>
      typeof power === 'object' && power.amount === 'power' && said === undefined ? { of: power.of } : no,
    { change: 'set power and toughness' },
  ),
);

const changes = oneOf(becomes('power'), becomes('toughness'), becomeThose);

/** “This creature's base power becomes equal to that creature's power until end of turn.” */
export const baseSizesBecome: Syntax<Effect> = imperative(
  says<Apply>({ do: 'apply' })`${{ to: possessive }} ${{ changes }}${{ until: durationOrNone }}`,
);
