import type { Amount, Objects } from '@stacktrail/card-tree';
import { literally, no, type Syntax } from '../../syntax/syntax.js';

type Casts = Extract<Amount, { readonly amount: 'casts from command zone' }>;

/** “Times it's been cast from the command zone this game” (CR 903.8): the casts of the object named last. */
export function castsOfIt(many: boolean): Syntax<Amount> {
  const words = literally(`time${many ? 's' : ''} it's been cast from the command zone this game`);
  return {
    begins: words.begins,
    fixedFields: { amount: 'casts from command zone' },
    read(reader) {
      if (words.read(reader) === no) return no;
      const named = reader.scope.last(({ means, plural }) => means !== null && !('players' in means) && !plural);
      if (named === undefined) return no;
      return { amount: 'casts from command zone', of: { ...(named.means as Objects), called: 'it' } } satisfies Casts;
    },
    write(amount, writer) {
      if (typeof amount !== 'object' || amount.amount !== 'casts from command zone') return false;
      const named = writer.scope.last(({ means, plural }) => means !== null && !('players' in means) && !plural);
      return named !== undefined && writer.scope.isSame(named, amount.of) && words.write({}, writer);
    },
  };
}
