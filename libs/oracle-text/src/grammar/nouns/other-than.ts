import type { Filter, Objects } from '@stacktrail/card-tree';
import type { Scope } from '../../syntax/scope.js';
import type { No } from '../../syntax/syntax.js';
import { isSpell, otherInSpell } from './other-in-spells.js';

function otherThanIt(objects: Objects): Filter {
  return { is: 'not', of: { is: 'one of', objects: { ...objects, called: 'nothing' } } };
}

/**
 * The filter for “other” in the text of a permanent: other than that permanent; but in “if that opponent controls no
 * other creatures”, where a target named the opponent, other than that target.
 */
export function otherThan({ soFar: { referents } }: Scope): Filter {
  const last = referents?.means ?? null;
  if (last !== null && 'players' in last && last.players === 'controller of' && last.objects.objects === 'target')
    return otherThanIt(last.objects);
  return { is: 'other' };
}

/** The filter for “other”. In the text of a permanent it is `ofPermanent`. */
export function otherFilter(scope: Scope, head: string, parts: readonly Filter[], ofPermanent: Filter): Filter | No {
  return isSpell(scope.textSource) ? otherInSpell(scope, head, parts) : ofPermanent;
}

/** “Other creatures that player controls”, where “that player” is a target's controller: other than that target. */
export function otherThanTheirs(parts: readonly Filter[], after: readonly Filter[]): readonly Filter[] {
  const theirs = after.find((part) => part.is === 'controlled by players');
  if (theirs?.is !== 'controlled by players' || theirs.who.players !== 'controller of') return parts;
  const { objects } = theirs.who;
  if (objects.objects !== 'target') return parts;
  return parts.map((part) => (part.is === 'other' ? otherThanIt(objects) : part));
}
