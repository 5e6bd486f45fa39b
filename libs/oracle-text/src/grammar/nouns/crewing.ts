import { type Filter, isSameTree } from '@stacktrail/card-tree';
import type { Scope } from '../../syntax/scope.js';
import { literally, no, type Syntax } from '../../syntax/syntax.js';

const anything: Filter = { is: 'anything' };

function didSo(action: 'crew' | 'saddle'): Filter {
  const event = { on: 'keyword action', action, who: 'any player', what: anything, other: { is: 'this' } } as const;
  return { is: 'in event', event, as: 'object' };
}

/** Whether “it” is the object with this text: it was the last object to be named. */
function isThis({ soFar }: Scope): boolean {
  let one = soFar.referents;
  while (one !== null && one.means !== null && 'players' in one.means) one = one.before;
  return one !== null && one.means !== null && 'objects' in one.means && one.means.objects === 'this';
}

function used(action: 'crew' | 'saddle', text: string): Syntax<Filter> {
  const words = literally(text);
  return {
    begins: words.begins,
    fixedFields: { is: 'in event' },
    read: (reader) => (isThis(reader.scope) && words.read(reader) !== no ? didSo(action) : no),
    write: (filter, writer) => isSameTree(filter, didSo(action)) && words.write({}, writer),
  };
}

/** “That crewed it this turn” (CR 702.122c), “that saddled it this turn” (CR 702.171c): it tapped to pay for that. */
export const crewing: readonly Syntax<Filter>[] = [
  used('crew', ' that crewed it this turn'),
  used('saddle', ' that saddled it this turn'),
];
