import type { Effect, Objects, PlayPermission } from '@stacktrail/card-tree';
import { literally, no, type Syntax } from '../../syntax/syntax.js';
import type { Scope } from '../../syntax/scope.js';
import { objectsAfterVerb } from '../objects/objects.js';
import { withoutPaying } from './manners.js';
import type { EffectOf } from './predicate.js';

const you = { players: 'you' } as const;
const then = literally('. You may cast the copy');
const paying = withoutPaying(false);

/** Records the choice for “if you do” in the next sentence. */
function noteChoice(scope: Scope, label: string | undefined): void {
  scope.choice = label ?? null;
  scope.chooser = 'you';
}

/** The instruction to cast inside the choice, if it casts a copy. */
function castOfCopy({ effects: [cast, ...others], who }: EffectOf<'may'>): EffectOf<'cast'> | undefined {
  if (cast?.do !== 'cast' || others.length > 0 || who.players !== 'you') return undefined;
  const isPlain =
    cast.copies === true && cast.copied === undefined && cast.count === undefined && cast.label === undefined;
  return isPlain && cast.who.players === 'you' && cast.how.filter.is === 'anything' ? cast : undefined;
}

/**
 * “Copy that card. You may cast the copy without paying its mana cost” (CR 707.12). A copy that isn't cast at once
 * ceases to exist (CR 704.5e), so nothing happens if the player doesn't cast it.
 */
export const castingACopy: Syntax<Effect> = {
  begins: new Set(['copy']),
  fixedFields: { do: 'may' },
  read(reader) {
    const what: Objects | typeof no = reader.take('copy') ? objectsAfterVerb.read(reader) : no;
    if (what === no || reader.scope.isPlural(what) || then.read(reader) === no) return no;
    const paid = paying.read(reader);
    if (paid === no) return no;
    const how: PlayPermission = { ...paid, permit: 'cast', filter: { is: 'anything' } };
    const label = reader.scope.newLabel('choice');
    noteChoice(reader.scope, label);
    return { do: 'may', who: you, effects: [{ do: 'cast', who: you, what, how, copies: true }], label };
  },
  write(effect, writer) {
    const cast = effect.do === 'may' ? castOfCopy(effect) : undefined;
    if (effect.do !== 'may' || cast === undefined) return false;
    const { permit: _, filter: __, ...paid } = cast.how;
    writer.add('copy ');
    if (!objectsAfterVerb.write(cast.what, writer) || writer.scope.isPlural(cast.what)) return false;
    then.write({}, writer);
    if (!paying.write(paid, writer)) return false;
    noteChoice(writer.scope, effect.label);
    return true;
  },
};
