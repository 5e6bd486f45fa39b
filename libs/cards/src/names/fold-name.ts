const letters: Readonly<Record<string, string>> = { æ: 'ae', œ: 'oe', ø: 'o', ß: 'ss', đ: 'd', ł: 'l', ð: 'd' };

/**
 * A card's name without what people leave out or write in other ways: case, accents, the kind of apostrophe, and what
 * stands between the two names of a split card.
 */
export function foldName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\p{Mark}®™]/gu, '')
    .toLowerCase()
    .replace(/[æœøßđłð]/g, (letter) => letters[letter] ?? letter)
    .replace(/[’‘ʼ´`]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[‐‑–—]/g, '-')
    .replace(/[꞉：]/g, ':')
    .replace(/\s*\/{1,3}\s*/g, ' // ')
    .replace(/\s+/g, ' ')
    .trim();
}
