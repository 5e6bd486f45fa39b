/** A stored event that is not of the shape that its type and version have, or of no known type and version. */
export class MalformedEvent extends Error {
  override readonly name = 'MalformedEvent';

  /** @param problem the path of the part that is wrong, such as `data.attacks[1].defender.is`, and what is wrong */
  constructor(readonly problem: string) {
    super(`malformed event: ${problem}`);
  }
}
