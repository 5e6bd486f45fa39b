/** Keywords that let a player pay for a spell by tapping or exiling something. */
export const substituteKeywords = ['convoke', 'delve', 'improvise'] as const;

/** Whether the text of a choice is one of these keywords. A player who pays by hand lists it for each payment. */
export function namesSubstitute(text: string | undefined): boolean {
  return text !== undefined && substituteKeywords.some((keyword) => keyword === text.toLowerCase());
}
