import type { Amount, Effect, Instruction } from '@stacktrail/card-tree';
import { conjugate } from '../english/words.js';
import { printUnlessPaid } from './allowed-actions.js';
import { printAmount } from './amounts.js';
import { imperative, statement, type Clause } from './clauses.js';
import { printCondition } from './conditions.js';
import { Context } from './context.js';
import { printPaying, printPays } from './costs.js';
import { antecedent, playersNoun } from './references.js';
import { printDelay, printTriggerEvent } from './triggers.js';

type Of<K extends Instruction['do']> = Extract<Effect, { readonly do: K }>;

/** “You may return target card from your graveyard to your hand.” */
export function printMay(effect: Of<'may'>, ctx: Context): Clause {
  const who = playersNoun(effect.who, ctx);
  const { sentence, also } = ctx.grammar.nested(effect.effects, ctx, who.text);
  return statement(who, () => `may ${sentence}`, also);
}

function printPayment({ who, cost, times }: Of<'unless'>, ctx: Context): string {
  const payer = playersNoun(who, ctx);
  const pays = payer.plural ? printPaying(cost, ctx) : printPays(cost, ctx);
  return `${payer.text} ${pays}${printTimes(times, ctx)}`;
}

/** “For each …” after a cost. */
function printTimes(times: Amount | undefined, ctx: Context): string {
  if (times === undefined) return '';
  return ` for each ${printAmount(times, ctx).replace(/^the number of (.*?)s\b/, '$1')}`;
}

/** “Counter target spell unless its controller pays {3}.” (CR 118.12a) */
export function printUnless(effect: Of<'unless'>, ctx: Context): Clause {
  const { sentence, also } = ctx.grammar.nested(effect.effects, ctx);
  return imperative(`${sentence} unless ${printPayment(effect, ctx)}`, also);
}

/** “You may pay {1}. If you do, draw a card.” */
export function printMayPay(effect: Of<'may pay'>, ctx: Context): Clause {
  const who = playersNoun(effect.who, ctx);
  const paying = printPaying(effect.cost, ctx) + printTimes(effect.times, ctx);
  const { sentence, also } = ctx.grammar.nested(effect.effects, ctx);
  if (effect.anyNumber) {
    const often = `when ${who.text} ${conjugate('pay', who.plural)} this cost one or more times`;
    return statement(who, () => `may ${paying} any number of times`, [`${often}, ${sentence}`, ...also]);
  }
  return statement(who, () => `may ${paying}`, [`if ${who.text} ${who.plural ? 'do' : 'does'}, ${sentence}`, ...also]);
}

/** “If this spell was kicked, draw a card.” */
export function printConditional(effect: Of<'if'>, ctx: Context): Clause {
  const condition = printCondition(effect.condition, ctx);
  const then = ctx.grammar.nested(effect.then, ctx);
  const otherwise = effect.otherwise ? ctx.grammar.nested(effect.otherwise, ctx) : undefined;
  const also = otherwise ? [`otherwise, ${otherwise.sentence}`, ...otherwise.also] : [];
  const said = effect.last ? `${then.sentence} if ${condition}` : `if ${condition}, ${then.sentence}`;
  return imperative(said, [...then.also, ...also]);
}

/** “Return that card to the battlefield at the beginning of the next end step.” (CR 603.7) */
export function printDelayed(effect: Of<'delayed trigger'>, ctx: Context): Clause {
  const { ability, keep } = effect;
  const mode = ability.modes[0] ?? { targets: [], effects: [] };
  const kept = keep && antecedent(keep, ctx);
  const inner = new Context(ctx.grammar, ctx.speaker, mode.targets, { event: ability.event, kept, said: ctx });
  const { sentence, also } = ctx.grammar.nested(mode.effects, inner);
  const delay = printDelay(ability.event, inner, effect.until);
  const ofNext = /of (the next turn's|the next|your next|an opponent's next) /;
  const when = effect.thatTurn ? delay.replace(ofNext, "of that turn's ") : delay;
  const condition = ability.condition ? ` if ${printCondition(ability.condition, inner)}` : '';
  const unless = effect.unlessPaid === undefined ? '' : printUnlessPaid(effect.unlessPaid, ctx);
  if (when.startsWith('at ')) return imperative(`${sentence} ${when}${condition}${unless}`, also);
  if (effect.leads && ability.event.on !== 'beginning of step') {
    const first = effect.until === 'this turn' ? 'until end of turn' : effect.until;
    return imperative(`${first}, ${printTriggerEvent(ability.event, inner)}, ${sentence}${condition}${unless}`, also);
  }
  return imperative(`${when}, ${sentence}${condition}${unless}`, also);
}

/** “When you do, this creature deals 2 damage to any target.” (CR 603.12) */
export function printReflexive({ ability, keep }: Of<'reflexive trigger'>, ctx: Context): Clause {
  const mode = ability.modes[0] ?? { targets: [], effects: [] };
  const kept = keep && antecedent(keep, ctx);
  const inner = new Context(ctx.grammar, ctx.speaker, mode.targets, { event: ability.event, kept, said: ctx });
  const { sentence, also } = ctx.grammar.nested(mode.effects, inner);
  return imperative(`${printTriggerEvent(ability.event, inner)}, ${sentence}`, also);
}

/** “For each opponent, create a token.” */
export function printForEach(effect: Of<'for each player'>, ctx: Context): Clause {
  const who = playersNoun(effect.who, ctx).text.replace(/^each /, '');
  const { sentence, also } = ctx.grammar.nested(effect.effects, ctx);
  return imperative(`for each ${who}, ${sentence}`, also);
}
