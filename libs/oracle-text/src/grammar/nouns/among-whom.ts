import { type Filter, isSameTree, type Objects } from '@stacktrail/card-tree';
import { conjunction, conjuncts } from '../basics/filter-parts.js';

/** The objects among which the filter asks for the greatest or least number, if the text says whose they are. */
function compared(filter: Filter): Objects | undefined {
  for (const part of conjuncts(filter)) {
    if (part.is !== 'power' && part.is !== 'toughness' && part.is !== 'mana value') continue;
    const { to } = part;
    if (typeof to !== 'object' || (to.amount !== 'greatest' && to.amount !== 'least')) continue;
    if (to.among.objects === 'each' && conjuncts(to.among.filter).some(saysWhose)) return to.among;
  }
  return undefined;
}

function saysWhose({ is }: Filter): boolean {
  return is === 'controlled by' || is === 'controlled by players';
}

function within(filter: Filter): Filter | undefined {
  const objects = conjuncts(filter).some(saysWhose) ? undefined : compared(filter);
  return objects && { is: 'one of', objects };
}

/** “A creature with the greatest power among creatures that player controls” is one of those creatures. */
export function oneOfThose(filter: Filter): Filter {
  const part = within(filter);
  return part === undefined ? filter : conjunction([...conjuncts(filter), part]);
}

/** The inverse of `oneOfThose`: the filter as the text words it. */
export function asWorded(filter: Filter): Filter {
  const parts = conjuncts(filter);
  const shorter = conjunction(parts.slice(0, -1));
  const part = parts.length > 1 ? within(shorter) : undefined;
  return part !== undefined && isSameTree(parts.at(-1), part) ? shorter : filter;
}
