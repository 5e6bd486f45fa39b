import type { StaticEffect, Filter } from '@stacktrail/card-tree';
import { says, type Variant } from '../../syntax/says.js';
import { literally, type Syntax } from '../../syntax/syntax.js';
import { noun } from '../nouns.js';
import { attachedFilter } from '../triggers/subjects.js';
import { nameSelf } from '../self.js';

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

/** Nothing is asked of what would target it. */
function plainly(inner: Syntax<Untargetable>): Syntax<StaticEffect> {
  return {
    begins: inner.begins,
    marks: inner.marks ?? {},
    read: (reader) => inner.read(reader),
    write: (effect, writer) =>
      effect.static === "can't be targeted" &&
      effect.from === undefined &&
      effect.who === undefined &&
      inner.write(effect, writer),
  };
}
