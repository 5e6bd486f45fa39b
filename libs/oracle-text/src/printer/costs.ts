import type { Amount, Cost, Filter, Granter } from '@stacktrail/card-tree';
import { assertNever } from '@stacktrail/kernel';
import { printAmount, printCountOf, printSome } from './amounts.js';
import type { Context } from './context.js';
import { capitalise, list } from '../english/words.js';
import { pluralPhrase } from './filters.js';
import { nominative } from './references.js';
import { symbolsOf } from '../english/symbols.js';

function self(ctx: Context, of?: Granter): string {
  return nominative(of ?? { objects: 'this' }, ctx).text;
}

/** “A creature”, “up to one creature”. */
function printSomeUpTo(upTo: true | undefined, filter: Filter, count: Amount, ctx: Context): string {
  const some = printSome(filter, count, ctx);
  return upTo ? `up to ${some.replace(/^an? /, 'one ')}` : some;
}

/** A part of a cost as something that a player does: “pay {3}”, “sacrifice a creature”. */
function printDoing(cost: Cost, ctx: Context): string {
  switch (cost.cost) {
    case 'mana':
      return `pay ${symbolsOf(cost.mana)}${cost.x === undefined ? '' : `, where X is ${printAmount(cost.x, ctx)}`}`;
    case 'tap':
    case 'untap':
      return `${cost.cost} ${self(ctx)}`;
    case 'tap that':
      return `tap ${self(ctx, cost.of)}`;
    case 'sacrifice this':
      return `sacrifice ${self(ctx, cost.of)}`;
    case 'exile this':
      return `exile ${self(ctx, cost.of)}`;
    case 'discard this':
      return 'discard this card';
    case 'sacrifice':
      return `sacrifice ${printSomeUpTo(cost.upTo, cost.filter, cost.count, ctx)}`;
    case 'tap permanents': {
      const untapped: Filter = { is: 'all', of: [{ is: 'untapped' }, cost.filter] };
      return `tap ${printSomeUpTo(cost.upTo, untapped, cost.count, ctx)}`;
    }
    case 'return to hand':
      return `return ${printSome(cost.filter, cost.count, ctx)} to ${cost.count === 1 ? "its owner's hand" : "their owner's hand"}`;
    case 'discard':
      return `discard ${printSome(cost.filter, cost.count, ctx, 'card')}${cost.atRandom ? ' at random' : ''}`;
    case 'exile from graveyard':
      return `exile ${printSome(cost.filter, cost.count, ctx, 'card')} from your graveyard`;
    case 'put from exile into graveyard': {
      const whose = cost.count === 1 ? "its owner's graveyard" : "their owners' graveyards";
      return `put ${printSome(cost.filter, cost.count, ctx, 'card')} from exile into ${whose}`;
    }
    case 'mana cost of this':
      return 'pay its mana cost';
    case 'return this to hand':
      return `return ${self(ctx, cost.of)} to its owner's hand`;
    case 'exert this':
      return `exert ${self(ctx)}`;
    case 'unattach this':
      return `unattach ${self(ctx, cost.of)}`;
    case 'discard hand':
      return 'discard your hand';
    case 'exile from hand':
      return `exile ${printSome(cost.filter, cost.count, ctx, 'card')} from your hand`;
    case 'exile permanents':
      return `exile ${printSome(cost.filter, cost.count, ctx)}`;
    case 'reveal from hand':
      return `reveal ${printSome(cost.filter, cost.count, ctx, 'card')} from your hand`;
    case 'behold':
      return `behold ${printSome(cost.filter, cost.count, ctx)}`;
    case 'untap permanents': {
      const tapped: Filter = { is: 'all', of: [{ is: 'tapped' }, cost.filter] };
      return `untap ${printSome(tapped, cost.count, ctx)}`;
    }
    case 'put on library': {
      const where = cost.from === 'battlefield' ? ' you control' : ` from your ${cost.from}`;
      const cards = printSome(cost.filter, cost.count, ctx, cost.from === 'battlefield' ? undefined : 'card');
      return `put ${cards}${where} on ${cost.position === 'top' ? 'top' : 'the bottom'} of ${cost.from === 'battlefield' ? "its owner's" : 'your'} library`;
    }
    case 'tap with total power': {
      const others: Filter = { is: 'all', of: [{ is: 'untapped' }, cost.filter] };
      return `tap any number of ${pluralPhrase(others, ctx)} with total power ${printAmount(cost.total, ctx)} or greater`;
    }
    case 'exile with total mana value':
      if (cost.action !== undefined) return `${cost.action} ${printAmount(cost.total, ctx)}`;
      return `exile any number of ${pluralPhrase(cost.filter, ctx, 'card')} with total mana value ${printAmount(cost.total, ctx)} or greater from your graveyard`;
    case 'exile permanents or cards': {
      const things = cost.orMore
        ? `${printAmount(cost.count, ctx)} or more ${pluralPhrase(cost.filter, ctx)}`
        : printSome(cost.filter, cost.count, ctx);
      return `exile ${things} from among permanents you control and/or cards in your graveyard`;
    }
    case 'mill':
      return `mill ${printCountOf(cost.count, 'card', ctx)}`;
    case 'exile from top of library':
      return cost.count === 1
        ? 'exile the top card of your library'
        : `exile the top ${printCountOf(cost.count, 'card', ctx)} of your library`;
    case 'remove counters from among': {
      const counters = printCountOf(
        cost.count,
        cost.counter === undefined ? 'counter' : `${cost.counter} counter`,
        ctx,
      );
      return `remove ${counters} from among ${pluralPhrase(cost.filter, ctx)} you control`;
    }
    case 'pay player counters':
      return cost.counter === 'energy' && typeof cost.count === 'number'
        ? `pay ${'{E}'.repeat(cost.count)}`
        : `remove ${printCountOf(cost.count, `${cost.counter} counter`, ctx)} from you`;
    case 'choose opponent':
      return 'choose an opponent';
    case 'choice':
      return cost.of.map((way) => list(way.map((part) => printDoing(part, ctx)))).join(' or ');
    case 'pay life':
      return `pay ${printAmount(cost.amount, ctx)} life`;
    case 'remove counters':
      return `remove ${printCountOf(cost.count, `${cost.counter} counter`, ctx)} from ${self(ctx, cost.of)}`;
    case 'put counters':
      return `put ${printCountOf(cost.count, `${cost.counter} counter`, ctx)} on ${self(ctx, cost.of)}`;
    default:
      return assertNever(cost, 'cost');
  }
}

function printPart(cost: Cost, ctx: Context): string {
  if (cost.cost === 'mana') return symbolsOf(cost.mana);
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
