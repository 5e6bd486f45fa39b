/** Bytes that are not what they should be: cut short, or in a form that no writer of ours produces. */
export class MalformedBytes extends Error {
  override readonly name = 'MalformedBytes';

  constructor(
    readonly problem: string,
    /** Index of the offending byte in the array that was read. */
    readonly offset: number,
  ) {
    super(`${problem} at byte ${offset}`);
  }
}
