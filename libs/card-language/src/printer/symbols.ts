import type { Color, ManaCost } from '../symbols.js';

export const colorWords: Readonly<Record<Color, string>> = { W: 'white', U: 'blue', B: 'black', R: 'red', G: 'green' };

/** Mana symbols in their braces: `{2}{R}`. */
export function printMana(symbols: ManaCost): string {
  return symbols.map((symbol) => `{${symbol}}`).join('');
}
