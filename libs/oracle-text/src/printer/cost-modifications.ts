import type { StaticEffect } from '@stacktrail/card-tree';
import { forEach } from './amounts.js';
import { spellOrSelf } from '../english/speaker.js';
import type { Context } from './context.js';
import { printPaying } from './costs.js';
import { capitalise } from '../english/words.js';
import { indefinite, pluralPhrase } from './filters.js';
import { symbolsOf } from '../english/symbols.js';

type CostModification = Extract<StaticEffect, { static: 'cost modification' }>;

const casters = { you: ' you cast', opponent: ' your opponents cast', 'any player': '' };
const activators = { you: ' you activate', opponent: ' your opponents activate', 'any player': '' };

/** “Spells your opponents cast that target …”, “equip abilities you activate”, “this spell”. */
function printWhat({ of, who, filter, keyword, loyalty, targeting }: CostModification, ctx: Context): string {
  const target = targeting === undefined ? '' : ` that target ${indefinite(targeting, ctx)}`;
  if (of === 'spells') {
    return filter.is === 'this'
      ? `${spellOrSelf(ctx.speaker)}${target.replace(' target', ' targets')}`
      : `${pluralPhrase(filter, ctx, 'spell')}${casters[who]}${target}`;
  }
  const kind = loyalty ? 'loyalty' : (keyword ?? 'activated');
  const whose = filter.is === 'anything' ? activators[who] : ` of ${pluralPhrase(filter, ctx)}`;
  return `${kind} abilities${whose}${target}`;
}

/** What spells or abilities cost more or less (CR 601.2f), as sentences. */
export function printCostModification(effect: CostModification, ctx: Context): readonly string[] {
  const { of, filter, change, mana, costs = [], times, leastOne } = effect;
  const what = printWhat(effect, ctx);
  const act = of === 'spells' ? 'cast' : 'activate';
  const verb = of === 'spells' && filter.is === 'this' ? 'costs' : 'cost';
  if (change === 'at least') {
    return [`${what} that would cost less than ${symbolsOf(mana)} to ${act} ${verb} ${symbolsOf(mana)} to ${act}`];
  }
  const each = times === undefined ? '' : ` ${forEach(times, ctx) ?? `times ${ctx.grammar.amount(times, ctx)}`}`;
  const sentences = [
    ...(mana.length === 0 ? [] : [`${what} ${verb} ${symbolsOf(mana)} ${change} to ${act}${each}`]),
    ...(costs.length === 0 ? [] : [`${what} ${verb} an additional “${capitalise(printPaying(costs, ctx))}” to ${act}`]),
    ...(leastOne ? ["this effect can't reduce the mana in that cost to less than one mana"] : []),
  ];
  return sentences;
}
