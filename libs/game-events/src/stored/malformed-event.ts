/** A stored event that doesn't have the shape of its type and version, or whose type or version is unknown. */
export class MalformedEvent extends Error {
  override readonly name = 'MalformedEvent';

  /** @param problem the path of the wrong part, such as `data.attacks[1].defender.is`, and what is wrong with it */
  constructor(readonly problem: string) {
    super(`malformed event: ${problem}`);
  }
}
