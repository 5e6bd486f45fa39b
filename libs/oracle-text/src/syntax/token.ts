/**
 * The kinds of tokens: a word, a number, mana or other symbols, power and toughness, punctuation, the object's own
 * name, the end.
 */
type TokenKind = 'word' | 'number' | 'symbols' | 'power/toughness' | 'mark' | 'self' | 'end';

/** One token of a text. The grammar compares `word`: the word in lower case, or the punctuation mark itself. */
export interface Token {
  readonly kind: TokenKind;
  readonly word: string;
  /** The token as the text has it. */
  readonly text: string;
  /** The span of the token in the text, in UTF-16 units. */
  readonly from: number;
  readonly to: number;
}

/**
 * Matches one token: symbols; power and toughness; a number; a word, or the creature type “Time Lord”; “'s” after a word; or any other single character.
 */
const pattern =
  /\{[^{}\s]+\}(?:\{[^{}\s]+\})*|[+−-]?(?:\d+|[XYZ*])\/[+−-]?(?:\d+|[XYZ*])(?![\w/])|\d+|Time Lords?(?!\p{L})|\p{L}+(?:[-'’]\p{L}+)*-?|'s(?!\p{L})|\n|./suy;

/** Contractions that stay one word. After any other word, “'s” is a token of its own. */
const contractions = new Set(["it's", "that's", "there's", "who's", "he's", "she's", "let's", "what's"]);

/**
 * The grammar's words, each kept as one string object, so that equal words are compared fast. The keys are the words in
 * lower case and capitalised.
 */
const vocabulary = new Map<string, Pick<Token, 'kind' | 'word'>>();

/** Adds a word to the vocabulary and returns its one string object. */
export function intern(word: string): string {
  // V8 keeps one string object for property names and string literals; this gives the same one as the literal in the
  // source.
  const [one = word] = Object.keys({ [word]: 0 });
  const known = { kind: kindOf(one), word: one };
  vocabulary.set(one, known);
  vocabulary.set(one.charAt(0).toUpperCase() + one.slice(1), known);
  return one;
}

function interned(word: string): string {
  return vocabulary.get(word)?.word ?? word;
}

const space = ' '.charCodeAt(0);
const brace = '{'.charCodeAt(0);

/**
 * Splits a text into tokens, with an “end” token last. `selves` are the spans in which the object names itself (CR
 * 201.5).
 */
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
  const word = interned(written.toLowerCase().replace('’', "'"));
  if (!word.endsWith("'s") || contractions.has(word)) {
    tokens.push({ kind: 'word', word, text: written, from, to });
    return;
  }
  const cut = to - 2;
  tokens.push({ kind: 'word', word: interned(word.slice(0, -2)), text: written.slice(0, -2), from, to: cut });
  tokens.push({ kind: 'mark', word: interned("'s"), text: written.slice(-2), from: cut, to });
}
