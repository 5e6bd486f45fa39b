import type { Objects } from '@stacktrail/card-tree';
import type { Scope } from '../../syntax/scope.js';
import { no, type Syntax } from '../../syntax/syntax.js';
import { agreeingSubject } from '../objects/objects.js';

/** “Each creature”: what is said of it is said of each one by itself, which “it” and “its” mean then. */
function nameEachOne(scope: Scope, means: Objects): void {
  if (means.objects !== 'each' || means.one !== true) return;
  scope.name({ objects: 'that object' }, false, ['creature', 'permanent']);
}

/** What a static ability's effect applies to. */
export const affected: Syntax<Objects> = {
  begins: agreeingSubject.begins,
  read(reader) {
    const means = agreeingSubject.read(reader);
    if (means !== no) nameEachOne(reader.scope, means);
    return means;
  },
  write(means, writer) {
    if (!agreeingSubject.write(means, writer)) return false;
    nameEachOne(writer.scope, means);
    return true;
  },
};
