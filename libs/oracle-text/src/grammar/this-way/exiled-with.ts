import { type Filter, isSameTree, type Objects } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import type { Scope } from '../../syntax/scope.js';
import { no, type No, type Syntax } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { conjunction, conjuncts, saysOther, withoutOther } from '../basics/filter-parts.js';
import { createdLink, exiledLink, putLink } from '../basics/links.js';
import { nameSelf } from '../basics/self.js';

/** What other abilities of the same object exiled (CR 607.2a). */
export const linked: Objects = { objects: 'linked', label: exiledLink };

export function isOfExiled(objects: Objects): boolean {
  return objects.objects === 'linked' && objects.label !== createdLink && objects.label !== putLink;
}

/** “This artifact”, “it”: what the cards were exiled with, the object whose text it is. */
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

/** What follows a noun and says of which cards some are meant. */
export interface AmongThose extends Pick<Syntax<Objects>, 'write'> {
  read(reader: Reader, filter: Filter): Objects | No;
}

/** “A creature card exiled with this artifact”: cards among which one is chosen. */
export const exiledWithThis: AmongThose = {
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

/** “Each other card exiled with this artifact”: other than what this text exiled. */
export function otherThanExiled(scope: Scope, filter: Filter): Filter | No {
  if (!saysOther(filter)) return filter;
  const objects = scope.lastDeed('exiled')?.means;
  if (objects === undefined) return no;
  return conjunction([...conjuncts(withoutOther(filter)), { is: 'not', of: { is: 'one of', objects } }]);
}

/** The same as words say it. */
export function saidOther(scope: Scope, filter: Filter): Filter {
  const objects = scope.lastDeed('exiled')?.means;
  const parts = conjuncts(filter);
  const rest = parts.filter((part) => !isSameTree(part, { is: 'not', of: { is: 'one of', objects } }));
  return rest.length === parts.length ? filter : conjunction([{ is: 'other' }, ...rest]);
}
