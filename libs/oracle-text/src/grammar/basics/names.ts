import type { Reader } from '../../syntax/reader.js';
import { no, type No } from '../../syntax/syntax.js';

/** Lower-case words inside names. A name with “and” can't be told from two names. */
const small: ReadonlySet<string> = new Set([
  'of', 'the', 'to', 'in', 'for', 'a', 'an', 'with', 'from', 'on', 'at', 'by', 'de', 'en-', ',',
]); // prettier-ignore

function isCapital(text: string | undefined): boolean {
  return text !== undefined && /^\p{Lu}/u.test(text);
}

/**
 * How many tokens from here belong to a name: its first and last words are capitalised; between them, lower-case words
 * may stand.
 */
function lengthOfName({ tokens, at }: Reader): number {
  let end = at;
  for (let i = at; i < tokens.length; i++) {
    const { kind, text, word } = tokens[i]!;
    if (kind === 'word' && isCapital(text)) end = i + 1;
    else if (word === "'s" && end === i && i > at) end = i + 1;
    else if (end === at || !small.has(word)) break;
    else if (word === ',' && !isCapital(tokens[tokens[i + 1]?.word === 'the' ? i + 2 : i + 1]?.text)) break;
  }
  return end - at;
}

/** Reads the name of a card, as it stands after “named”; it can be the name of this text's own object. */
export function readName(reader: Reader): string | No {
  const { tokens, at } = reader;
  if (reader.token.kind === 'self') return reader.next().text;
  const length = lengthOfName(reader);
  if (length === 0) return no;
  let name = '';
  for (let i = at; i < at + length; i++) {
    const token = tokens[i]!;
    name += (i > at && tokens[i - 1]!.to < token.from ? ' ' : '') + token.text;
    reader.next();
  }
  return name;
}
