import type { Filter, Objects } from '@stacktrail/card-tree';
import { literally, no, type Syntax } from '../../syntax/syntax.js';
import { createdLink, putLink } from '../basics/links.js';
import { nameSelf } from '../basics/self.js';

/** What another ability of the same object made (CR 607.2), after a noun. */
function madeWithThis(label: string, text: string): Syntax<Filter> {
  const words = literally(text);
  const made: Objects = { objects: 'linked', label };
  return {
    begins: words.begins,
    fixedFields: { is: 'one of' },
    read(reader) {
      if (words.read(reader) === no) return no;
      if (reader.word !== 'it') return nameSelf.read(reader) === no ? no : { is: 'one of', objects: made };
      const isNamed = ({ means }: { readonly means: object | null }): boolean =>
        means !== null && 'objects' in means && means.objects === 'this';
      if (reader.scope.last(isNamed) === undefined) return no;
      reader.next();
      return { is: 'one of', objects: { ...made, called: 'it' } };
    },
    write: (filter, writer) =>
      filter.is === 'one of' &&
      filter.objects.objects === 'linked' &&
      filter.objects.label === label &&
      words.write({}, writer) &&
      (filter.objects.called === 'it' ? writer.add('it') : nameSelf.write({}, writer)),
  };
}

/** “Tokens created with this creature”, “the creature put onto the battlefield with this enchantment”. */
export const madeWith: readonly Syntax<Filter>[] = [
  madeWithThis(createdLink, ' created with '),
  madeWithThis(putLink, ' put onto the battlefield with '),
];
