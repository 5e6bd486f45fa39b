import type { Effect } from '../../effects.js';
import type { Duration } from '../../durations.js';
import { says } from '../../syntax/says.js';
import { oneOf, words, type Syntax } from '../../syntax/syntax.js';
import type { Modification } from '../../modifications.js';
import { duration } from '../durations.js';
import { objectsAsObject, possessive } from '../objects.js';
import { order, type Doing } from './predicate.js';

const forGood: Syntax<Duration> = words<Duration>('', 'rest of the game');
const until = oneOf<Duration>(duration, forGood);

const you: readonly Modification[] = [{ change: 'control', to: { players: 'you' } }];
const switched: readonly Modification[] = [{ change: 'switch power and toughness' }];

/** Changes whose instruction is not about what their objects do: control (CR 613.1b), switching (CR 613.4d). */
export const controlOrders: readonly Syntax<Effect>[] = [
  order(says<Doing<'apply'>>({ do: 'apply', changes: you })`gain control of ${{ to: objectsAsObject }}${{ until }}`),
  order(
    says<Doing<'apply'>>({
      do: 'apply',
      changes: switched,
    })`switch ${{ to: possessive }} power and toughness${{ until: duration }}`,
  ),
];
