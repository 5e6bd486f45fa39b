/** What an answer violates: the rule, and what would have been right. */
export interface Violation {
  readonly rule: string;
  readonly message: string;
}
