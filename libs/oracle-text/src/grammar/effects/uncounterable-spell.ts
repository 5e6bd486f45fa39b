import type { Modification } from '@stacktrail/card-tree';
import { says } from '../../syntax/says.js';
import { constant, no } from '../../syntax/syntax.js';
import { ofObjects, type EffectOf, type Predicate } from './predicate.js';

type Apply = EffectOf<'apply'>;

const changes = constant<readonly Modification[]>("can't be countered", [
  { change: 'rule', rule: "can't be countered" },
]);
const plain = says<Apply>({ do: 'apply', until: 'rest of the game' })`${{ changes }}`;

/** “Target spell can't be countered”: the effect lasts as long as the spell is on the stack (CR 611.2a). */
export const uncounterableSpell: Predicate = ofObjects<Apply>('to', {
  ...plain,
  read(reader) {
    const { scope } = reader;
    const means = scope.subject?.means;
    const isSpell =
      means !== undefined &&
      'objects' in means &&
      means.objects === 'target' &&
      scope.targets[means.slot]?.kind === 'spell';
    return isSpell ? plain.read(reader) : no;
  },
});
