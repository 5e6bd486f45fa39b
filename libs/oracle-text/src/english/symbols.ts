import type { ManaCost, ManaType } from '@stacktrail/card-tree';

/** Mana symbols in their braces: `{2}{R}`. */
export function symbolsOf(mana: ManaCost): string {
  return mana.map((symbol) => `{${symbol}}`).join('');
}

/** “{U}{U}, {U}{B}, or {B}{B}”: two mana, each of one of two types. */
export function listedPairs([first, second]: readonly ManaType[]): string {
  return `{${first}}{${first}}, {${first}}{${second}}, or {${second}}{${second}}`;
}
