import type { Effect, Objects, Recipients, ReferentNoun } from '@stacktrail/card-tree';
import { listed } from '../../syntax/listed.js';
import { says } from '../../syntax/says.js';
import type { Scope } from '../../syntax/scope.js';
import { lazy, no, oneOf, type Syntax } from '../../syntax/syntax.js';
import { newTarget } from '../targets/target-reference.js';
import { imperative, type EffectOf } from './predicate.js';

type Choice = Pick<EffectOf<'choose targets'>, 'targeted'>;

const target = lazy(() =>
  oneOf<Recipients>(
    newTarget(['player', 'opponent']),
    newTarget(['any target']),
    newTarget([
      'permanent',
      'spell',
      'card in graveyard',
      'ability',
      'spell or ability',
      'spell or permanent',
      'card in exile',
      'card in graveyard or permanent',
      'card in exile or permanent',
    ]),
  ),
);

const several = listed(target, 'and');

function areObjects(targeted: readonly Recipients[]): targeted is readonly Objects[] {
  return targeted.every((one) => 'objects' in one);
}

/** The nouns that all of the targets have in common. */
function nounsOfAll(targeted: readonly Objects[], scope: Scope): readonly ReferentNoun[] {
  const nouns = targeted.map((one) => scope.referentOf(one)?.nouns ?? []);
  return nouns.reduce((common, own) => common.filter((noun) => own.includes(noun)));
}

/** Lets later words call the targets “the chosen creatures”, and two or more of them “those creatures”. */
function addChosenAsReferent(targeted: readonly Recipients[], scope: Scope): void {
  if (!areObjects(targeted)) return;
  const [one] = targeted;
  if (targeted.length === 1) return scope.recordAffected('chosen', one!, scope.isPlural(one!));
  const all: Objects = { objects: 'together', of: targeted };
  scope.name(all, true, nounsOfAll(targeted, scope));
  scope.recordAffected('chosen', all, true);
}

const targets: Syntax<Choice> = {
  begins: several.begins,
  read(reader) {
    const targeted = several.read(reader);
    if (targeted === no) return no;
    addChosenAsReferent(targeted, reader.scope);
    return { targeted };
  },
  write({ targeted }, writer) {
    if (!several.write(targeted, writer)) return false;
    addChosenAsReferent(targeted, writer.scope);
    return true;
  },
};

/** “Choose target creature”: later instructions refer to the target (CR 601.2c). */
export const targetChoosing: Syntax<Effect> = imperative(
  says<EffectOf<'choose targets'>>({ do: 'choose targets' })`choose ${targets}`,
);
