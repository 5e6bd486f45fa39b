import type { Objects } from '@stacktrail/card-tree';
import { says } from '../../syntax/says.js';
import type { Scope } from '../../syntax/scope.js';
import { no, type Syntax } from '../../syntax/syntax.js';
import { verb } from '../basics/verbs.js';
import { indefinite } from '../nouns/nouns.js';
import { ofTheirChoice } from './choices.js';
import type { EffectOf } from './predicate.js';

type DiscardOrSacrifice = EffectOf<'discard or sacrifice'>;

const plain = says<DiscardOrSacrifice>({
  do: 'discard or sacrifice',
})`${verb('discard')} a card or ${verb('sacrifice')} ${{ filter: indefinite('permanent') }}${ofTheirChoice}`;

function remember(scope: Scope, label: string): void {
  const means: Objects = { objects: 'result', label };
  scope.recordAffected('discarded or sacrificed', means, true);
}

/** “Discards a card or sacrifices a permanent of their choice”; later words ask what was put into a graveyard that way. */
export const discardsOrSacrifices: Syntax<DiscardOrSacrifice> = {
  begins: plain.begins,
  fixedFields: plain.fixedFields ?? {},
  read(reader) {
    const effect = plain.read(reader);
    if (effect === no) return no;
    const label = reader.scope.newLabel('done');
    remember(reader.scope, label);
    return { ...effect, label };
  },
  write({ label, ...effect }, writer) {
    if (!plain.write(effect, writer)) return false;
    if (label !== undefined) remember(writer.scope, label);
    return true;
  },
};
