/** A record of a tree whose version is known only at run time. */
export type UntypedRecord = Readonly<Record<string, unknown>>;

/** Brings a card tree from an older version of the card language to the version after it. */
export interface TreeUpcaster {
  /** The version that it reads. It writes the next version. */
  readonly version: number;
  /**
   * The same card in the version after it. Its field `language` is set by whoever calls.
   *
   * Stored facts point into trees by the fields and places on the way (docs/adr/0003), and nobody rewrites facts. So
   * every ability, instruction, token description, emblem and list of copy exceptions stays where it is. You may change
   * words, and fields with none of these below them. Don't rename a field on the path to one, and don't reorder or insert
   * into a list on that path. Records are copied with the fields that aren't known here. `libs/rules/test/pinned-trees`
   * fails if an upcaster moves one.
   *
   * @param card plain JSON of bounded size; it was validated when it was stored, and isn't checked again
   */
  upcast(card: UntypedRecord): UntypedRecord;
}
