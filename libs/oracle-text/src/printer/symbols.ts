import type { ManaCost } from '@stacktrail/card-tree';

/** Mana symbols in their braces: `{2}{R}`. */
export function printMana(symbols: ManaCost): string {
  return symbols.map((symbol) => `{${symbol}}`).join('');
}
