import type { TargetSpec, Amount } from '@stacktrail/card-tree';
import type { Scope } from '../../syntax/scope.js';
import { literally, no } from '../../syntax/syntax.js';
import { conjugate } from '../../english/words.js';
import { amountOf } from '../counts/counts.js';
import { withDamaged, rememberWritten } from '../this-way/damaged-this-way.js';
import { objectsAsSubject } from '../objects/objects.js';
import { nounsOf, target } from '../targets/targets.js';
import type { Compound } from './compound.js';

const among = literally(' divided as you choose among ');
const amount = amountOf('damage');
const spec = target('in');

/** From here on, “those creatures” means the permanents among which the damage is divided. */
function addTargetsAsReferent(scope: Scope, slot: number): void {
  const found = scope.targets[slot];
  if (found?.kind === 'permanent') scope.name({ objects: 'target', slot }, found.max !== 1, nounsOf(found));
}

/** “It deals 3 damage divided as you choose among one, two, or three targets” (CR 601.2d). */
export const dividedDamage: Compound = {
  begins: objectsAsSubject.begins,
  words: ['divided'],
  read(reader) {
    const source = objectsAsSubject.read(reader);
    if (source === no || source.objects !== 'this' || !reader.take('deals')) return no;
    const divide: Amount | typeof no = amount.read(reader);
    if (divide === no || among.read(reader) === no) return no;
    const targets = spec.read(reader);
    if (targets === no) return no;
    const slot = reader.scope.addTarget({ ...targets, divide });
    addTargetsAsReferent(reader.scope, slot);
    return [withDamaged(reader, { do: 'deal divided damage', slot, ...(source.called !== undefined && { source }) })];
  },
  write(effects, at, writer) {
    const effect = effects[at];
    if (effect?.do !== 'deal divided damage') return 0;
    const { divide, ...targets } = writer.scope.targets[effect.slot] ?? ({} as TargetSpec);
    if (divide === undefined || !objectsAsSubject.write(effect.source ?? { objects: 'this' }, writer)) return 0;
    writer.add(` ${conjugate('deal', false)} `);
    if (!amount.write(divide, writer) || !among.write({}, writer) || !spec.write(targets, writer)) return 0;
    addTargetsAsReferent(writer.scope, effect.slot);
    rememberWritten(writer.scope, effect);
    return 1;
  },
};
