import type { Speaker } from '../english/speaker.js';
import type { Said } from './said.js';
import type { Scope } from './scope.js';

export interface WriterMark {
  readonly length: number;
  readonly said: Said;
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
  inside(speaker: Speaker, granter: Speaker | null = null): Writer {
    return new Writer(this.scope.inside(speaker, granter));
  }

  get text(): string {
    return joined(this.parts);
  }

  mark(): WriterMark {
    return { length: this.parts.length, said: this.scope.said };
  }

  back(mark: WriterMark): void {
    if (this.parts.length > mark.length) this.parts.length = mark.length;
    this.scope.said = mark.said;
  }

  /** What would be written, taken out again; `undefined` where it can't be said. What it says counts as said. */
  capture(write: () => boolean): string | undefined {
    const from = this.parts.length;
    const could = write();
    const text = joined(this.parts.splice(from));
    return could ? text : undefined;
  }
}
