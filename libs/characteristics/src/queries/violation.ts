/** What an answer breaks: the rule, and in words what would have been right. */
export interface Violation {
  readonly rule: string;
  readonly message: string;
}
