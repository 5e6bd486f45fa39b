import {
  type Zone,
  type Condition,
  steps,
  type Step,
  type Comparator,
  type Filter,
  type Amount,
} from '@stacktrail/card-tree';
import { assertNever } from '@stacktrail/kernel';
import { printAmount, printQuantity } from './amounts.js';
import { nameOfSelf, spellOrSelf, type Speaker } from '../english/speaker.js';
import type { Context } from './context.js';
import { printActivationCost } from './costs.js';
import { conjugate, numberWord, possessiveOf } from '../english/words.js';
import { indefinite, pluralPhrase } from './filters.js';
import { printDesignation } from './marks.js';
import { accusative, nominative, playersNoun } from './references.js';

/** “A Forest”, “a Plains or an Island”, “three or more artifacts”, “no creatures”. */
function printControlled(filter: Filter, how: Comparator, count: Amount, ctx: Context): string {
  if (how === 'at least' && count === 1) {
    return filter.is === 'any' ? filter.of.map((one) => indefinite(one, ctx)).join(' or ') : indefinite(filter, ctx);
  }
  const things = pluralPhrase(filter, ctx);
  if ((how === 'exactly' || how === 'at most') && count === 0) return `no ${things}`;
  const number = typeof count === 'number' ? numberWord(count) : printAmount(count, ctx);
  switch (how) {
    case 'at least':
      return `${number} or more ${things}`;
    case 'at most':
      return `${number} or fewer ${things}`;
    case 'exactly':
      return `exactly ${number} ${things}`;
    case 'less than':
      return `fewer than ${number} ${things}`;
    case 'greater than':
      return `more than ${number} ${things}`;
    default:
      return assertNever(how, 'comparator');
  }
}

function printComparison(condition: Extract<Condition, { if: 'compare' }>, ctx: Context): string {
  const { left, compare, right } = condition;
  if (typeof left !== 'number' && left.amount === 'counters') {
    const on = accusative(left.on, ctx);
    if (right === 0 && compare !== 'greater than') return `there are no ${left.counter} counters on ${on}`;
    if (right === 1 && compare === 'at least') return `there is at least one ${left.counter} counter on ${on}`;
    const number = typeof right === 'number' ? numberWord(right) : printAmount(right, ctx);
    if (compare === 'at least') return `there are ${number} or more ${left.counter} counters on ${on}`;
  }
  if (typeof left !== 'number' && left.amount === 'life') {
    const who = playersNoun(left.of, ctx);
    return `${who.text} ${conjugate('have', who.plural)} ${printQuantity(right, compare, ctx).replace('greater', 'more')} life`;
  }
  return `${printAmount(left, ctx)} is ${printQuantity(right, compare, ctx)}`;
}

/** What “if” and “as long as” ask, as a clause. */
export function printCondition(condition: Condition, ctx: Context): string {
  switch (condition.if) {
    case 'all':
      return condition.of.map((part) => printCondition(part, ctx)).join(' and ');
    case 'any':
      return condition.of.map((part) => printCondition(part, ctx)).join(' or ');
    case 'not':
      return printNegated(condition.of, ctx);
    case 'compare':
      return printComparison(condition, ctx);
    case 'control': {
      const who = playersNoun(condition.who, ctx);
      const things = printControlled(condition.filter, condition.compare, condition.count, ctx);
      return `${who.text} ${conjugate('control', who.plural)} ${things}`;
    }
    case 'matches': {
      const subject = nominative(condition.objects, ctx);
      return `${subject.text} ${subject.plural ? 'are' : 'is'} ${indefinite(condition.filter, ctx)}`;
    }
    case 'kicked':
      return `${aboutThis(ctx) ? 'it' : spellOrSelf(ctx.speaker)} was kicked`;
    case 'cost was paid':
      return printPaid(condition, ctx);
    case 'cast from':
      return `${nameOfSelf(ctx.speaker)} was cast from ${castFrom(condition.zone)}`;
    case 'during': {
      const whose = condition.whose === undefined ? 'the' : possessiveOf(playersNoun(condition.whose, ctx));
      return `it's during ${printSteps(condition.steps, whose)}`;
    }
    case 'began to activate':
      return `you've activated an ${condition.keyword} ability this turn`;
    case 'after step':
      return `it's after ${printSteps([condition.step], 'the')}`;
    case 'combat point':
      return `it's ${printCombatPoint(condition)}`;
    case 'your turn':
      return "it's your turn";
    case 'designated':
      return printDesignated(condition, ctx);
    case 'chosen':
      return `${condition.word} was chosen`;
    case 'happened': {
      const when = condition.turn ?? 'this turn';
      const times =
        condition.atLeast === undefined || condition.atLeast === 1 ? '' : printTimes(condition.atLeast, ctx);
      return `${ctx.grammar.happened(condition.event, ctx)}${times} ${when}`;
    }
    case 'did':
      return 'you do';
    case 'noted':
      return `${condition.word} was chosen`;
    case 'are players': {
      const who = playersNoun(condition.who, ctx);
      return `${who.text} ${who.plural ? 'are' : 'is'} ${playersNoun(condition.among, ctx).text}`;
    }
    case 'completed a dungeon': {
      const who = playersNoun(condition.who, ctx);
      const have = who.plural ? (who.text === 'you' ? "you've" : `${who.text} have`) : `${who.text} has`;
      return `${have} completed ${condition.named ?? 'a dungeon'}`;
    }
    case 'mode chosen':
      return `mode ${condition.mode + 1} was chosen`;
    default:
      return assertNever(condition, 'condition');
  }
}

/** “Before attackers are declared”, “during combat after blockers are declared” (CR 506.7). */
export function printCombatPoint({ is, point, thisCombat }: Extract<Condition, { if: 'combat point' }>): string {
  const where = point.endsWith('step') ? `the ${point}` : point;
  return `${thisCombat ? 'during combat ' : ''}${is} ${where}`;
}

function printDesignated({ as, who }: Extract<Condition, { if: 'designated' }>, ctx: Context): string {
  if (who === undefined) return `it's ${as}`;
  const { text, plural } = playersNoun(who, ctx);
  if (as === 'initiative' || as === "city's blessing") return `${text} ${plural ? 'have' : 'has'} the ${as}`;
  return `${text} ${plural ? 'are' : 'is'} ${printDesignation(as)}`;
}

const combatSteps: readonly Step[] = steps.slice(
  steps.indexOf('beginning of combat'),
  steps.indexOf('end of combat') + 1,
);

/** “your upkeep”, “combat”, “the declare attackers step”. */
function printSteps(during: readonly Step[], whose: string): string {
  if (combatSteps.every((step) => during.includes(step))) return whose === 'the' ? 'combat' : `combat on ${whose} turn`;
  const names = during.map((step) =>
    step.endsWith('main') ? `${step} phase` : step === 'upkeep' ? step : `${step} step`,
  );
  return `${whose} ${names.join(' or ')}`;
}

function printTimes(atLeast: Amount, ctx: Context): string {
  const number = typeof atLeast === 'number' ? numberWord(atLeast) : printAmount(atLeast, ctx);
  return ` ${number} or more times`;
}

function aboutThis(ctx: Context): boolean {
  return ctx.event !== undefined && 'what' in ctx.event && ctx.event.what.is === 'this';
}

/** “its buyback cost was paid”, “it was kicked with its {1}{R} kicker” (CR 702.33f). */
function printPaid({ keyword, which }: Extract<Condition, { if: 'cost was paid' }>, ctx: Context): string {
  const self = aboutThis(ctx) ? 'it' : spellOrSelf(ctx.speaker);
  if (keyword === 'additional') return printPaidAddition(ctx.speaker, ctx);
  if (keyword !== 'kicker' || which === undefined) {
    return `${self === 'it' ? 'its' : possessiveOf({ text: self, plural: false })} ${keyword} cost was paid`;
  }
  const costs = ctx.speaker.abilities.flatMap((ability) =>
    ability.kind === 'keyword' && ability.keyword === 'kicker' ? [ability.cost] : [],
  );
  return `${self} was kicked with its ${printActivationCost(costs[which] ?? [], ctx)} kicker`;
}

/** “Evidence was collected”, “a Dragon was beheld”, “this spell's additional cost was paid” (CR 701.4b, 701.59c). */
function printPaidAddition({ abilities }: Speaker, ctx: Context): string {
  const paid = abilities.find((ability) => ability.kind === 'additional cost' && ability.optional === true);
  const [cost, ...more] = paid?.kind === 'additional cost' ? paid.cost : [];
  if (cost !== undefined && more.length === 0) {
    if (cost.cost === 'behold' && cost.count === 1) return `${indefinite(cost.filter, ctx)} was beheld`;
    if (cost.cost === 'exile with total mana value' && cost.action !== undefined) return 'evidence was collected';
  }
  return "this spell's additional cost was paid";
}

function printNegated(condition: Condition, ctx: Context): string {
  switch (condition.if) {
    case 'your turn':
      return "it's not your turn";
    case 'did':
      return "you don't";
    case 'kicked':
    case 'cost was paid':
      return printCondition(condition, ctx).replace('was', "wasn't");
    case 'control':
      return printCondition(condition, ctx).replace(/ controls? /, (verb) =>
        verb === ' control ' ? " don't control " : " doesn't control ",
      );
    case 'matches':
      return printCondition(condition, ctx).replace(/ (is|are) /, ' $1 not ');
    default:
      return `it isn't true that ${printCondition(condition, ctx)}`;
  }
}

function castFrom(zone: Zone): string {
  if (zone === 'hand') return 'your hand';
  return zone === 'exile' ? 'exile' : `a ${zone}`;
}
