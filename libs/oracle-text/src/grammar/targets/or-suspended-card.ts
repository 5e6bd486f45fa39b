import { type Filter, isSameTree, type TargetSpec } from '@stacktrail/card-tree';
import { literally, no, type Syntax } from '../../syntax/syntax.js';
import { conjuncts } from '../basics/filter-parts.js';

type Spec = Partial<TargetSpec>;

const yours: Filter = { is: 'owned by', who: 'you' };

/** CR 702.62b: a card in exile with suspend and a time counter on it. */
function suspended(owner: readonly Filter[]): Filter {
  return {
    is: 'all',
    of: [
      { is: 'in zone', zone: 'exile' },
      { is: 'keyword', keyword: 'suspend' },
      { is: 'has counter', counter: 'time' },
      ...owner,
    ],
  };
}

function onBattlefield(filter: Filter): Filter {
  return { is: 'all', of: [{ is: 'in zone', zone: 'battlefield' }, ...conjuncts(filter)] };
}

/** “Permanent or suspended card”, “permanent you control or suspended card you own”. */
function orSuspended(things: Syntax<Filter>, text: string, owner: readonly Filter[]): Syntax<Spec> {
  const behind = literally(text);
  const card = suspended(owner);
  return {
    begins: things.begins,
    fixedFields: { kind: 'card in exile or permanent' },
    read(reader) {
      const filter = things.read(reader);
      if (filter === no || behind.read(reader) === no) return no;
      return { kind: 'card in exile or permanent', filter: { is: 'any', of: [onBattlefield(filter), card] } };
    },
    write({ kind, filter }, writer) {
      if (kind !== 'card in exile or permanent' || filter?.is !== 'any') return false;
      const [permanent, other, ...more] = filter.of;
      if (permanent?.is !== 'all' || more.length > 0 || !isSameTree(other, card)) return false;
      const [, ...parts] = permanent.of;
      const [only] = parts;
      const plain: Filter = parts.length === 1 && only !== undefined ? only : { is: 'all', of: parts };
      return isSameTree(permanent, onBattlefield(plain)) && things.write(plain, writer) && behind.write({}, writer);
    },
  };
}

/** Permanents or suspended cards as targets (CR 115.2, 702.62b). */
export function permanentsOrSuspendedCards(things: Syntax<Filter>): readonly Syntax<Spec>[] {
  return [orSuspended(things, ' or suspended card you own', [yours]), orSuspended(things, ' or suspended card', [])];
}
