import { type StaticEffect, type Filter, isSameTree } from '@stacktrail/card-tree';
import { says, type Variant } from '../../syntax/says.js';
import { constant, literally, mapped, no, type Syntax } from '../../syntax/syntax.js';
import { conjunction, conjuncts } from '../basics/filter-parts.js';
import { noun } from '../nouns/nouns.js';
import { attachedFilter } from '../triggers/subjects.js';
import { nameSelf } from '../basics/self.js';

type Untargetable = Variant<StaticEffect, 'static', "can't be targeted">;

const by: readonly (readonly [string, Untargetable['by']])[] = [
  [' your opponents control', 'opponent'],
  ['', 'any player'],
];
const of: readonly (readonly [string, Untargetable['of']])[] = [
  ['spells or abilities', 'spells or abilities'],
  ['spells', 'spells'],
  ['abilities', 'abilities'],
];

const thisObject: Filter = { is: 'this' };

const spellKinds = noun(true, 'spell');
const theirs: Filter = { is: 'controlled by', who: 'opponent' };

/**
 * “Black or red spells your opponents control”: the filter is for the spells; their controllers have a field of their
 * own.
 */
const fromSpells: Syntax<Pick<Untargetable, 'from' | 'by'>> = mapped<Filter, Pick<Untargetable, 'from' | 'by'>>(
  spellKinds,
  (filter) => {
    const parts = conjuncts(filter).filter((part) => !isSameTree(part, theirs));
    const isTheirs = parts.length < conjuncts(filter).length;
    return parts.length === 0 ? no : { from: conjunction(parts), by: isTheirs ? 'opponent' : 'any player' };
  },
  ({ from, by: who }) =>
    from === undefined ? no : who === 'opponent' ? conjunction([...conjuncts(from), theirs]) : from,
);

/** “Cards in graveyards can't be the targets of spells or abilities.” */
const inGraveyards: Syntax<StaticEffect> = constant<StaticEffect>(
  "cards in graveyards can't be the targets of spells or abilities",
  {
    static: "can't be targeted",
    what: {
      is: 'all',
      of: [{ is: 'card' }, { is: 'in zone', zone: 'graveyard' }],
    },
    of: 'spells or abilities',
    by: 'any player',
  },
);

/** “This creature can't be the target of Aura spells”; and cards in graveyards that can't be targets. */
export const untargetableBySpells: readonly Syntax<StaticEffect>[] = [
  inGraveyards,
  says<Untargetable>({
    static: "can't be targeted",
    of: 'spells',
    what: thisObject,
  })`${nameSelf} can't be the target of ${fromSpells}`,
  says<Untargetable>({
    static: "can't be targeted",
    of: 'spells',
  })`${{ what: noun(true) }} can't be the targets of ${fromSpells}`,
];

/** “Creatures can't be the targets of spells”, “this creature can't be the target of abilities your opponents control”. */
export const untargetable: readonly Syntax<StaticEffect>[] = of.flatMap(([things, kind]) =>
  by.flatMap(([whose, who]): readonly Syntax<StaticEffect>[] => {
    const fields: Partial<Untargetable> = { static: "can't be targeted", of: kind, by: who };
    const plain = literally(` of ${things}${whose}`);
    return [
      says<Untargetable>({ ...fields, what: thisObject })`${nameSelf} can't be the target${plain}`,
      says<Untargetable>(fields)`${{ what: attachedFilter }} can't be the target${plain}`,
      says<Untargetable>(fields)`${{ what: noun(true) }} can't be the targets${plain}`,
    ].map(plainly);
  }),
);

/** The same syntax, but without a filter for spells and abilities. */
function plainly(inner: Syntax<Untargetable>): Syntax<StaticEffect> {
  return {
    begins: inner.begins,
    fixedFields: inner.fixedFields ?? {},
    read: (reader) => inner.read(reader),
    write: (effect, writer) =>
      effect.static === "can't be targeted" &&
      effect.from === undefined &&
      effect.who === undefined &&
      inner.write(effect, writer),
  };
}
