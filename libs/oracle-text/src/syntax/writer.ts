import type { TextSource } from '../english/text-source.js';
import type { TextSoFar } from './text-so-far.js';
import type { Scope } from './scope.js';

export interface WriterMark {
  readonly length: number;
  readonly said: TextSoFar;
}

/** Joins parts. A quotation loses its final full stop if the sentence around it goes on. */
function joined(parts: readonly string[]): string {
  const text = parts.join('');
  return /\.["']/.test(text) ? text.replace(/\.("|'"?)(?=,? [a-z])/g, '$1') : text;
}

/** Writes text part by part. */
export class Writer {
  private readonly parts: string[] = [];

  constructor(readonly scope: Scope) {}

  add(text: string): boolean {
    if (text !== '') this.parts.push(text);
    return true;
  }

  /** Whether the text so far ends with these words. */
  endsWith(words: string): boolean {
    return this.parts[this.parts.length - 1]?.endsWith(words) === true;
  }

  /** Writes a full stop, unless a quotation has already ended the sentence. */
  stop(): boolean {
    const last = this.parts[this.parts.length - 1];
    return (last !== undefined && /\.(?:"|'"?)$/.test(last)) || this.add('.');
  }

  /** A writer for a text inside this one, such as a quoted ability. */
  inside(textSource: TextSource, granter: TextSource | null = null): Writer {
    return new Writer(this.scope.inside(textSource, granter));
  }

  get text(): string {
    return joined(this.parts);
  }

  mark(): WriterMark {
    return { length: this.parts.length, said: this.scope.soFar };
  }

  back(mark: WriterMark): void {
    if (this.parts.length > mark.length) this.parts.length = mark.length;
    this.scope.soFar = mark.said;
  }

  /**
   * The text that `write` would add, which isn't added; `undefined` if it can't be written. Its referents are added to
   * the scope.
   */
  capture(write: () => boolean): string | undefined {
    const from = this.parts.length;
    const could = write();
    const text = joined(this.parts.splice(from));
    return could ? text : undefined;
  }
}
