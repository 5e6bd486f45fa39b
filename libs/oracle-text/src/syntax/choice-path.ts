/**
 * The choices that one way of reading a text makes, in their order. A rule that reads asks at each choice, and is run once
 * for each course that its choices can take: it is written as if there were one way.
 */
export class ChoicePath {
  private readonly chosen: number[] = [];
  private readonly options: number[] = [];
  private step = 0;

  /** Takes one of `options` courses here, and says which: its number, from 0. */
  choose(options: number): number {
    const { step, chosen } = this;
    this.step++;
    if (step < chosen.length) return chosen[step]!;
    chosen.push(0);
    this.options.push(options);
    return 0;
  }

  /** Turns to the next course: the last choice that has another option takes it. Answers whether there is one. */
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
