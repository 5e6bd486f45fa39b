import type { Condition, Cost } from '@stacktrail/card-tree';
import { isSameTree } from '@stacktrail/card-tree';
import type { Scope } from '../../syntax/scope.js';
import { literally, no, type Syntax } from '../../syntax/syntax.js';
import { mana } from '../costs/mana.js';
import { referent } from '../objects/objects.js';

const it = referent('object');
const withIts = literally(' was kicked with its ');
const kicker = literally(' kicker');

/** The costs of the object's kicker abilities, in printed order. */
function kickersOf({ textSource }: Scope): readonly (readonly Cost[])[] {
  return textSource.abilities.flatMap((ability) =>
    ability.kind === 'keyword' && ability.keyword === 'kicker' ? [ability.cost] : [],
  );
}

/** “It was kicked with its {G} kicker”: one of several kicker costs of the object was paid (CR 702.33f). */
export const kickedWith: Syntax<Condition> = {
  begins: it.begins,
  fixedFields: { if: 'cost was paid' },
  read(reader) {
    const object = it.read(reader);
    if (object === no || object.objects !== 'this' || withIts.read(reader) === no) return no;
    const paid = mana.read(reader);
    if (paid === no || kicker.read(reader) === no) return no;
    const which = kickersOf(reader.scope).findIndex((cost) => isSameTree(cost, [{ cost: 'mana', mana: paid }]));
    return which < 0 ? no : { if: 'cost was paid', keyword: 'kicker', which };
  },
  write(condition, writer) {
    if (condition.if !== 'cost was paid' || condition.keyword !== 'kicker' || condition.which === undefined)
      return false;
    const [cost, ...more] = kickersOf(writer.scope)[condition.which] ?? [];
    return (
      cost?.cost === 'mana' &&
      more.length === 0 &&
      it.write({ objects: 'this', called: 'it' }, writer) &&
      withIts.write({}, writer) &&
      mana.write(cost.mana, writer) &&
      kicker.write({}, writer)
    );
  },
};
