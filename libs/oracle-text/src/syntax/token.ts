/** What a piece of rules text is: a word, a number, mana or other symbols, power and toughness, punctuation. */
type TokenKind = 'word' | 'number' | 'symbols' | 'power/toughness' | 'mark' | 'self' | 'end';

/** One token of a text. `word` is what grammar compares: lower case, or the mark itself. */
export interface Token {
  readonly kind: TokenKind;
  readonly word: string;
  /** The token as it is written. */
  readonly text: string;
  /** Where it stands in the text, in UTF-16 units. */
  readonly from: number;
  readonly to: number;
}

/** Symbols; power and toughness; a number; a word, or the creature type that is two; “'s” after a word, or one character. */
const pattern =
  /\{[^{}\s]+\}(?:\{[^{}\s]+\})*|[+−-]?(?:\d+|[XYZ*])\/[+−-]?(?:\d+|[XYZ*])(?![\w/])|\d+|Time Lords?(?!\p{L})|\p{L}+(?:[-'’]\p{L}+)*-?|'s(?!\p{L})|\n|./suy;

/** Contractions that stay one word; of any other word “'s” is a token of its own. */
const contractions = new Set(["it's", "that's", "there's", "who's", "he's", "she's", "let's", "what's"]);

/**
 * The words of the grammar, each as the one string that it is compared with: of the same string it is known at once.
 * They are found by how they are written, at the beginning of a sentence too.
 */
const vocabulary = new Map<string, Pick<Token, 'kind' | 'word'>>();

/** Makes a word one of the grammar's. */
export function learn(word: string): string {
  // The names of fields are kept once by V8, as are the strings of the source.
  const [one = word] = Object.keys({ [word]: 0 });
  const known = { kind: kindOf(one), word: one };
  vocabulary.set(one, known);
  vocabulary.set(one.charAt(0).toUpperCase() + one.slice(1), known);
  return one;
}

function learned(word: string): string {
  return vocabulary.get(word)?.word ?? word;
}

const space = ' '.charCodeAt(0);
const brace = '{'.charCodeAt(0);

/** A text as tokens, the last of which is its end. `selves` are the spans in which the object names itself (CR 201.5). */
export function tokenise(text: string, selves: readonly (readonly [number, number])[] = []): readonly Token[] {
  const tokens: Token[] = [];
  let self = 0;
  let from = 0;
  for (;;) {
    while (text.charCodeAt(from) === space) from++;
    const span = selves[self];
    if (span !== undefined && from >= span[0]) {
      tokens.push({ kind: 'self', word: '~', text: text.slice(span[0], span[1]), from: span[0], to: span[1] });
      from = span[1];
      self++;
      continue;
    }
    pattern.lastIndex = from;
    if (!pattern.test(text)) break;
    add(tokens, text, from, pattern.lastIndex);
    from = pattern.lastIndex;
  }
  tokens.push({ kind: 'end', word: '', text: '', from: text.length, to: text.length });
  return tokens;
}

function add(tokens: Token[], text: string, from: number, to: number): void {
  const written = text.slice(from, to);
  const known = vocabulary.get(written);
  if (known !== undefined) {
    tokens.push({ kind: known.kind, word: known.word, text: written, from, to });
    return;
  }
  const kind = kindOf(written);
  if (kind === 'word') addWord(tokens, written, from, to);
  else tokens.push({ kind, word: written, text: written, from, to });
}

function kindOf(written: string): TokenKind {
  const first = written.charCodeAt(0);
  if (written.length > 1) {
    if (first === brace) return 'symbols';
    if (written.includes('/')) return 'power/toughness';
  }
  if (isLetter(first, written)) return 'word';
  return first >= 48 && first <= 57 ? 'number' : 'mark';
}

function isLetter(first: number, written: string): boolean {
  const lower = first | 32;
  return (lower >= 97 && lower <= 122) || (first > 127 && /^\p{L}/u.test(written));
}

function addWord(tokens: Token[], written: string, from: number, to: number): void {
  const word = learned(written.toLowerCase().replace('’', "'"));
  if (!word.endsWith("'s") || contractions.has(word)) {
    tokens.push({ kind: 'word', word, text: written, from, to });
    return;
  }
  const cut = to - 2;
  tokens.push({ kind: 'word', word: learned(word.slice(0, -2)), text: written.slice(0, -2), from, to: cut });
  tokens.push({ kind: 'mark', word: learned("'s"), text: written.slice(-2), from: cut, to });
}
