import { type Filter, isSameTree, type Objects } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import type { Scope } from '../../syntax/scope.js';
import { no, type No, type Syntax } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { conjunction, conjuncts, saysOther, withoutOther } from '../basics/filter-parts.js';
import { createdLink, exiledLink, putLink } from '../basics/links.js';
import { nameSelf } from '../basics/self.js';

/** The cards that other abilities of the same object exiled (CR 607.2a). */
export const linked: Objects = { objects: 'linked', label: exiledLink };

/** Whether it is those, and not what another link holds. */
export function isOfExiled(objects: Objects): boolean {
  return objects.objects === 'linked' && objects.label !== createdLink && objects.label !== putLink;
}

/** “This artifact” or “it” in “exiled with this artifact”: the object that has this text. */
export function readExiler(reader: Reader): Objects | No {
  if (reader.word !== 'it') return nameSelf.read(reader) === no ? no : linked;
  const { scope } = reader;
  if (scope.last(({ means }) => means !== null && 'objects' in means && means.objects === 'this') === undefined)
    return no;
  reader.next();
  return { ...linked, called: 'it' };
}

export function writeExiler({ called }: Objects, writer: Writer): boolean {
  return called === 'it' ? writer.add('it') : nameSelf.write({}, writer);
}

/** The words after a noun that say from which cards one is chosen: “exiled with this artifact”. */
export interface ChosenFromSyntax extends Pick<Syntax<Objects>, 'write'> {
  read(reader: Reader, filter: Filter): Objects | No;
}

/** “A creature card exiled with this artifact”: the choice is made among those cards. */
export const exiledWithThis: ChosenFromSyntax = {
  read(reader, filter) {
    const from = reader.mark();
    const of = reader.take('exiled') && reader.take('with') ? readExiler(reader) : no;
    if (of !== no) return { objects: 'matching', of, filter };
    reader.back(from);
    return no;
  },
  write: (means, writer) =>
    means.objects === 'matching' &&
    isOfExiled(means.of) &&
    writer.add(' exiled with ') &&
    writeExiler(means.of, writer),
};

/** “Each other card exiled with this artifact”: every such card except those that this ability exiled. */
export function otherThanExiled(scope: Scope, filter: Filter): Filter | No {
  if (!saysOther(filter)) return filter;
  const objects = scope.lastAffected('exiled')?.means;
  if (objects === undefined) return no;
  return conjunction([...conjuncts(withoutOther(filter)), { is: 'not', of: { is: 'one of', objects } }]);
}

/** The inverse of `otherThanExiled`: the filter with “other”, as the text words it. */
export function withOther(scope: Scope, filter: Filter): Filter {
  const objects = scope.lastAffected('exiled')?.means;
  const parts = conjuncts(filter);
  const rest = parts.filter((part) => !isSameTree(part, { is: 'not', of: { is: 'one of', objects } }));
  return rest.length === parts.length ? filter : conjunction([{ is: 'other' }, ...rest]);
}
