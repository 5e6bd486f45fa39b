import { Alike } from './alike.js';
import { ChoicePath } from './choice-path.js';
import type { TextSoFar } from './text-so-far.js';
import type { Scope } from './scope.js';
import { no, type No, type Syntax } from './syntax.js';
import type { Token } from './token.js';

/** The state of a reader, to come back to. */
export interface ReaderMark {
  readonly at: number;
  readonly soFar: TextSoFar;
}

/** One way to read a text from some place: its value, its end, and the text so far at the end. */
export interface Reading<T> {
  readonly value: T;
  readonly to: number;
  readonly soFar: TextSoFar;
}

/** Something that reads: a syntax, or only its reading half. */
export type Rule<T> = Pick<Syntax<T>, 'read' | 'readings'>;

/** The readings of some rules at one place, keyed by the text so far. */
type Remembered = Map<string, readonly Reading<unknown>[]>;

/**
 * Reads tokens from left to right. It remembers the furthest token reached by any attempt, for the diagnostic.
 * A text can often be read in several ways, and only the words after it show which way is right. A rule is written as
 * if there were one way: where it asks for a part that has several readings, it is given one of them, or none; then the
 * rule is run again for each of the others.
 */
export class Reader {
  at = 0;
  furthest = 0;
  private readonly memory = new Map<object, (Remembered | undefined)[]>();
  private path = new ChoicePath();

  constructor(
    readonly tokens: readonly Token[],
    readonly scope: Scope,
    private readonly alike = new Alike(),
  ) {}

  /** A reader of other tokens; its choices between readings are part of this reader's choices. */
  of(tokens: readonly Token[], scope = this.scope): Reader {
    const other = new Reader(tokens, scope, this.alike);
    other.path = this.path;
    return other;
  }

  get token(): Token {
    return this.tokens[this.at]!;
  }

  get word(): string {
    return this.tokens[this.at]!.word;
  }

  /** The word `count` tokens further on. */
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

  /** Whether a word stands between here and the end of the text. */
  isSaidLater(word: string): boolean {
    return this.tokens.some((token, at) => at >= this.at && token.word === word);
  }

  /** Moves past the next token and returns true, if the token is that word. */
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

  /** Whether a full stop is next, or a quotation that ends with one has just ended. */
  endsSentence(): boolean {
    const from = this.mark();
    const ends = this.stop();
    this.back(from);
    return ends;
  }

  /** Reads a full stop. A quotation that ends with one ends the sentence around it, too. */
  stop(): boolean {
    if (this.take('.')) return true;
    let before = this.at - 1;
    while (before > 0 && (this.tokens[before]!.word === '"' || this.tokens[before]!.word === "'")) before--;
    return before < this.at - 1 && this.tokens[before]!.word === '.';
  }

  mark(): ReaderMark {
    return { at: this.at, soFar: this.scope.soFar };
  }

  back(mark: ReaderMark): void {
    this.at = mark.at;
    this.scope.soFar = mark.soFar;
  }

  /** Every reading of a rule from here. The reader itself doesn't move. */
  all<T>(rule: Rule<T>): readonly Reading<T>[] {
    if (rule.readings !== undefined) return rule.readings(this);
    const from = this.mark();
    const { path: outerPath } = this;
    const found: Reading<T>[] = [];
    this.path = new ChoicePath();
    do {
      const value = rule.read(this);
      if (value !== no) this.add(found, { value, to: this.at, soFar: this.scope.soFar });
      this.back(from);
    } while (this.path.next());
    this.path = outerPath;
    return found;
  }

  /**
   * Every reading of several rules from here. They are computed once for each text so far.
   * @param key an object that identifies these rules
   */
  allOf<T>(key: object, rules: readonly Rule<T>[]): readonly Reading<T>[] {
    let places = this.memory.get(key);
    if (places === undefined) this.memory.set(key, (places = []));
    const known = (places[this.at] ??= new Map<string, readonly Reading<unknown>[]>());
    const before = this.alike.idOf(this.scope.soFar);
    const held = known.get(before);
    if (held !== undefined) return held as readonly Reading<T>[];
    const found: Reading<T>[] = [];
    for (const rule of rules) for (const reading of this.all(rule)) this.add(found, reading);
    known.set(before, found);
    return found;
  }

  /** Reads with any of several rules, identified by `key`; or with none of them, so that other rules are tried here. */
  anyOf<T>(key: object, rules: readonly Rule<T>[]): T | No {
    return this.oneOrNone(this.allOf(key, rules));
  }

  /** Like `anyOf`, for rules that depend on more than the text and the text so far; so nothing is remembered. */
  any<T>(rules: readonly Rule<T>[]): T | No {
    return this.oneOrNone(rules.flatMap((rule) => this.all(rule)));
  }

  private oneOrNone<T>(readings: readonly Reading<T>[]): T | No {
    return readings.length === 0 ? no : this.follow(readings[this.path.choose(readings.length + 1)]);
  }

  /** Reads a part that has to be there. */
  must<T>(rule: Rule<T>): T | No {
    if (rule.readings === undefined) return rule.read(this);
    const readings = rule.readings(this);
    return this.follow(readings[readings.length < 2 ? 0 : this.path.choose(readings.length)]);
  }

  /** Reads an optional part; returns `missing` if it isn't there. */
  may<T>(rule: Rule<T>, missing: T): T {
    const readings = this.all(rule);
    const reading = readings[readings.length === 0 ? 0 : this.path.choose(readings.length + 1)];
    const value = this.follow(reading);
    return value === no ? missing : value;
  }

  private follow<T>(reading: Reading<T> | undefined): T | No {
    if (reading === undefined) return no;
    this.at = reading.to;
    this.scope.soFar = reading.soFar;
    return reading.value;
  }

  private add<T>(readings: Reading<T>[], { value, to, soFar }: Reading<T>): void {
    const { alike } = this;
    const isKnown = readings.some(
      (other) =>
        other.to === to &&
        alike.idOf(other.value) === alike.idOf(value) &&
        alike.idOf(other.soFar) === alike.idOf(soFar),
    );
    if (!isKnown) readings.push({ value, to, soFar });
  }
}
