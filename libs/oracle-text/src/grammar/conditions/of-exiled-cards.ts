import type { Condition, Filter, Objects } from '@stacktrail/card-tree';
import { says } from '../../syntax/says.js';
import { mapped, no, oneOf, type Syntax } from '../../syntax/syntax.js';
import { quality } from '../basics/holes.js';
import { indefinite } from '../nouns/nouns.js';
import { exiledWithThis } from '../this-way/exiled-with.js';
import { had } from './verb-phrases.js';

interface Asked {
  readonly among: Objects;
  readonly filter: Filter;
}

const card = indefinite('card');

/** “A card exiled with this creature.” */
const among: Syntax<Objects> = {
  begins: card.begins,
  fixedFields: { objects: 'matching' },
  read(reader) {
    const filter = card.read(reader);
    return filter === no ? no : exiledWithThis.read(reader, filter);
  },
  write: (means, writer) =>
    means.objects === 'matching' && card.write(means.filter, writer) && exiledWithThis.write(means, writer),
};

/** “A card exiled with this creature is a creature card”, “… has flying”: it is true of one of them (CR 607.2a). */
export const ofExiledCards: Syntax<Condition> = mapped<Asked, Condition>(
  oneOf<Asked>(
    says<Asked>({})`${{ among }} is ${{ filter: quality }}`,
    says<Asked>({})`${{ among }} has ${{ filter: had }}`,
  ),
  ({ among: of, filter }) => ({
    if: 'compare',
    left: { amount: 'how many', of: { objects: 'matching', of, filter, one: true } },
    compare: 'at least',
    right: 1,
  }),
  (condition) => {
    if (condition.if !== 'compare' || condition.compare !== 'at least' || condition.right !== 1) return no;
    const { left } = condition;
    if (condition.said !== undefined || typeof left !== 'object' || left.amount !== 'how many') return no;
    const { of } = left;
    return of.objects === 'matching' && of.one ? { among: of.of, filter: of.filter } : no;
  },
  { if: 'compare' },
);
