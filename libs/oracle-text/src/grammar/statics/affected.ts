import type { Objects } from '@stacktrail/card-tree';
import type { Scope } from '../../syntax/scope.js';
import { no, type Syntax } from '../../syntax/syntax.js';
import { agreeingSubject } from '../objects/objects.js';

/** After “each creature”, “it” and “its” mean each of those creatures separately. */
function addReferentForEach(scope: Scope, objects: Objects): void {
  if (objects.objects !== 'each' || objects.one !== true) return;
  scope.name({ objects: 'that object' }, false, ['creature', 'permanent']);
}

/** The objects that a static ability's effect applies to. */
export const affected: Syntax<Objects> = {
  begins: agreeingSubject.begins,
  read(reader) {
    const objects = agreeingSubject.read(reader);
    if (objects !== no) addReferentForEach(reader.scope, objects);
    return objects;
  },
  write(objects, writer) {
    if (!agreeingSubject.write(objects, writer)) return false;
    addReferentForEach(writer.scope, objects);
    return true;
  },
};
