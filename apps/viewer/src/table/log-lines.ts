import type { LogLine, LogPage } from '../contract/log.js';

/** The lines of a game's log, which are loaded page by page. */
export class LogLines {
  lines: readonly LogLine[] = [];
  /** The last revision there was when the first lines were loaded: reversals up to it are marked in them. */
  private asOf = -1;
  private isStale = false;

  /** The revision of the next line to be asked for. */
  get next(): number {
    return (this.lines.at(-1)?.revision ?? -1) + 1;
  }

  /**
   * Adds a page. A reversal in it that came after the first lines were loaded takes some of those out of the effective
   * game, so all are loaded again.
   *
   * @returns the revision from which more is to be asked for; `null` if there is no more
   */
  take(page: LogPage): number | null {
    const isFirst = this.lines.length === 0 || this.isStale;
    if (isFirst) {
      this.lines = [];
      this.asOf = page.at;
    }
    this.isStale = page.lines.some(({ type, revision }) => type === 'ActionReversed' && revision > this.asOf);
    if (this.isStale) return 0;
    this.lines = [...this.lines, ...page.lines];
    return page.next;
  }
}
