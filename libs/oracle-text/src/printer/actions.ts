import type { Effect, Instruction } from '@stacktrail/card-tree';
import { printAmount, printCountOf, printMuch, printSome } from './amounts.js';
import { imperative, instruction, statement, type Clause } from './clauses.js';
import type { Context } from './context.js';
import { conjugate, list } from '../english/words.js';
import { accusative, nominative, nominativeIsPlural, playersNoun, printRecipients } from './references.js';
import { printTarget } from './targets.js';
import { printTokens } from './tokens.js';

type Of<K extends Instruction['do']> = Extract<Effect, { readonly do: K }>;

export function printDamage(effect: Of<'deal damage'>, ctx: Context): Clause {
  const source = nominative(effect.source ?? { objects: 'this' }, ctx);
  const first = `${printMuch(effect.amount, 'damage', ctx)} to ${printRecipients(effect.to, ctx)}`;
  const more = (effect.also ?? []).map(({ amount, to }) => {
    const whom = printRecipients(to, ctx);
    return amount === undefined ? whom : `${printMuch(amount, 'damage', ctx)} to ${whom}`;
  });
  const rest = list([first, ...more]);
  const { excessTo } = effect;
  const also = [
    ...(excessTo === undefined ? [] : [`excess damage is dealt to ${printRecipients(excessTo, ctx)} instead`]),
    ...(effect.unpreventable === undefined ? [] : ["the damage can't be prevented"]),
  ];
  return statement(source, (plural) => `${conjugate('deal', plural)} ${rest}`, also);
}

export function printDividedDamage(slot: number, ctx: Context): Clause {
  const source = nominative({ objects: 'this' }, ctx);
  const target = ctx.targets[slot];
  const much = printMuch(target?.divide ?? 1, 'damage', ctx);
  ctx.mention(`target ${slot}`);
  const rest = `${much} divided as you choose among ${target ? printTarget(target, ctx) : 'targets'}`;
  return statement(source, (plural) => `${conjugate('deal', plural)} ${rest}`);
}

export function printDestroy(effect: Of<'destroy'>, ctx: Context): Clause {
  const plural = nominativeIsPlural(effect.what, ctx);
  const also = effect.noRegeneration ? [`${plural ? 'they' : 'it'} can't be regenerated`] : [];
  return imperative(`destroy ${accusative(effect.what, ctx)}`, also);
}

/** “Draw two cards”, “that player discards two cards at random”, “scry 1”. */
export function printCards(effect: Of<'draw' | 'mill' | 'discard' | 'scry'>, ctx: Context): Clause {
  const who = playersNoun(effect.who, ctx);
  if (effect.do === 'scry') {
    const count = printAmount(effect.count, ctx);
    return instruction(who, (plural) => `${plural ? 'scry' : 'scries'} ${count}`);
  }
  if (effect.count === 'hand') {
    return instruction(
      who,
      (plural) => `${conjugate('discard', plural)} ${who.text === 'you' ? 'your' : 'their'} hand`,
    );
  }
  if (effect.do === 'draw' && effect.label !== undefined) {
    ctx.labels.set(effect.label, { noun: 'card', plural: effect.count !== 1 });
  }
  const cards =
    printCountOf(effect.count, 'card', ctx) + (effect.do === 'discard' && effect.atRandom ? ' at random' : '');
  return instruction(who, (plural) => `${conjugate(effect.do, plural)} ${cards}`);
}

export function printLife(effect: Of<'gain life' | 'lose life'>, ctx: Context): Clause {
  const who = playersNoun(effect.who, ctx);
  const life = printMuch(effect.amount, 'life', ctx);
  return statement(who, (plural) => `${conjugate(effect.do === 'gain life' ? 'gain' : 'lose', plural)} ${life}`);
}

export function printChooseAndSacrifice(effect: Of<'choose and sacrifice'>, ctx: Context): Clause {
  const who = playersNoun(effect.who, ctx);
  const things = printSome(effect.filter, effect.count, ctx);
  const whose = who.text === 'you' ? '' : ' of their choice';
  return instruction(who, (plural) => `${conjugate('sacrifice', plural)} ${things}${whose}`);
}

export function printPrevention(effect: Of<'prevent damage'>, ctx: Context): Clause {
  const kind = effect.combatOnly ? 'combat damage' : 'damage';
  const much = effect.amount === 'all' ? `all ${kind}` : `the next ${printAmount(effect.amount, ctx)} ${kind}`;
  const to = effect.to === 'anything' ? '' : ` to ${printRecipients(effect.to, ctx)}`;
  return imperative(`prevent ${much} that would be dealt${to} ${effect.until}`);
}

export function printCounters(effect: Of<'put counters' | 'remove counters'>, ctx: Context): Clause {
  const counters = printCountOf(effect.count, `${effect.counter} counter`, ctx);
  const where = accusative(effect.on, ctx);
  return imperative(effect.do === 'put counters' ? `put ${counters} on ${where}` : `remove ${counters} from ${where}`);
}

export function printFight(effect: Of<'fight'>, ctx: Context): Clause {
  const first = nominative(effect.first, ctx);
  const second = accusative(effect.second, ctx);
  return statement(first, (plural) => `${conjugate('fight', plural)} ${second}`);
}

export function printCreate(effect: Of<'create tokens'>, ctx: Context): Clause {
  const who = playersNoun(effect.who, ctx);
  const tokens = printTokens(effect, ctx);
  if (effect.label !== undefined) ctx.labels.set(effect.label, { noun: 'token', plural: effect.count !== 1 });
  return instruction(who, (plural) => `${conjugate('create', plural)} ${tokens}`);
}
