import { no, type Syntax } from '../../syntax/syntax.js';

/** “Life total becomes”; “you may have your life total become”. */
export const becomeOrBecomes: Syntax<object> = {
  begins: new Set(['becomes', 'become']),
  read: (reader) => (reader.take(reader.scope.infinitive ? 'become' : 'becomes') ? {} : no),
  write: (_, writer) => writer.add(writer.scope.infinitive ? 'become' : 'becomes'),
};
