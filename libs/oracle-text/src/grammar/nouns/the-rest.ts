import { type Objects, isSameTree } from '@stacktrail/card-tree';
import type { Scope } from '../../syntax/scope.js';
import { literally, no, oneOf, type Syntax } from '../../syntax/syntax.js';

const words = oneOf(literally('the rest'), literally('the other'));
const ofTheRevealed = literally(' of the revealed cards');

/** The words for “the rest”; if it is known to be one object, it is “the other”. */
export function restIn(scope: Scope): { readonly text: string; readonly several: boolean } | undefined {
  const { rest } = scope;
  if (rest === null) return undefined;
  if (rest.objects !== 'other than') return { text: 'the rest', several: true };
  const [all, some] = [countOf(rest.of, scope), scope.factsOf(rest.not).count];
  const one = all !== undefined && some !== undefined && all - some === 1;
  return { text: one ? 'the other' : 'the rest', several: !one };
}

/** How many objects are known to be meant; for targets, how many are chosen at most. */
function countOf(objects: Objects, scope: Scope): number | undefined {
  const target = objects.objects === 'target' ? scope.targets[objects.slot] : undefined;
  if (target === undefined) return scope.factsOf(objects).count;
  return typeof target.max === 'number' ? target.max : undefined;
}

/** Whether the objects are “the rest”. */
export function isRest(objects: Objects, { rest }: Scope): boolean {
  return rest !== null && isSameTree(objects, rest, 'called');
}

/** “The rest”, “the other”, “the rest of the revealed cards”: the objects that were left when some were chosen. */
export const theRest: Syntax<Objects> = {
  begins: new Set(['the']),
  read(reader) {
    const { rest } = reader.scope;
    if (rest === null || words.read(reader) === no) return no;
    return reader.may<object | null>(ofTheRevealed, null) === null ? rest : { ...rest, called: 'revealed card' };
  },
  write(objects, writer) {
    const known = restIn(writer.scope);
    if (known === undefined || !isRest(objects, writer.scope)) return false;
    if (objects.called !== undefined && objects.called !== 'revealed card') return false;
    writer.add(known.text);
    return objects.called === undefined || ofTheRevealed.write({}, writer);
  },
};

const otherExiled = literally('the other cards exiled this way');

/** “The other cards exiled this way”: those that nobody has chosen. */
export const otherCardsExiled: Syntax<Objects> = {
  begins: otherExiled.begins,
  fixedFields: { objects: 'other than' },
  read(reader) {
    const rest = restOfExiled(reader.scope);
    return rest === undefined || otherExiled.read(reader) === no ? no : { ...rest, called: 'exiled card' };
  },
  write: (objects, writer) =>
    objects.called === 'exiled card' &&
    isSameTree(objects, restOfExiled(writer.scope), 'called') &&
    otherExiled.write({}, writer),
};

function restOfExiled(scope: Scope): Objects | undefined {
  const { rest } = scope;
  const exiled = scope.lastAffected('exiled')?.means;
  return rest?.objects === 'other than' && exiled !== undefined && isSameTree(rest.of, exiled) ? rest : undefined;
}
