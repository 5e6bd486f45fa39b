/** The file of cards that is used where none is named. */
export function usualSource(): string | undefined {
  return process.env['STACKTRAIL_CARDS'];
}

/** The option that names a file of cards. */
export const sourceOption = [
  '--source <file>',
  'cards with their texts: MTGJSON’s AtomicCards, Scryfall’s oracle-cards, or one card a line (STACKTRAIL_CARDS)',
] as const;
