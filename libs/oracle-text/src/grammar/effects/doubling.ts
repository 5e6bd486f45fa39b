import type { Effect } from '@stacktrail/card-tree';
import { says } from '../../syntax/says.js';
import { kindOfCounters } from '../nouns/counter-kind.js';
import { literally, oneOf, type Syntax } from '../../syntax/syntax.js';
import { duration } from '../basics/durations.js';
import { each, objectsAfterVerb, possessive } from '../objects/objects.js';
import { imperative, type EffectOf } from './predicate.js';

type Size = EffectOf<'multiply power and toughness'>;
type Counters = EffectOf<'multiply counters'>;

const sizes = ['power and toughness', 'power', 'toughness'] as const;

/** Instructions that double numbers of counters, power and toughness (CR 701.10). */
export const doublingImperatives: readonly Syntax<Effect>[] = [
  imperative(
    oneOf<Counters>(
      says<Counters>({
        do: 'multiply counters',
        by: 2,
      })`double the number of ${{ counter: kindOfCounters }} counters on ${{ on: objectsAfterVerb }}`,
      says<Counters>({
        do: 'multiply counters',
        by: 2,
      })`double the number of each kind of counter on ${{ on: objectsAfterVerb }}`,
      says<Counters>({
        do: 'multiply counters',
        by: 2,
        on: { players: 'you' },
      })`double the number of each kind of counter you have`,
    ),
  ),
  ...sizes.flatMap((what) => {
    const constants = { do: 'multiply power and toughness', what, by: 2 } as const;
    const size = literally(what) as Syntax<Partial<Size>>;
    return [
      imperative(says<Size>(constants)`double the ${size} of ${{ of: each('each ') }}${{ until: duration }}`),
      imperative(says<Size>(constants)`double ${{ of: possessive }} ${size}${{ until: duration }}`),
    ];
  }),
];
