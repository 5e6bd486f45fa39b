/**
 * The choices made in one reading of a text, in their order. A grammar rule asks for an option at each choice, and it
 * is run once for each possible sequence of options; so it is written as if there were only one.
 */
export class ChoicePath {
  private readonly chosen: number[] = [];
  private readonly options: number[] = [];
  private step = 0;

  /** Chooses one of `options` options and returns its number, from 0. */
  choose(options: number): number {
    const { step, chosen } = this;
    this.step++;
    if (step < chosen.length) return chosen[step]!;
    chosen.push(0);
    this.options.push(options);
    return 0;
  }

  /**
   * Moves to the next sequence of options: the last choice that has another option takes it. Returns whether there is
   * one.
   */
  next(): boolean {
    const { chosen, options } = this;
    this.step = 0;
    while (chosen.length > 0) {
      const last = chosen.length - 1;
      chosen[last]!++;
      if (chosen[last]! < options[last]!) return true;
      chosen.pop();
      options.pop();
    }
    return false;
  }
}
