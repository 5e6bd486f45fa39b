import type { Amount, Condition } from '@stacktrail/card-tree';
import type { Scope } from '../../syntax/scope.js';
import { withChanges } from '../../syntax/text-so-far.js';
import { no, type Syntax } from '../../syntax/syntax.js';

type Two = readonly [Amount, Amount];

/** The two numbers that a condition compares. */
function comparedIn(asked: Condition): Two | undefined {
  if (asked.if === 'compare') return [asked.left, asked.right];
  if (asked.if !== 'matches') return undefined;
  const { objects, filter } = asked;
  if (filter.is !== 'power' && filter.is !== 'toughness' && filter.is !== 'mana value') return undefined;
  return [{ amount: filter.is, of: objects }, filter.to];
}

function note(asked: Condition, scope: Scope): void {
  const compared = comparedIn(asked);
  if (compared !== undefined) scope.soFar = withChanges(scope.soFar, { compared });
}

/** The same condition; later words can mean the difference of what it compares. */
export function comparing(inner: Syntax<Condition>): Syntax<Condition> {
  return {
    begins: inner.begins,
    fixedFields: inner.fixedFields ?? {},
    read(reader) {
      const asked = inner.read(reader);
      if (asked !== no) note(asked, reader.scope);
      return asked;
    },
    write(asked, writer) {
      if (!inner.write(asked, writer)) return false;
      note(asked, writer.scope);
      return true;
    },
  };
}
