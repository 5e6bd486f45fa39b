import type { Condition, Filter, Objects, TriggerEvent, Whoever } from '@stacktrail/card-tree';
import { says, type Variant } from '../../syntax/says.js';
import { literally, mapped, no, oneOf, type Syntax } from '../../syntax/syntax.js';
import { without } from '../../syntax/without.js';
import { indefinite } from '../nouns/nouns.js';
import { self } from '../basics/self.js';

type Happened = Variant<Condition, 'if', 'happened'>;

const thisObject: Syntax<Filter> = mapped<Objects, Filter>(
  self,
  ({ called }) => (called === undefined ? { is: 'this' } : no),
  (filter) => (filter.is === 'this' ? { objects: 'this' } : no),
);
const dealer = oneOf<Filter>(thisObject, indefinite());

type Dealt = Variant<TriggerEvent, 'on', 'player is dealt damage'>;

/** “Was dealt combat damage by a Zombie this turn.” */
export function dealtBy(who: Whoever, before: Syntax<object>): readonly Syntax<Condition>[] {
  return ([undefined, true] as const).map((combat) => {
    const fields: Partial<Dealt> = { on: 'player is dealt damage', who, ...(combat && { combat }) };
    const event = says<Dealt>(fields)`${before} ${literally(combat ? 'combat damage' : 'damage')} by ${{ by: dealer }}`;
    const plain = without(combat ? [] : ['combat'], event);
    return without(['atLeast', 'turn', 'said'], says<Happened>({ if: 'happened' })`${{ event: plain }} this turn`);
  });
}
