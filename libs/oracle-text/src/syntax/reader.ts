import { Alike } from './alike.js';
import { ChoicePath } from './choice-path.js';
import type { TextSoFar } from './text-so-far.js';
import type { Scope } from './scope.js';
import { no, type No, type Syntax } from './syntax.js';
import type { Token } from './token.js';

/** Where a reader stands, to come back to. */
export interface ReaderMark {
  readonly at: number;
  readonly said: TextSoFar;
}

/** One way to read a text from some place: what it means, where it ends, and what has been said there. */
export interface Reading<T> {
  readonly value: T;
  readonly to: number;
  readonly said: TextSoFar;
}

/** What reads: a syntax, or that half of one. */
export type Rule<T> = Pick<Syntax<T>, 'read' | 'readings'>;

/** The readings of a rule at one place, by what had been said before. */
type Remembered = Map<string, readonly Reading<unknown>[]>;

/**
 * Reads tokens from left to right. It remembers how far any attempt came, for the diagnostic.
 *
 * A text can often be read in several ways, of which those after it show which is right. A rule is written as if there
 * were one: where it asks for a part that has several readings it is given one of them, or none, and it is run again for
 * each of the others.
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

  /** A reader of other tokens, whose ways of reading are among this one's. */
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

  /** Whether a full stop is next, or a quotation that ends with one has ended. */
  endsSentence(): boolean {
    const from = this.mark();
    const ends = this.stop();
    this.back(from);
    return ends;
  }

  /** A full stop; a quotation that ends with one ends the sentence around it too. */
  stop(): boolean {
    if (this.take('.')) return true;
    let before = this.at - 1;
    while (before > 0 && (this.tokens[before]!.word === '"' || this.tokens[before]!.word === "'")) before--;
    return before < this.at - 1 && this.tokens[before]!.word === '.';
  }

  mark(): ReaderMark {
    return { at: this.at, said: this.scope.soFar };
  }

  back(mark: ReaderMark): void {
    this.at = mark.at;
    this.scope.soFar = mark.said;
  }

  /** Every way in which a rule reads from here. The reader stays. */
  all<T>(rule: Rule<T>): readonly Reading<T>[] {
    if (rule.readings !== undefined) return rule.readings(this);
    const from = this.mark();
    const { path: course } = this;
    const found: Reading<T>[] = [];
    this.path = new ChoicePath();
    do {
      const value = rule.read(this);
      if (value !== no) this.add(found, { value, to: this.at, said: this.scope.soFar });
      this.back(from);
    } while (this.path.next());
    this.path = course;
    return found;
  }

  /**
   * Every way in which any of several rules reads from here, found once for what has been said.
   *
   * @param key stands for these rules
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

  /** Reads with any of several rules, of which `key` stands for all; or with none, for what else may stand here. */
  anyOf<T>(key: object, rules: readonly Rule<T>[]): T | No {
    return this.oneOrNone(this.allOf(key, rules));
  }

  /** The same of rules that depend on more than the text and what has been said, so that nothing is remembered. */
  any<T>(rules: readonly Rule<T>[]): T | No {
    return this.oneOrNone(rules.flatMap((rule) => this.all(rule)));
  }

  private oneOrNone<T>(readings: readonly Reading<T>[]): T | No {
    return readings.length === 0 ? no : this.follow(readings[this.path.choose(readings.length + 1)]);
  }

  /** Reads a part without which the rule that asks reads nothing. */
  must<T>(rule: Rule<T>): T | No {
    if (rule.readings === undefined) return rule.read(this);
    const readings = rule.readings(this);
    return this.follow(readings[readings.length < 2 ? 0 : this.path.choose(readings.length)]);
  }

  /** Reads a part that may be missing: `missing` stands for it then. */
  may<T>(rule: Rule<T>, missing: T): T {
    const readings = this.all(rule);
    const reading = readings[readings.length === 0 ? 0 : this.path.choose(readings.length + 1)];
    const value = this.follow(reading);
    return value === no ? missing : value;
  }

  private follow<T>(reading: Reading<T> | undefined): T | No {
    if (reading === undefined) return no;
    this.at = reading.to;
    this.scope.soFar = reading.said;
    return reading.value;
  }

  private add<T>(readings: Reading<T>[], { value, to, said: soFar }: Reading<T>): void {
    const { alike } = this;
    const isKnown = readings.some(
      (other) =>
        other.to === to &&
        alike.idOf(other.value) === alike.idOf(value) &&
        alike.idOf(other.said) === alike.idOf(soFar),
    );
    if (!isKnown) readings.push({ value, to, said: soFar });
  }
}
