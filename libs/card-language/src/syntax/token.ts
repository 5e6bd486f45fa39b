/** What a piece of rules text is: a word, a number, mana or other symbols, power and toughness, punctuation. */
type TokenKind = 'word' | 'number' | 'symbols' | 'power/toughness' | 'mark' | 'self' | 'end';

/** One token of a text. `word` is what grammar compares: lower case, or the mark itself. */
export interface Token {
  readonly kind: TokenKind;
  readonly word: string;
  /** As written. */
  readonly text: string;
  /** Where it stands in the text, in UTF-16 units. */
  readonly from: number;
  readonly to: number;
}

const pattern =
  /(\{[^{}\s]+\}(?:\{[^{}\s]+\})*)|([+−-]?(?:\d+|[XYZ*])\/[+−-]?(?:\d+|[XYZ*]))(?![\w/])|(\d+)|([\p{L}]+(?:[-'’][\p{L}]+)*[-]?)|('s(?!\p{L})|\n|.)/gsu;

/** Contractions that stay one word; of any other word “'s” is a token of its own. */
const contractions = new Set(["it's", "that's", "there's", "who's", "he's", "she's", "let's", "what's"]);

/** The words of the grammar, each as the one string that it is compared with: of the same string it is known at once. */
const vocabulary = new Map<string, string>();

/** Makes a word one of the grammar's. */
export function learn(word: string): string {
  // The names of fields are kept once by V8, as are the strings of the source.
  const [one = word] = Object.keys({ [word]: 0 });
  vocabulary.set(one, one);
  return one;
}

const space = ' '.charCodeAt(0);

/** A text as tokens, the last of which is its end. `selves` are the spans in which the object names itself (CR 201.5). */
export function tokenise(text: string, selves: readonly (readonly [number, number])[] = []): readonly Token[] {
  const tokens: Token[] = [];
  const add = (kind: TokenKind, word: string, from: number, to: number): void => {
    tokens.push({ kind, word: vocabulary.get(word) ?? word, text: text.slice(from, to), from, to });
  };
  let self = 0;
  pattern.lastIndex = 0;
  for (;;) {
    while (text.charCodeAt(pattern.lastIndex) === space) pattern.lastIndex++;
    const span = selves[self];
    if (span !== undefined && pattern.lastIndex >= span[0]) {
      add('self', '~', span[0], span[1]);
      pattern.lastIndex = span[1];
      self++;
      continue;
    }
    const match = pattern.exec(text);
    if (match === null) break;
    const [whole, symbols, pt, number, word] = match;
    const from = match.index;
    const to = from + whole.length;
    if (symbols !== undefined) add('symbols', symbols, from, to);
    else if (pt !== undefined) add('power/toughness', pt, from, to);
    else if (number !== undefined) add('number', number, from, to);
    else if (word !== undefined) addWord(add, word, from);
    else add('mark', whole, from, to);
  }
  add('end', '', text.length, text.length);
  return tokens;
}

function addWord(
  add: (kind: TokenKind, word: string, from: number, to: number) => void,
  written: string,
  from: number,
): void {
  const word = written.toLowerCase().replace('’', "'");
  if (word.endsWith("'s") && !contractions.has(word)) {
    const cut = from + word.length - 2;
    add('word', word.slice(0, -2), from, cut);
    add('mark', "'s", cut, cut + 2);
    return;
  }
  add('word', word, from, from + word.length);
}
