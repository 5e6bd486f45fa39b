import type { Effect, Objects } from '@stacktrail/card-tree';
import { statement, type Clause } from './clauses.js';
import type { Context } from './context.js';
import { printDuration } from './continuous.js';
import { conjugate, list } from '../english/words.js';
import { indefinite } from './filters.js';
import { accusative, nominative } from './references.js';

/** “Creatures you control gain flying until end of turn if …. The same is true for fear and trample.” (CR 702.1c) */
export function printSharing(
  { keywords, of, to, until }: Extract<Effect, { readonly do: 'share keywords' }>,
  ctx: Context,
): Clause {
  const [first = '', ...others] = keywords;
  const duration = printDuration(until, false, ctx);
  const rest = others.length === 0 ? '' : `. The same is true for ${list(others)}`;
  return statement(nominative(to, ctx), (plural) => {
    return `${conjugate('gain', plural)} ${first}${duration} if ${having(of, first, ctx)}${rest}`;
  });
}

/** “This creature gains all activated abilities of target creature until end of turn.” */
export function printGaining(
  { which, of, to, until }: Extract<Effect, { readonly do: 'gain abilities' }>,
  ctx: Context,
): Clause {
  const duration = printDuration(until, false, ctx);
  return statement(nominative(to, ctx), (plural) => {
    return `${conjugate('gain', plural)} all ${which} abilities of ${accusative(of, ctx)}${duration}`;
  });
}

function having(of: Objects, keyword: string, ctx: Context): string {
  if (of.objects === 'each') return `${indefinite(of.filter, ctx)} has ${keyword}`;
  const { text, plural } = nominative(of, ctx);
  return `${text} ${conjugate('have', plural)} ${keyword}`;
}
