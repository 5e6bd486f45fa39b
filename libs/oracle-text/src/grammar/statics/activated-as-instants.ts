import { type Filter, isSameTree, type Modification, type StaticEffect } from '@stacktrail/card-tree';
import { says, type Variant } from '../../syntax/says.js';
import { mapped, no, oneOf, type Syntax } from '../../syntax/syntax.js';
import { nameSelf } from '../basics/self.js';
import { noun } from '../nouns/nouns.js';

type AsInstants = Variant<StaticEffect, 'static', 'activated as instants'>;

const itself: Filter = { is: 'this' };

/** “Planeswalkers you control”, “Teferi”. */
const sources: Syntax<Filter> = oneOf<Filter>(
  mapped<object, Filter>(
    nameSelf,
    () => itself,
    (filter) => (filter.is === 'this' ? {} : no),
    itself,
  ),
  noun(true),
);

/** CR 602.5d, 606.3. */
export const activatedAsInstants: readonly Syntax<StaticEffect>[] = [
  says<AsInstants>({
    static: 'activated as instants',
    loyalty: true,
  })`you may activate loyalty abilities of ${{ what: sources }} on any player's turn any time you could cast an instant`,
  says<AsInstants>({
    static: 'activated as instants',
    keyword: 'equip',
  })`you may activate equip abilities any time you could cast an instant`,
];

type Continuous = Variant<StaticEffect, 'static', 'continuous'>;

const asIfHasty: readonly Modification[] = [{ change: 'rule', rule: 'activates as though it had haste' }];

/** “You may activate abilities of creatures you control as though those creatures had haste” (CR 302.6). */
export const activatedAsThoughHasty: Syntax<StaticEffect> = mapped<{ readonly filter: Filter }, StaticEffect>(
  says<{ readonly filter: Filter }>(
    {},
  )`you may activate abilities of ${{ filter: noun(true) }} as though those creatures had haste`,
  ({ filter }): Continuous => ({
    static: 'continuous',
    affects: { objects: 'each', filter },
    changes: asIfHasty,
  }),
  (effect) => {
    if (effect.static !== 'continuous' || effect.affects.objects !== 'each') return no;
    return isSameTree(effect.changes, asIfHasty) ? { filter: effect.affects.filter } : no;
  },
  { static: 'continuous' },
);
