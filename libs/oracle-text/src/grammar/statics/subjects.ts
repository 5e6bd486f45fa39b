import type { Filter } from '@stacktrail/card-tree';
import { isNamedAsTwo } from '../../english/text-source.js';
import { no, oneOf, type Syntax } from '../../syntax/syntax.js';
import { noun } from '../nouns/nouns.js';
import { self } from '../basics/self.js';

const itself: Syntax<Filter> = {
  begins: self.begins,
  read(reader) {
    if (self.read(reader) === no) return no;
    reader.scope.subject = { means: { objects: 'this' }, plural: isNamedAsTwo(reader.scope.textSource) };
    return { is: 'this' };
  },
  write(filter, writer) {
    writer.scope.subject = { means: { objects: 'this' }, plural: isNamedAsTwo(writer.scope.textSource) };
    return filter.is === 'this' && self.write({ objects: 'this' }, writer);
  },
};

function things(many: boolean, opening: string): Syntax<Filter> {
  return {
    begins: opening === '' ? noun(many).begins : new Set([opening]),
    read(reader) {
      if (opening !== '' && !reader.take(opening)) return no;
      reader.scope.subject = { means: { objects: 'each', filter: { is: 'anything' } }, plural: many };
      return noun(many).read(reader);
    },
    write(filter, writer) {
      writer.scope.subject = { means: { objects: 'each', filter }, plural: many };
      return (
        filter.is !== 'this' && writer.add(opening === '' ? '' : `${opening} `) && noun(many).write(filter, writer)
      );
    },
  };
}

/** The objects that enter or are dealt damage: the object itself, or all of a kind. */
export interface What {
  readonly what: Filter;
  readonly each?: true;
}

const each = things(false, 'each');
const plural = oneOf(itself, things(true, ''));

/** “This creature”, “creatures you control”, “each creature you control”. */
export const what: Syntax<What> = oneOf<What>(
  {
    begins: each.begins,
    read(reader) {
      const filter = each.read(reader);
      return filter === no ? no : { what: filter, each: true };
    },
    write: (value, writer) => value.each === true && each.write(value.what, writer),
  },
  {
    begins: plural.begins,
    read(reader) {
      const filter = plural.read(reader);
      return filter === no ? no : { what: filter };
    },
    write: (value, writer) => value.each !== true && plural.write(value.what, writer),
  },
);
