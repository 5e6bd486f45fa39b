import { assertNever } from '@stacktrail/kernel';
import type { Cost } from '../costs.js';
import type { Filter } from '../filters.js';
import { printAmount, printCountOf, printSome } from './amounts.js';
import type { Context } from './context.js';
import { capitalise, list } from './english.js';
import { nominative } from './references.js';
import { printMana } from './symbols.js';

function self(ctx: Context): string {
  return nominative({ objects: 'this' }, ctx).text;
}

/** A part of a cost as something that a player does: “pay {3}”, “sacrifice a creature”. */
function printDoing(cost: Cost, ctx: Context): string {
  switch (cost.cost) {
    case 'mana':
      return `pay ${printMana(cost.mana)}`;
    case 'tap':
    case 'untap':
      return `${cost.cost} ${self(ctx)}`;
    case 'sacrifice this':
      return `sacrifice ${self(ctx)}`;
    case 'exile this':
      return `exile ${self(ctx)}`;
    case 'discard this':
      return 'discard this card';
    case 'sacrifice':
      return `sacrifice ${printSome(cost.filter, cost.count, ctx)}`;
    case 'tap permanents': {
      const untapped: Filter = { is: 'all', of: [{ is: 'untapped' }, cost.filter] };
      return `tap ${printSome(untapped, cost.count, ctx)}`;
    }
    case 'return to hand':
      return `return ${printSome(cost.filter, cost.count, ctx)} to ${cost.count === 1 ? "its owner's hand" : "their owner's hand"}`;
    case 'discard':
      return `discard ${printSome(cost.filter, cost.count, ctx, 'card')}${cost.atRandom ? ' at random' : ''}`;
    case 'exile from graveyard':
      return `exile ${printSome(cost.filter, cost.count, ctx, 'card')} from your graveyard`;
    case 'pay life':
      return `pay ${printAmount(cost.amount, ctx)} life`;
    case 'remove counters':
      return `remove ${printCountOf(cost.count, `${cost.counter} counter`, ctx)} from ${self(ctx)}`;
    case 'put counters':
      return `put ${printCountOf(cost.count, `${cost.counter} counter`, ctx)} on ${self(ctx)}`;
    default:
      return assertNever(cost, 'cost');
  }
}

function printPart(cost: Cost, ctx: Context): string {
  if (cost.cost === 'mana') return printMana(cost.mana);
  if (cost.cost === 'tap') return '{T}';
  if (cost.cost === 'untap') return '{Q}';
  return capitalise(printDoing(cost, ctx));
}

/** The cost of an activated ability: “{1}, {T}, Sacrifice this creature”. */
export function printActivationCost(cost: readonly Cost[], ctx: Context): string {
  return cost.map((part) => printPart(part, ctx)).join(', ');
}

/** A loyalty cost: “+1”, “−2”, “0” (CR 606.4). */
export function printLoyaltyCost(cost: readonly Cost[], ctx: Context): string {
  const [part] = cost;
  if (part?.cost !== 'put counters' && part?.cost !== 'remove counters') return '0';
  return `${part.cost === 'put counters' ? '+' : '−'}${printAmount(part.count, ctx)}`;
}

/** A cost as something that a player does: “pay {3}”, “pay 2 life and sacrifice a creature”. */
export function printPaying(cost: readonly Cost[], ctx: Context): string {
  return list(cost.map((part) => printDoing(part, ctx)));
}

/** The same of another player than “you”: “pays {3}”. */
export function printPays(cost: readonly Cost[], ctx: Context): string {
  return list(cost.map((part) => printDoing(part, ctx).replace(/^(\S+)/, (verb) => `${verb}s`)));
}
