import type { StaticEffect } from '@stacktrail/card-tree';
import { constant, no, type Syntax } from '../../syntax/syntax.js';
import { condition } from '../conditions/index.js';
import { digits } from '../basics/numerals.js';
import { attempt, takes } from '../../syntax/attempt.js';

/** “You gain life rather than lose life from radiation” (CR 726.1a). */
export const gainsFromRadiation: Syntax<StaticEffect> = constant<StaticEffect>(
  'you gain life rather than lose life from radiation',
  {
    static: 'replacement',
    replacement: {
      would: 'lose life',
      who: 'you',
      fromRadiation: true,
      instead: {
        do: 'follow',
        effects: [{ do: 'gain life', who: { players: 'you' }, amount: { amount: 'that much' } }],
      },
    },
  },
);

/** “Damage doesn't cause you to lose life” (CR 120.3a). */
export const losesNoneToDamage: Syntax<StaticEffect> = constant<StaticEffect>("damage doesn't cause you to lose life", {
  static: 'replacement',
  replacement: { would: 'lose life', who: 'you', fromDamage: true, instead: { do: 'change amount', to: 0 } },
});

/** “Damage that would reduce your life total to less than 1 reduces it to 1 instead” (CR 120.4c, 614.1a). */
export const staysAt: Syntax<StaticEffect> = {
  begins: new Set(['damage', 'if']),
  fixedFields: { static: 'replacement' },
  read(reader) {
    const asked = takes(reader, 'if') ? attempt(reader, condition) : undefined;
    if (asked !== undefined && !reader.take(',')) return no;
    if (!takes(reader, 'damage that would reduce your life total to less than')) return no;
    const life = attempt(reader, digits);
    if (typeof life !== 'number' || !takes(reader, `reduces it to ${life} instead`)) return no;
    return {
      static: 'replacement',
      replacement: {
        would: 'lose life',
        who: 'you',
        fromDamage: true,
        instead: { do: 'stay at', life },
        ...(asked && { while: asked, said: ['leads'] as const }),
      },
    };
  },
  write(effect, writer) {
    if (effect.static !== 'replacement' || effect.replacement.would !== 'lose life') return false;
    const { who, fromDamage, instead, while: asked } = effect.replacement;
    if (who !== 'you' || !fromDamage || instead.do !== 'stay at') return false;
    if (asked !== undefined && !(writer.add('if ') && condition.write(asked, writer) && writer.add(', '))) return false;
    const { life } = instead;
    return writer.add(`damage that would reduce your life total to less than ${life} reduces it to ${life} instead`);
  },
};
