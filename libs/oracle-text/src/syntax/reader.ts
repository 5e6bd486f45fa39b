import type { Token } from './token.js';
import type { Said } from './said.js';
import type { Scope } from './scope.js';

/** Where a reader stands, to come back to. */
export interface ReaderMark {
  readonly at: number;
  readonly said: Said;
}

/** What a syntax read at a place, from what had been said to what has. */
interface Remembered {
  readonly value: unknown;
  readonly to: number;
  readonly before: Said;
  readonly after: Said;
}

/** Reads tokens from left to right. It remembers how far any attempt came, for the diagnostic. */
export class Reader {
  at = 0;
  furthest = 0;
  /** What syntaxes that are asked again at the same place have read there: see `remembered`. */
  readonly memory = new Map<object, (Remembered | undefined)[]>();

  constructor(
    readonly tokens: readonly Token[],
    readonly scope: Scope,
  ) {}

  get token(): Token {
    return this.tokens[this.at]!;
  }

  get word(): string {
    return this.tokens[this.at]!.word;
  }

  /** The word that stands so many tokens further on. */
  ahead(count: number): string {
    return this.tokens[Math.min(this.at + count, this.tokens.length - 1)]!.word;
  }

  /** Whether a word stands between here and the next full stop. */
  isAhead(word: string): boolean {
    for (let at = this.at; at < this.tokens.length; at++) {
      const other = this.tokens[at]!.word;
      if (other === word) return true;
      if (other === '.') return false;
    }
    return false;
  }

  /** Goes over the next token, if it is that word. */
  take(word: string): boolean {
    if (this.tokens[this.at]!.word !== word) return false;
    this.next();
    return true;
  }

  next(): Token {
    const token = this.tokens[this.at]!;
    if (token.kind !== 'end') this.at++;
    if (this.at > this.furthest) this.furthest = this.at;
    return token;
  }

  /** A full stop; a quotation that ends with one ends the sentence around it too. */
  stop(): boolean {
    if (this.take('.')) return true;
    return this.at > 1 && this.tokens[this.at - 1]!.word === '"' && this.tokens[this.at - 2]!.word === '.';
  }

  mark(): ReaderMark {
    return { at: this.at, said: this.scope.said };
  }

  back(mark: ReaderMark): void {
    this.at = mark.at;
    this.scope.said = mark.said;
  }
}
