import { type Filter, isSameTree, type Objects } from '@stacktrail/card-tree';
import type { Scope } from '../../syntax/scope.js';
import { literally, no, type Syntax } from '../../syntax/syntax.js';

const words = literally("each card exiled this way that doesn't have suspend");
const without: Filter = { is: 'not', of: { is: 'keyword', keyword: 'suspend' } };

/** All cards that the text has exiled so far, whichever of its instructions did. */
function allExiled({ soFar }: Scope): Objects | undefined {
  const exiled: Objects[] = [];
  for (let one = soFar.affected; one !== null; one = one.before)
    if (one.participle === 'exiled') exiled.unshift(one.means);
  if (exiled.length < 2) return exiled[0];
  return { objects: 'together', of: exiled };
}

function meansIn(scope: Scope): Objects | undefined {
  const of = allExiled(scope);
  return of && { objects: 'matching', of, filter: without, one: true };
}

/** “Each card exiled this way that doesn't have suspend” (CR 702.62). */
export const exiledWithoutSuspend: Syntax<Objects> = {
  begins: words.begins,
  fixedFields: { objects: 'matching' },
  read(reader) {
    const means = meansIn(reader.scope);
    return means === undefined || words.read(reader) === no ? no : means;
  },
  write(objects, writer) {
    const means = meansIn(writer.scope);
    return means !== undefined && isSameTree(means, objects) && words.write({}, writer);
  },
};
