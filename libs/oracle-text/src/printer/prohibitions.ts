import type { Prohibition } from '@stacktrail/card-tree';
import type { Context } from './context.js';
import { pluralPhrase } from './filters.js';

/** “Can't cast creature spells”, “can't draw more than one card each turn” (CR 101.2). */
export function printProhibition({ what, filter }: Prohibition, ctx: Context): string {
  switch (what) {
    case 'cast spells':
      return `can't cast ${filter ? pluralPhrase(filter, ctx, 'spell') : 'spells'}`;
    case 'cast more than one spell a turn':
      return `can't cast more than one ${filter ? pluralPhrase(filter, ctx, 'spell').replace(/s$/, '') : 'spell'} each turn`;
    case 'activate abilities':
      return `can't activate abilities${filter ? ` of ${pluralPhrase(filter, ctx)}` : ''}`;
    case 'activate nonmana abilities': {
      const of = filter ? ` of ${pluralPhrase(filter, ctx)}` : '';
      return `can't activate abilities${of} that aren't mana abilities`;
    }
    case 'sacrifice permanents':
      return `can't sacrifice ${filter ? pluralPhrase(filter, ctx) : 'permanents'}`;
    case 'play lands':
      return `can't play ${filter ? pluralPhrase(filter, ctx, 'land') : 'lands'}`;
    case 'draw more than one card a turn':
      return "can't draw more than one card each turn";
    default:
      return `can't ${what}`;
  }
}
