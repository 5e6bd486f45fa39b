import { type StaticEffect, colorWords } from '@stacktrail/card-tree';
import type { Context } from './context.js';
import { list } from '../english/words.js';
import { pluralPhrase } from './filters.js';

const players = { you: 'you', opponent: 'your opponents', 'any player': 'players' };

type Static<K extends StaticEffect['static']> = Extract<StaticEffect, { readonly static: K }>;

/** “You don't lose unspent green mana as steps and phases end” (CR 106.4). */
export function printManaStays({ who, types, becomes }: Static<'mana stays'>): string {
  const kind =
    types === undefined ? '' : `${list(types.map((type) => (type === 'C' ? 'colorless' : colorWords[type])))} `;
  if (becomes !== undefined)
    return `if ${players[who]} would lose unspent ${kind}mana, that mana becomes colorless instead`;
  return `${players[who]} don't lose unspent ${kind}mana as steps and phases end`;
}

/** “You may spend mana as though it were mana of any color” (CR 609.4b). */
export function printSpendAs({ who, as, spells }: Static<'spend mana as though'>, ctx: Context): string {
  const what = spells === undefined ? '' : ` to cast ${pluralPhrase(spells, ctx, 'spell')}`;
  return `${players[who]} may spend mana as though it were mana of ${as}${what}`;
}
