/** A command was not given what it needs, or could not do what it says. */
export class CommandError extends Error {
  override readonly name = 'CommandError';

  /**
   * @param message what is wrong and where, as a sentence
   * @param remedy what would have been right, as a sentence
   * @param exitCode 1 where the work failed, 2 where the command line is wrong
   */
  constructor(
    message: string,
    readonly remedy: string | null = null,
    readonly exitCode: 1 | 2 = 1,
  ) {
    super(message);
  }
}
