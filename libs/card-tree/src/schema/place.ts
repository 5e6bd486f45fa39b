import { InvalidCard, describeValue } from './invalid-card.js';

/** How deep a tree may nest. No card comes near it. */
const deepest = 64;
/**
 * How many values a check may visit. It visits a part again wherever the part is shared, so a small value whose parts are
 * shared many times would take for ever.
 */
const mostValues = 20_000;

/** Where in the tree the check is. The path is written out only if something is wrong. */
export class Place {
  private constructor(
    private readonly parent: Place | undefined,
    private readonly step: string,
    private readonly depth: number,
    private readonly visited: { count: number },
  ) {}

  static root(): Place {
    return new Place(undefined, '', 0, { count: 0 });
  }

  /** @throws InvalidCard if the tree is too deep or too large */
  field(name: string): Place {
    return this.enter(this.parent ? `.${name}` : name);
  }

  /** @throws InvalidCard if the tree is too deep or too large */
  item(index: number): Place {
    return this.enter(`[${index}]`);
  }

  private enter(step: string): Place {
    const place = new Place(this, step, this.depth + 1, this.visited);
    this.visited.count += 1;
    if (place.depth > deepest) throw new InvalidCard(place.path(), `at most ${deepest} levels`, 'a deeper tree');
    if (this.visited.count > mostValues) {
      throw new InvalidCard(place.path(), `at most ${mostValues} values`, 'a larger tree');
    }
    return place;
  }

  path(): string {
    return this.parent ? this.parent.path() + this.step : '';
  }

  /** @throws InvalidCard always: the value here isn't what was expected */
  refuse(expected: string, found: unknown): never {
    throw new InvalidCard(this.path(), expected, describeValue(found));
  }
}
