import type { ReferentNoun } from '@stacktrail/card-tree';
import { literally, no, type Syntax } from '../../syntax/syntax.js';
import type { EffectOf } from './predicate.js';

const dread = literally('manifest dread');
const permanentNouns: readonly ReferentNoun[] = ['creature', 'permanent'];

/** “Manifest dread”; if the sentence speaks of “that creature”, the instruction gets a label (CR 701.62). */
export const manifestDread: Syntax<EffectOf<'manifest dread'>> = {
  begins: dread.begins,
  fixedFields: { do: 'manifest dread' },
  read(reader) {
    if (dread.read(reader) === no) return no;
    if (!reader.isAhead('that')) return { do: 'manifest dread' };
    const label = reader.scope.newLabel('manifest');
    reader.scope.name({ objects: 'result', label }, false, permanentNouns);
    return { do: 'manifest dread', label };
  },
  write({ do: what, who, label }, writer) {
    if ((what as string) !== 'manifest dread' || who !== undefined) return false;
    if (label !== undefined) writer.scope.name({ objects: 'result', label }, false, permanentNouns);
    return dread.write({}, writer);
  },
};
