import type { Effect } from '@stacktrail/card-tree';
import { says } from '../../syntax/says.js';
import { constant, no, oneOf, type Syntax } from '../../syntax/syntax.js';
import { numeralOrX } from '../basics/numerals.js';
import { times } from '../counts/times.js';
import { imperative, type EffectOf } from './predicate.js';

const you = { players: 'you' } as const;

const action: Syntax<Effect> = oneOf<Effect>(
  constant<Effect>('proliferate', { do: 'proliferate', who: you }),
  constant<Effect>('manifest dread', { do: 'manifest dread' }),
  constant<Effect>('time travel', { do: 'time travel' }),
  says<EffectOf<'incubate'>>({ do: 'incubate', who: you })`incubate ${{ count: numeralOrX }}`,
);

/** “Proliferate twice”, “incubate 2 five times” (CR 701.34, 701.53): one action after the other. */
export const doneOften: Syntax<Effect> = imperative({
  begins: action.begins,
  fixedFields: { do: 'repeat' },
  read(reader) {
    const one = action.read(reader);
    const often = one === no ? no : times.read(reader);
    return one === no || often === no || often === 1 ? no : { do: 'repeat', times: often, effects: [one] };
  },
  write(effect, writer) {
    if ((effect.do as string) !== 'repeat' || effect.times === 1) return false;
    const [one, ...more] = effect.effects;
    if (one === undefined || more.length > 0) return false;
    return action.write(one, writer) && times.write(effect.times, writer);
  },
} satisfies Syntax<EffectOf<'repeat'>>);
