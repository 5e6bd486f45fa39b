import type { Objects } from '@stacktrail/card-tree';
import { no, type Syntax } from '../../syntax/syntax.js';
import { conjuncts } from '../basics/filter-parts.js';
import { self } from '../basics/self.js';
import { newTarget } from '../targets/target-reference.js';
import type { Scope } from '../../syntax/scope.js';

const card = newTarget(['card in graveyard'], '', 'from') as Syntax<Objects>;

/** Whether the target is a card in your graveyard. */
function isYours(means: Objects | undefined, { targets }: Scope): boolean {
  const spec = means?.objects === 'target' ? targets[means.slot] : undefined;
  return spec !== undefined && conjuncts(spec.filter).some((part) => part.is === 'owned by' && part.who === 'you');
}

/** “This card and target land card from your graveyard”: the ability functions there (CR 113.6). */
export const selfAndTarget: Syntax<Objects> = {
  begins: self.begins,
  fixedFields: { objects: 'together' },
  read(reader) {
    const { scope } = reader;
    const itself = scope.paid.length === 0 ? no : self.read(reader);
    if (itself === no || !reader.take('and')) return no;
    const other = card.read(reader);
    if (other === no || !isYours(other, scope)) return no;
    scope.inGraveyard = true;
    return { objects: 'together', of: [itself, other] };
  },
  write(means, writer) {
    if (means.objects !== 'together' || means.called !== undefined || !writer.scope.inGraveyard) return false;
    const [itself, other, ...more] = means.of;
    if (itself?.objects !== 'this' || more.length > 0 || !isYours(other, writer.scope)) return false;
    return self.write(itself, writer) && writer.add(' and ') && card.write(other!, writer);
  },
};
