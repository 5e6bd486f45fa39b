import type { Filter, TargetSpec } from '@stacktrail/card-tree';
import { no, type Syntax } from '../../syntax/syntax.js';
import { isOfExiled, readExiler, writeExiler } from '../this-way/exiled-with.js';
import { conjunction, conjuncts } from '../basics/filter-parts.js';

/** “Target creature card exiled with this artifact” (CR 607.2a). */
export function targetExiledWithThis(cards: Syntax<Filter>): Syntax<Partial<TargetSpec>> {
  return {
    begins: cards.begins,
    fixedFields: { kind: 'card in exile' },
    read(reader) {
      const filter = cards.read(reader);
      if (filter === no || !reader.take('exiled') || !reader.take('with')) return no;
      const objects = readExiler(reader);
      if (objects === no) return no;
      return { kind: 'card in exile', filter: conjunction([...conjuncts(filter), { is: 'one of', objects }]) };
    },
    write({ kind, filter }, writer) {
      if (kind !== 'card in exile' || filter === undefined) return false;
      const parts = conjuncts(filter);
      const last = parts.at(-1);
      if (last?.is !== 'one of' || !isOfExiled(last.objects)) return false;
      const could = cards.write(conjunction(parts.slice(0, -1)), writer) && writer.add(' exiled with ');
      return could && writeExiler(last.objects, writer);
    },
  };
}
