import type { Said, Scope } from './scope.js';

export interface WriterMark {
  readonly length: number;
  readonly said: Said;
}

/** Writes text. */
export class Writer {
  private readonly parts: string[] = [];

  constructor(readonly scope: Scope) {}

  add(text: string): boolean {
    if (text !== '') this.parts.push(text);
    return true;
  }

  get text(): string {
    return this.parts.join('');
  }

  mark(): WriterMark {
    return { length: this.parts.length, said: this.scope.said };
  }

  back(mark: WriterMark): void {
    this.parts.length = mark.length;
    this.scope.said = mark.said;
  }

  /** What would be written, taken out again; `undefined` where it can't be said. What it says counts as said. */
  capture(write: () => boolean): string | undefined {
    const from = this.parts.length;
    const could = write();
    const text = this.parts.splice(from).join('');
    return could ? text : undefined;
  }
}
