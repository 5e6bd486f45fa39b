import type { Effect, Objects } from '@stacktrail/card-tree';
import { literally, no, type Syntax } from '../../syntax/syntax.js';
import { referent } from '../objects/objects.js';
import { imperative, type EffectOf } from './predicate.js';

const those = referent('subject');
const fightEachOther = literally(' fight each other');

/** “Those creatures fight each other”: two creatures that were targets (CR 701.14a). */
const eachOther: Syntax<EffectOf<'fight'>> = {
  begins: new Set(['those', 'they']),
  fixedFields: { do: 'fight' },
  read(reader) {
    const means = those.read(reader);
    if (means === no || means.objects !== 'together' || means.of.length !== 2) return no;
    if (means.called !== 'creature' || fightEachOther.read(reader) === no) return no;
    const [first, second] = means.of as readonly [Objects, Objects];
    return { do: 'fight', first, second, said: 'each other' };
  },
  write({ first, second, said }, writer) {
    if (said !== 'each other') return false;
    const means: Objects = { objects: 'together', of: [first, second], called: 'creature' };
    return those.write(means, writer) && fightEachOther.write({}, writer);
  },
};

export const fightingOrders: readonly Syntax<Effect>[] = [imperative(eachOther)];
