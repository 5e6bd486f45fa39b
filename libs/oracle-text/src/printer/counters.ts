import type { Amount, Effect, Instruction } from '@stacktrail/card-tree';
import { printCountOf } from './amounts.js';
import { imperative, type Clause } from './clauses.js';
import type { Context } from './context.js';
import { accusative, possessive } from './references.js';
import { printTarget } from './targets.js';

type Of<K extends Instruction['do']> = Extract<Effect, { readonly do: K }>;

function howMany(count: Amount | 'all', kind: string | undefined, ctx: Context): string {
  const counter = kind === undefined ? 'counter' : `${kind} counter`;
  return count === 'all' ? `all ${counter}s` : printCountOf(count, counter, ctx);
}

/** “Move a +1/+1 counter from this creature onto target creature”. */
export function printMoveCounters({ count, counter, from, to }: Of<'move counters'>, ctx: Context): Clause {
  return imperative(`move ${howMany(count, counter, ctx)} from ${accusative(from, ctx)} onto ${accusative(to, ctx)}`);
}

/** “Remove all counters from target permanent”, “remove up to two counters from it”. */
export function printRemoveAny({ counter, count, on, upTo }: Of<'remove any counters'>, ctx: Context): Clause {
  const some = howMany(count, counter, ctx).replace(/^an? /, upTo ? 'one ' : '$&');
  return imperative(`remove ${upTo ? 'up to ' : ''}${some} from ${accusative(on, ctx)}`);
}

/** “Put its counters on target creature”. */
export function printPutIts({ of, counter, on }: Of<'put its counters'>, ctx: Context): Clause {
  const counters = counter === undefined ? 'counters' : `${counter} counters`;
  return imperative(`put ${possessive(of, ctx)} ${counters} on ${accusative(on, ctx)}`);
}

/** “Distribute three +1/+1 counters among one, two, or three target creatures”. */
export function printDistribute({ counter, slot }: Of<'distribute counters'>, ctx: Context): Clause {
  const target = ctx.targets[slot];
  ctx.mention(`target ${slot}`);
  const counters = printCountOf(target?.divide ?? 1, `${counter} counter`, ctx);
  return imperative(`distribute ${counters} among ${target ? printTarget(target, ctx) : 'targets'}`);
}
