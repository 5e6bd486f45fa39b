import type { Condition } from '@stacktrail/card-tree';
import type { Scope } from '../../syntax/scope.js';
import { no, type Syntax } from '../../syntax/syntax.js';

/** What the condition asks about is the last referent again, not what it was only compared with. */
function nameSubjectAgain(condition: Condition, scope: Scope): void {
  const asked = condition.if === 'not' ? condition.of : condition;
  // The past tense asks about what it was before it moved.
  const named = asked.if === 'matches' && asked.past !== true ? scope.referentOf(asked.objects) : undefined;
  if (named !== undefined) scope.nameAgain(named);
}

/**
 * The same conditions; after them, “it” is their subject: “if it's a card with power less than this creature's power, put
 * it into your hand” (CR 608.2c).
 */
export function subjectStays(inner: Syntax<Condition>): Syntax<Condition> {
  return {
    ...inner,
    read(reader) {
      const condition = inner.read(reader);
      if (condition !== no) nameSubjectAgain(condition, reader.scope);
      return condition;
    },
    write(condition, writer) {
      if (!inner.write(condition, writer)) return false;
      nameSubjectAgain(condition, writer.scope);
      return true;
    },
  };
}
