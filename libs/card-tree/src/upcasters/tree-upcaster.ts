/** A record of a tree in a version that is known at run time alone. */
export type UntypedRecord = Readonly<Record<string, unknown>>;

/** How a card's tree is read whose version of the card language is no longer written. */
export interface TreeUpcaster {
  /** The version that it reads; it makes the version after it. */
  readonly version: number;
  /**
   * The same card in the version after it. Its field `language` is set by whoever calls.
   *
   * Stored facts point into trees by the fields and places on the way (docs/adr/0003), and nobody rewrites facts. So
   * every ability, instruction, token description, emblem and list of copy exceptions stays where it is: a word may
   * change, and a field that leads to none of them, but no such field and no place in a list above one. Records are
   * copied with the fields that aren't known here. `libs/rules/test/pinned-trees` fails where an upcaster moves one.
   *
   * @param card plain JSON of bounded size; that it is a card of its version has been checked by who wrote it, not here
   */
  upcast(card: UntypedRecord): UntypedRecord;
}
