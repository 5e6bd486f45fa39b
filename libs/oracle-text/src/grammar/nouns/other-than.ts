import type { Filter, Objects } from '@stacktrail/card-tree';
import type { Scope } from '../../syntax/scope.js';
import type { No } from '../../syntax/syntax.js';
import { isSpell, otherInSpell } from './other-in-spells.js';

function otherThanIt(objects: Objects): Filter {
  return { is: 'not', of: { is: 'one of', objects: { ...objects, called: 'nothing' } } };
}

/**
 * “Other” in the text of a permanent: than that permanent; said of somebody who was told by a target, as in “if that
 * opponent controls no other creatures”, than that target.
 */
export function otherThan({ soFar: { referents } }: Scope): Filter {
  const last = referents?.means ?? null;
  if (last !== null && 'players' in last && last.players === 'controller of' && last.objects.objects === 'target')
    return otherThanIt(last.objects);
  return { is: 'other' };
}

/** What “other” says, which in the text of a permanent is `ofPermanent`. */
export function meantByOther(scope: Scope, head: string, parts: readonly Filter[], ofPermanent: Filter): Filter | No {
  return isSpell(scope.textSource) ? otherInSpell(scope, head, parts) : ofPermanent;
}

/** “Other creatures that player controls”, of the controller of a target: other than that target. */
export function otherThanTheirs(parts: readonly Filter[], after: readonly Filter[]): readonly Filter[] {
  const theirs = after.find((part) => part.is === 'controlled by players');
  if (theirs?.is !== 'controlled by players' || theirs.who.players !== 'controller of') return parts;
  const { objects } = theirs.who;
  if (objects.objects !== 'target') return parts;
  return parts.map((part) => (part.is === 'other' ? otherThanIt(objects) : part));
}
