/** What nobody sees and what is pasted along: zero-width spaces, soft hyphens, marks of direction and of byte order. */
const unseen = /\p{Cf}/gu;
/** Control characters, halves of a character, and the sign for bytes that are no text: no card's name has one. */
const notText = /[\p{Cc}\p{Cs}\uFFFD]/u;

/** A line or a name without what nobody sees, and with single spaces. */
export function plainText(text: string): string {
  return text.replace(unseen, '').replace(/\s+/g, ' ').trim();
}

/** What is wrong with the characters of a plain text, if anything is. */
export function wrongCharacter(text: string): string | null {
  const found = notText.exec(text);
  if (found === null) return null;
  if (found[0] === '\uFFFD') return 'it has bytes that are no text in UTF-8: expected a list in that encoding';
  const code = (found[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return `it has the control character U+${code}, which no card's name has: expected a name such as “Forest”`;
}

/** The beginning of a text for a message, without what a terminal would obey. */
export function printableStart(text: string, most = 80): string {
  const characters = Array.from(plainText(text.slice(0, 4 * most)));
  const begin = characters.slice(0, most).join('').replace(new RegExp(notText, 'gu'), '\uFFFD');
  return characters.length > most || text.length > 4 * most ? `${begin}…` : begin;
}

/** The same in quotation marks. */
export function quoted(text: string, most = 80): string {
  return `“${printableStart(text, most)}”`;
}
