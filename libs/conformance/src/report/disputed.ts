/** A scenario whose claim contradicts the Comprehensive Rules. It counts as a fail all the same. */
export interface Disputed {
  readonly id: string;
  /** The rule that it contradicts. */
  readonly rule: string;
  readonly why: string;
}

export const disputed: readonly Disputed[] = [];
