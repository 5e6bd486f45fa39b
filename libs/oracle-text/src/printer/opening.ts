import type { StaticEffect } from '@stacktrail/card-tree';
import { printCountOf } from './amounts.js';
import type { Context } from './context.js';

export type OpeningEffect = Extract<
  StaticEffect,
  { static: 'may begin on the battlefield' | 'may reveal from opening hand' | 'any time you could mulligan' }
>;

/** What may be done with a card before the game begins (CR 103.5b, 103.6), as sentences. */
export function printOpening(effect: OpeningEffect, ctx: Context): readonly string[] {
  const nested = ctx.grammar.nested(
    effect.effects ?? [],
    ctx,
    effect.static === 'any time you could mulligan' ? 'you' : undefined,
  );
  const then = nested.sentence === '' ? [] : [`if you do, ${nested.sentence}`, ...nested.also];
  switch (effect.static) {
    case 'may begin on the battlefield': {
      const { withCounters: counters } = effect;
      const on =
        counters === undefined ? '' : ` with ${printCountOf(counters.count, `${counters.counter} counter`, ctx)} on it`;
      return [`if this card is in your opening hand, you may begin the game with it on the battlefield${on}`, ...then];
    }
    case 'may reveal from opening hand':
      return ['you may reveal this card from your opening hand', ...then];
    case 'any time you could mulligan':
      return [`any time you could mulligan and this card is in your hand, you may ${nested.sentence}`, ...nested.also];
  }
}
