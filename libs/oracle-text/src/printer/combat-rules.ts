import type { StaticEffect, Attacked, CombatRule, Filter } from '@stacktrail/card-tree';
import { assertNever } from '@stacktrail/kernel';
import { printAmount, printCountOf } from './amounts.js';
import { printCondition } from './conditions.js';
import type { Context } from './context.js';
import { printPays } from './costs.js';
import { conjugate, list, numberWord } from '../english/words.js';
import { indefinite, pluralPhrase } from './filters.js';

const players = {
  you: 'you',
  'not you': 'a player other than you',
  opponent: 'an opponent',
  'any player': 'a player',
  'that player': 'that player',
};
const controllers = {
  you: 'you control',
  'not you': "you don't control",
  opponent: 'an opponent controls',
  'any player': '',
  'that player': 'that player controls',
};

/** “You or planeswalkers you control”, “a player other than you”. */
export function printAttacked({ who, as }: Attacked): string {
  const parts = as.map((what) => {
    if (what === 'player') return players[who];
    if (what === 'planeswalker') return `planeswalkers ${controllers[who]}`.trimEnd();
    return who === 'you' ? 'battles you protect' : 'battles';
  });
  return list(parts, 'or');
}

const whomOf = (whom: Attacked | undefined): string => (whom === undefined ? '' : ` ${printAttacked(whom)}`);

function creaturesOf(filter: Filter, ctx: Context): string {
  return filter.is === 'anything' ? 'creatures' : pluralPhrase(filter, ctx, 'creature');
}

function printCant(rule: Extract<CombatRule, { unless?: unknown }>, ctx: Context): string {
  const unless = rule.unless === undefined ? '' : ` unless ${printCondition(rule.unless, ctx)}`;
  switch (rule.rule) {
    case "can't attack":
      return `can't attack${whomOf(rule.whom)}${unless}`;
    case "can't block":
      return `can't block${rule.what === undefined ? '' : ` ${creaturesOf(rule.what, ctx)}`}${unless}`;
    case "can't be blocked": {
      const by = rule.by === undefined ? '' : ` by ${creaturesOf(rule.by, ctx)}`;
      const except = rule.except === undefined ? '' : ` except by ${creaturesOf(rule.except, ctx)}`;
      return `can't be blocked${by}${except}${unless}`;
    }
    default:
      return assertNever(rule, 'restriction');
  }
}

function printOnlyWith(
  rule: Extract<CombatRule, { rule: 'attacks only with' | 'blocks only with' }>,
  ctx: Context,
): string {
  const verb = rule.rule === 'attacks only with' ? 'attack' : 'block';
  if (rule.others.is === 'anything' && rule.count === 1) return `can't ${verb} alone`;
  const others =
    rule.count === 1
      ? indefinite(rule.others, ctx, 'creature')
      : `at least ${numberWord(rule.count)} other ${creaturesOf(rule.others, ctx)}`;
  return `can't ${verb} unless ${others} also ${conjugate(verb, rule.count > 1)}`;
}

/** What a combat rule says of the objects that it applies to: “can't attack you or planeswalkers you control”. */
export function printCombatRule(rule: CombatRule, plural: boolean, ctx: Context): string {
  const their = plural ? 'their' : 'its';
  switch (rule.rule) {
    case "can't attack":
    case "can't block":
    case "can't be blocked":
      return printCant(rule, ctx);
    case 'attacks only with':
    case 'blocks only with':
      return printOnlyWith(rule, ctx);
    case 'blocked by at least':
      return `can't be blocked except by ${numberWord(rule.count)} or more creatures`;
    case 'blocked by at most':
      return `can't be blocked by more than ${rule.count === 1 ? 'one creature' : `${numberWord(rule.count)} creatures`}`;
    case 'can block additional': {
      if (rule.count === 'any number') return 'can block any number of creatures';
      const more = rule.count === 1 ? 'an additional creature' : printCountOf(rule.count, 'additional creature', ctx);
      return `can block ${more} each combat`;
    }
    case 'attacks if able':
      return `${conjugate('attack', plural)}${whomOf(rule.whom) || (rule.once ? '' : ' each combat')} if able`;
    case 'blocks if able': {
      const what =
        rule.what === undefined ? (rule.once ? '' : ' each combat') : ` ${indefinite(rule.what, ctx, 'creature')}`;
      return `${conjugate('block', plural)}${what} if able`;
    }
    case 'must be blocked':
      return `must be blocked${rule.by === undefined ? '' : ` by ${indefinite(rule.by, ctx, 'creature')}`} if able`;
    case 'must be blocked by all':
      return `must be blocked by all ${creaturesOf(rule.by ?? { is: 'anything' }, ctx)} able to block ${plural ? 'them' : 'it'}`;
    case 'attack cost':
      return `can't attack${whomOf(rule.whom)} unless ${their} controller ${printPays(rule.cost, ctx)}`;
    case 'block cost':
      return `can't block unless ${their} controller ${printPays(rule.cost, ctx)}`;
    default:
      return assertNever(rule, 'combat rule');
  }
}

/** “No more than one creature can attack you each combat”. */
export function printLimit(
  effect: Extract<StaticEffect, { static: 'attack limit' | 'block limit' }>,
  ctx: Context,
): string {
  const many = effect.count === 1 ? 'one creature' : `${printAmount(effect.count, ctx)} creatures`;
  if (effect.static === 'block limit') return `no more than ${many} can block each combat`;
  return `no more than ${many} can attack${whomOf(effect.whom)} each ${effect.per ?? 'combat'}`;
}
