/** Keywords by which something else than mana pays for a spell. */
export const substituting = ['convoke', 'delve', 'improvise'] as const;

/** Whether the text of a choice says that something else than mana pays: who pays by hand says so each time. */
export function saysSubstitute(text: string | undefined): boolean {
  return text !== undefined && substituting.some((keyword) => keyword === text.toLowerCase());
}
