/** The five colors (CR 105.1), in the order in which cards print them. */
export const colors = ['W', 'U', 'B', 'R', 'G'] as const;
export type Color = (typeof colors)[number];

/** What each color is called (CR 105.1). */
export const colorWords: Readonly<Record<Color, string>> = { W: 'white', U: 'blue', B: 'black', R: 'red', G: 'green' };

/** The six types of mana (CR 106.1b): the five colors and colorless. */
export const manaTypes = ['W', 'U', 'B', 'R', 'G', 'C'] as const;
export type ManaType = (typeof manaTypes)[number];

/**
 * One mana symbol (CR 107.4) without its braces: `2`, `W`, `C`, `X`, `W/U`, `2/W`, `C/W`, `W/P`, `W/U/P`, `S`.
 */
export type ManaSymbol =
  | `${number}`
  | ManaType
  | 'X'
  | 'S'
  | `${Color}/${Color}`
  | `2/${Color}`
  | `C/${Color}`
  | `${Color}/P`
  | `${Color}/${Color}/P`;

/**
 * A mana cost (CR 202.1) as its symbols in printed order. An empty list is a cost of no mana; it can be paid, unlike a
 * missing mana cost.
 */
export type ManaCost = readonly ManaSymbol[];

const symbolPattern = /^(?:\d+|[WUBRGCXS]|[WUBRG]\/[WUBRG](?:\/P)?|[2C]\/[WUBRG]|[WUBRG]\/P)$/;

/** Whether a text is a mana symbol without its braces (CR 107.4). */
export function isManaSymbol(text: string): text is ManaSymbol {
  return symbolPattern.test(text);
}

/**
 * Reads a mana cost as it is printed.
 *
 * @param text symbols in braces, such as `{2}{R}{R}`; the empty string is no symbol
 * @throws Error naming the part that is not a mana symbol (CR 107.4)
 */
export function manaCost(text: string): ManaCost {
  const symbols: ManaSymbol[] = [];
  let rest = text;
  while (rest.length > 0) {
    const end = rest.indexOf('}');
    const symbol = rest.slice(1, end);
    if (rest[0] !== '{' || end < 0 || !isManaSymbol(symbol)) {
      throw new Error(
        `“${rest}” in “${text}” is not a mana symbol; expected symbols such as {2}{R} or {W/U} (CR 107.4)`,
      );
    }
    symbols.push(symbol);
    rest = rest.slice(end + 1);
  }
  return symbols;
}

/** The colors that occur in a mana symbol (CR 202.2), in printed order. */
export function colorsOfSymbol(symbol: ManaSymbol): readonly Color[] {
  return symbol.split('/').filter((part): part is Color => (colors as readonly string[]).includes(part));
}

/** What a symbol adds to mana value (CR 202.3). X counts 0 here; code that knows X adds it. */
export function manaValueOfSymbol(symbol: ManaSymbol): number {
  if (symbol === 'X') return 0;
  const parts = symbol.split('/');
  return Math.max(...parts.map((part) => (/^\d+$/.test(part) ? Number(part) : part === 'P' ? 0 : 1)));
}
