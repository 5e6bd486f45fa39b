import { type Filter, type TargetSpec, isSameTree } from '@stacktrail/card-tree';
import { says } from '../../syntax/says.js';
import { lazy, mapped, no, type Syntax } from '../../syntax/syntax.js';
import { afterTheNoun, indefinite } from './nouns.js';

type Where = Extract<Filter, { readonly is: 'where' }>;

/** A filter for abilities whose source matches (CR 113.7). */
function ofSource(filter: Filter): Where {
  const objects = { objects: 'sources of', of: { objects: 'asked' } } as const;
  return { is: 'where', condition: { if: 'matches', objects, filter } };
}

/** “From an artifact source.” */
const fromSource: Syntax<Filter> = mapped<{ readonly filter: Filter }, Filter>(
  says<{ readonly filter: Filter }>({})` from ${{ filter: lazy(() => indefinite('source')) }}`,
  ({ filter }) => ofSource(filter),
  (part) => {
    const filter = part.is === 'where' && part.condition.if === 'matches' ? part.condition.filter : undefined;
    return filter !== undefined && isSameTree(part, ofSource(filter)) ? { filter } : no;
  },
);

/** Words after the noun for a spell or ability on the stack. */
export function afterStackNoun(several: boolean, kind: TargetSpec['kind']): Syntax<readonly Filter[]> {
  const after = afterTheNoun(several ? 'several' : 'one');
  return {
    begins: null,
    read(reader) {
      const parts = after.read(reader);
      if (parts === no || kind !== 'ability') return parts;
      const source = reader.may<Filter | null>(fromSource, null);
      return source === null ? parts : [...parts, source];
    },
    write(parts, writer) {
      const last = parts.at(-1);
      const from = writer.mark();
      if (last === undefined || kind !== 'ability') return after.write(parts, writer);
      if (after.write(parts.slice(0, -1), writer) && fromSource.write(last, writer)) return true;
      writer.back(from);
      return after.write(parts, writer);
    },
  };
}
