import type { TextSource } from '../english/text-source.js';
import type { TextSoFar } from './text-so-far.js';
import type { Scope } from './scope.js';

export interface WriterMark {
  readonly length: number;
  readonly said: TextSoFar;
}

/** A quotation has no full stop of its own where the sentence around it goes on. */
function joined(parts: readonly string[]): string {
  const text = parts.join('');
  return /\.["']/.test(text) ? text.replace(/\.("|'"?)(?=,? [a-z])/g, '$1') : text;
}

/** Writes text. */
export class Writer {
  private readonly parts: string[] = [];

  constructor(readonly scope: Scope) {}

  add(text: string): boolean {
    if (text !== '') this.parts.push(text);
    return true;
  }

  /** A full stop, where a quotation hasn't ended the sentence. */
  stop(): boolean {
    const last = this.parts[this.parts.length - 1];
    return (last !== undefined && /\.(?:"|'"?)$/.test(last)) || this.add('.');
  }

  /** A writer for a text inside this one. */
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

  /** What would be written, taken out again; `undefined` if it can't be said. What it says counts as said. */
  capture(write: () => boolean): string | undefined {
    const from = this.parts.length;
    const could = write();
    const text = joined(this.parts.splice(from));
    return could ? text : undefined;
  }
}
