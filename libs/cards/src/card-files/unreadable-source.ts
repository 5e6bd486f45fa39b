/** A file of cards can't be read: what is wrong and where, and what would have been right. */
export class UnreadableSource extends Error {
  override readonly name = 'UnreadableSource';

  /**
   * @param place where in the file: a line, or which card; empty if it is the file as a whole
   * @param problem what is wrong there, and what was expected
   */
  constructor(
    readonly place: string,
    readonly problem: string,
  ) {
    super(place === '' ? problem : `${place}: ${problem}`);
  }
}
