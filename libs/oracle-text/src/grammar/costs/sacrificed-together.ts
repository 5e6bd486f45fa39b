import type { Cost } from '@stacktrail/card-tree';
import { listed } from '../../syntax/listed.js';
import { says, type Variant } from '../../syntax/says.js';
import { no, oneOf, type Syntax } from '../../syntax/syntax.js';
import { nameSelf } from '../basics/self.js';
import { some } from './cost-parts.js';

type Of<K> = Variant<Cost, 'cost', K>;

const thing: Syntax<Cost> = oneOf<Cost>(
  says<Of<'sacrifice this'>>({ cost: 'sacrifice this' })`${nameSelf}`,
  says<Of<'sacrifice'>>({ cost: 'sacrifice' })`${some()}`,
);
const things = listed(thing, 'and');

/** “Sacrifice a Swamp and a Forest”, “Sacrifice this creature and another creature”: parts of one cost, each paid (CR 118.3). */
export const sacrificedTogether: Syntax<readonly Cost[]> = {
  begins: new Set(['sacrifice']),
  read(reader) {
    const parts = reader.take('sacrifice') ? things.read(reader) : no;
    return parts === no || parts.length < 2 ? no : parts;
  },
  write: (parts, writer) => parts.length > 1 && writer.add('Sacrifice ') && things.write(parts, writer),
};

/** How many parts from there on are said under one verb. */
export function sacrificesFrom(parts: readonly Cost[], at: number): number {
  const end = parts.findIndex((part, i) => i >= at && !isSacrifice(part));
  return (end < 0 ? parts.length : end) - at;
}

function isSacrifice(part: Cost): boolean {
  if (part.cost === 'sacrifice this') return part.called === undefined && part.of === undefined;
  return part.cost === 'sacrifice';
}
