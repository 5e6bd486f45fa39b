/** A step of an action can't be complied with, so the action is reversed (CR 601.2, 602.2, 731). */
export class IllegalAction extends Error {
  /**
   * @param rule the rule that can't be complied with, such as `601.2h`
   * @param message what was wrong and what would have been right
   */
  constructor(
    readonly rule: string,
    message: string,
  ) {
    super(message);
    this.name = 'IllegalAction';
  }
}
