import { noLanes, textLanes, together, type Lanes } from './digest-lanes.js';
import { compileDifferences, type FindDifferences } from './record-differences.js';

/** A record, by the names of its fields. */
type Fields = Readonly<Record<string, unknown>>;

/**
 * Reads the lanes of the records of one class. They are a sum over the fields, so those of a changed record are had from
 * the fields that differ.
 */
export class RecordLanes<T extends object> {
  private readonly names: readonly string[];
  private readonly namesLanes: readonly Lanes[];
  private readonly differences: FindDifferences;

  /**
   * @param sample any record of the class
   * @param without the names of the fields that don't count
   * @param blank the values that add nothing, by the names of the fields
   * @param lanesOf reads the value of a field
   */
  constructor(
    sample: T,
    without: ReadonlySet<string>,
    private readonly blank: Partial<T>,
    private readonly lanesOf: (value: unknown) => Lanes,
  ) {
    this.names = Object.keys(sample).filter((name) => !without.has(name));
    this.namesLanes = this.names.map((name) => textLanes(name));
    this.differences = compileDifferences(this.names);
  }

  /**
   * The lanes of a record after a change.
   *
   * @param lanes those before it
   * @param before the record before it; the blank values for a record that is new
   */
  changed(lanes: Lanes, before: Partial<T>, now: T): Lanes {
    let { a, b } = lanes;
    for (const place of this.differences(before, now)) {
      const [gone, come] = [this.added(place, before), this.added(place, now)];
      a = (a - gone.a + come.a) | 0;
      b = (b - gone.b + come.b) | 0;
    }
    return { a, b };
  }

  private added(place: number, record: Partial<T>): Lanes {
    const name = this.names[place]!;
    const value = (record as Fields)[name];
    return value === (this.blank as Fields)[name] ? noLanes : together(this.namesLanes[place]!, this.lanesOf(value));
  }
}
