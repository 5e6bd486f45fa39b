/**
 * What is tried for choices that the other engine makes by itself while a player acts: how hybrid symbols are paid, how
 * much is paid with something else than mana, whether optional costs are paid, how large X is. `asked` says which of
 * them mattered, so that another try changes those.
 */
export class Tactics {
  readonly asked = new Set<keyof Choices>();

  constructor(private readonly choices: Choices) {}

  /** The first try. @param optional whether optional costs are paid that the scenario doesn't speak of */
  static first(optional: boolean): Tactics {
    return new Tactics({ hybrid: 0, substitutes: 0, optional, lessX: 0 });
  }

  get<K extends keyof Choices>(choice: K): Choices[K] {
    this.asked.add(choice);
    return this.choices[choice];
  }

  /** Further tries, the likeliest first. Each changes a choice that this one used. */
  *others(): Generator<Tactics> {
    const { choices, asked } = this;
    const vary = (change: Partial<Choices>): Tactics => new Tactics({ ...choices, ...change });
    if (asked.has('hybrid')) for (const hybrid of [1, 2, 3]) yield vary({ hybrid });
    if (asked.has('substitutes')) for (let n = 1; n <= mostSubstitutes; n++) yield vary({ substitutes: n });
    if (asked.has('optional')) {
      yield vary({ optional: !choices.optional });
      if (asked.has('substitutes')) {
        for (let n = 1; n <= mostSubstitutes; n++) yield vary({ optional: !choices.optional, substitutes: n });
      }
    }
    if (asked.has('lessX')) for (let n = 1; n <= mostLess; n++) yield vary({ lessX: n });
  }
}

interface Choices {
  /** Which of the payments of a hybrid symbol is tried: 0 for that of which there is most mana, then in their order. */
  readonly hybrid: number;
  /** How much mana is paid by tapping or exiling something. */
  readonly substitutes: number;
  /** Whether optional costs are paid that the scenario doesn't speak of. */
  readonly optional: boolean;
  /** How much smaller X is than it could be at most. */
  readonly lessX: number;
}

const mostSubstitutes = 10;
const mostLess = 12;
