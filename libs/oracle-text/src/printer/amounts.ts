import {
  type Amount,
  type ManaType,
  colorWords,
  type Comparator,
  type Filter,
  namesPlayers,
} from '@stacktrail/card-tree';
import { assertNever } from '@stacktrail/kernel';
import type { Context } from './context.js';
import { list, numberWord, pluralise, possessiveOf, withArticle } from '../english/words.js';
import { indefinite, pluralPhrase, saysOther, singular } from './filters.js';
import { accusative, nominative, playersNoun, possessive } from './references.js';

type Zone = 'battlefield' | 'graveyard' | 'hand' | 'stack' | 'exile' | 'library';

function takeOwner(filter: Filter): {
  readonly owner: 'you' | 'opponent' | 'that player' | undefined;
  readonly rest: Filter;
} {
  if (filter.is === 'owned by') return { owner: filter.who, rest: { is: 'anything' } };
  if (filter.is !== 'all') return { owner: undefined, rest: filter };
  const owner = filter.of.find((part) => part.is === 'owned by');
  return { owner: owner?.who, rest: { is: 'all', of: filter.of.filter((part) => part !== owner) } };
}

/** “In your graveyard”, “in all graveyards”, “on the battlefield”: where the things that a filter finds are. */
function printPlace(owner: 'you' | 'opponent' | 'that player' | undefined, zone: Zone): string {
  if (zone === 'stack') return 'on the stack';
  if (zone === 'battlefield') return 'on the battlefield';
  if (zone === 'exile') return 'in exile';
  if (owner === 'you') return `in your ${zone}`;
  if (owner === 'that player') return `in that player's ${zone}`;
  return owner === 'opponent' ? `in your opponents' ${zone}s` : `in all ${zone}s`;
}

function namesController(filter: Filter): boolean {
  return filter.is === 'controlled by' || (filter.is === 'all' && filter.of.some(namesController));
}

/** What is counted, as “for each …” (`each`) or “the number of …” says it. */
function printCounted(filter: Filter, zone: Zone, ctx: Context, each: boolean): string {
  const say = each ? singular : pluralPhrase;
  if (zone === 'battlefield') {
    const things = say(filter, ctx);
    return namesController(filter) ? things : `${things} on the battlefield`;
  }
  const { owner, rest } = takeOwner(filter);
  return `${say(rest, ctx, zone === 'stack' ? 'spell' : 'card')} ${printPlace(owner, zone)}`;
}

/** The amount as a noun phrase: “3”, “X”, “its power”, “the number of creatures you control”. */
export function printAmount(amount: Amount, ctx: Context): string {
  if (typeof amount === 'number') return String(amount);
  switch (amount.amount) {
    case 'X':
      return 'X';
    case 'count':
      return `the number of ${printCounted(amount.filter, amount.zone ?? 'battlefield', ctx, false)}`;
    case 'power':
    case 'toughness':
    case 'mana value':
      return `${possessive(amount.of, ctx)} ${amount.amount}`;
    case 'counters':
      return `the number of ${amount.counter} counters on ${nominative(amount.on, ctx).text}`;
    case 'player counters': {
      const who = playersNoun(amount.on, ctx);
      return `the number of ${amount.counter} counters ${who.text} ${who.plural ? 'have' : 'has'}`;
    }
    case 'designation': {
      const whose = namesPlayers(amount.of) ? possessiveOf(playersNoun(amount.of, ctx)) : possessive(amount.of, ctx);
      return `${whose} ${amount.as}`;
    }
    case 'chosen number':
      return 'the chosen number';
    case 'life':
      return `${possessiveOf(playersNoun(amount.of, ctx))} life total`;
    case 'hand size':
      return `the number of cards in ${possessiveOf(playersNoun(amount.of, ctx))} hand`;
    case 'graveyard size':
      return `the number of cards in ${possessiveOf(playersNoun(amount.of, ctx))} graveyard`;
    case 'that much':
      return amount.called === undefined ? 'that much' : 'the damage prevented this way';
    case 'sum':
      return amount.of.map((part) => printAmount(part, ctx)).join(' plus ');
    case 'product':
      return printProduct(amount.of, ctx);
    case 'negative':
      return `-${printAmount(amount.of, ctx)}`;
    case 'half':
      return `half ${printAmount(amount.of, ctx)}, rounded ${amount.round}`;
    case 'spells cast this turn': {
      const who = playersNoun(amount.by, ctx).text;
      return `the number of spells ${who === 'you' ? "you've" : `${who} has`} cast this turn`;
    }
    case 'devotion':
      return `your devotion to ${list(amount.colors.map((color) => colorWords[color]))}`;
    case 'times kicked':
      return 'the number of times this spell was kicked';
    case 'mana spent': {
      const from = amount.from === undefined ? '' : ` from ${pluralPhrase(amount.from, ctx)}`;
      const kinds = amount.types === undefined ? '' : `${list(amount.types.map(manaWord), 'or')} `;
      return `the amount of ${kinds}mana${from} spent to cast this spell`;
    }
    case 'colors spent':
      return 'the number of colors of mana spent to cast this spell';
    case 'times paid':
      return `the number of times its ${amount.keyword} cost was paid`;
    case 'events': {
      const when = amount.turn === 'last turn' ? 'last turn' : 'this turn';
      const what = amount.counting === 'times' ? 'the number of times' : 'the total amount in the times';
      return `${what} ${ctx.grammar.happened(amount.event, ctx)} ${when}${amount.before === undefined ? '' : ' before this spell was cast'}`;
    }
    case 'number of':
      return amount.filter === undefined
        ? `the number of ${pluralise(ctx.labels.get(amount.label)?.noun ?? 'card')} ${amount.label}`
        : `the number of ${pluralPhrase(amount.filter, ctx, 'card')} ${amount.label} this way`;
    default:
      return printDerived(amount, ctx);
  }
}

type Derived = Extract<
  Amount,
  {
    readonly amount:
      | 'how many'
      | 'greatest'
      | 'least'
      | 'different'
      | 'all counters'
      | 'number of targets'
      | 'library size'
      | 'greatest life'
      | 'least life'
      | 'number of players'
      | 'greatest among players'
      | 'least among players'
      | 'dungeons completed'
      | 'party'
      | 'difference'
      | 'greatest of'
      | 'least of'
      | 'quotient'
      | 'noted number'
      | 'stored results alike'
      | 'either'
      | 'any number';
  }
>;

/** Numbers that are found among others, or were noted before. */
function printDerived(amount: Derived, ctx: Context): string {
  switch (amount.amount) {
    case 'how many':
      return `the number of ${nominative(amount.of, ctx).text}`;
    case 'greatest':
    case 'least':
      return `the ${amount.amount} ${amount.measure} among ${nominative(amount.among, ctx).text}`;
    case 'different': {
      const kinds = amount.quality === 'counter' ? 'kinds of counters' : `different ${pluralise(amount.quality)}`;
      return `the number of ${amount.quality === 'color' ? 'colors' : kinds} among ${nominative(amount.among, ctx).text}`;
    }
    case 'all counters':
      return `the number of counters on ${nominative(amount.on, ctx).text}`;
    case 'number of targets':
      return `the number of targets of ${nominative(amount.of, ctx).text}`;
    case 'library size':
      return `the number of cards in ${possessiveOf(playersNoun(amount.of, ctx))} library`;
    case 'greatest life':
    case 'least life':
      return `the ${amount.amount === 'greatest life' ? 'highest' : 'lowest'} life total among ${playersNoun(amount.of, ctx).text.replace(/^each (\S+)/, '$1s')}`;
    case 'greatest among players':
    case 'least among players':
      return `${printAmount(amount.of, ctx)} of the player who has the ${amount.amount === 'least among players' ? 'fewest' : 'most'}`;
    case 'number of players':
      return `the number of ${playersNoun(amount.who, ctx).text.replace(/^each (\S+)/, '$1s')}`;
    case 'dungeons completed': {
      const who = playersNoun(amount.of, ctx);
      return `the number of differently named dungeons ${who.text === 'you' ? "you've" : `${who.text} has`} completed`;
    }
    case 'party':
      return `the number of creatures in ${possessiveOf(playersNoun(amount.of, ctx))} party`;
    case 'difference':
      return `the difference between ${amount.of.map((part) => printAmount(part, ctx)).join(' and ')}`;
    case 'greatest of':
    case 'least of':
      return `the ${amount.amount} ${list(amount.of.map((part) => printAmount(part, ctx)))}`;
    case 'quotient': {
      const part = amount.by === 3 ? 'a third of' : `one part in ${numberWord(amount.by)} of`;
      return `${part} ${printAmount(amount.of, ctx)}, rounded ${amount.round}`;
    }
    case 'stored results alike':
      return `the greatest number of stored results on ${accusative(amount.on, ctx)} of the same value`;
    case 'noted number':
      return ctx.labels.get(amount.label)?.noun ?? 'the chosen number';
    case 'either':
      return `${printAmount(amount.then, ctx)} if ${ctx.grammar.condition(amount.condition, ctx)}, or ${printAmount(amount.otherwise, ctx)} otherwise`;
    case 'any number':
      return 'any number';
    default:
      return assertNever(amount, 'amount');
  }
}

/** “Three”, “X”, “any number of”: how many, before a noun in the plural. */
export function printHowMany(count: Amount, ctx: Context): string {
  if (typeof count === 'number') return numberWord(count);
  if (count.amount === 'any number') return 'any number of';
  return count.amount === 'that much' ? 'that many' : printAmount(count, ctx);
}

function manaWord(type: ManaType): string {
  return type === 'C' ? 'colorless' : colorWords[type];
}

function printProduct(factors: readonly Amount[], ctx: Context): string {
  const [first, ...others] = factors;
  const rest = others.map((part) => printAmount(part, ctx)).join(' times ');
  if (first === 2) return `twice ${rest}`;
  return first === undefined ? '1' : `${printAmount(first, ctx)} times ${rest}`;
}

/** “4 or greater”, “2 or less”, “3”: how power, toughness and mana value compare. */
export function printQuantity(amount: Amount, compare: Comparator, ctx: Context): string {
  const text = printAmount(amount, ctx);
  const complex = typeof amount !== 'number' && amount.amount !== 'X';
  switch (compare) {
    case 'at least':
      return complex ? `greater than or equal to ${text}` : `${text} or greater`;
    case 'at most':
      return complex ? `less than or equal to ${text}` : `${text} or less`;
    case 'exactly':
      return complex ? `equal to ${text}` : text;
    case 'less than':
    case 'greater than':
      return `${compare} ${text}`;
    default:
      return assertNever(compare, 'comparator');
  }
}

/** That many things: “a card”, “two cards”, “X cards”; `what` is their noun in the singular. */
export function printCountOf(count: Amount, what: string, ctx: Context, plural = pluralise(what)): string {
  if (count === 1) return withArticle(what);
  if (typeof count === 'number') return `${numberWord(count)} ${plural}`;
  if (count.amount === 'X') return `X ${plural}`;
  if (count.amount === 'that much') return `that many ${plural}`;
  if (count.amount === 'any number') return `any number of ${plural}`;
  const each = forEach(count, ctx);
  return each === undefined
    ? `a number of ${plural} equal to ${printAmount(count, ctx)}`
    : `${withArticle(what)} ${each}`;
}

/** That many things that match: “a creature”, “two untapped Elves you control”, “two other creatures”. */
export function printSome(filter: Filter, count: Amount, ctx: Context, noun = 'permanent'): string {
  if (count === 1) return indefinite(filter, ctx, noun);
  const plural = pluralPhrase(filter, ctx, noun).replace(/^other /, '');
  const things = printCountOf(count, singular(filter, ctx, noun), ctx, plural);
  return saysOther(filter) ? things.replace(/^(\S+) /, '$1 other ') : things;
}

/** “For each …”, where the amount counts things. */
export function forEach(count: Amount, ctx: Context): string | undefined {
  if (typeof count === 'number') return undefined;
  if (count.amount === 'count') return `for each ${printCounted(count.filter, count.zone ?? 'battlefield', ctx, true)}`;
  if (count.amount !== 'counters') return undefined;
  return `for each ${count.counter} counter on ${nominative(count.on, ctx).text}`;
}

/** “3 damage”, “that much life”, “damage equal to its power”. */
export function printMuch(amount: Amount, what: 'damage' | 'life' | 'combat damage', ctx: Context): string {
  if (typeof amount === 'number' || amount.amount === 'X' || amount.amount === 'that much') {
    return `${printAmount(amount, ctx)} ${what}`;
  }
  return `${what} equal to ${printAmount(amount, ctx)}`;
}
