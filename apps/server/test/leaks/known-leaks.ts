/**
 * The kinds of secrets that are still told to some who may not know them, each with the way. A kind that leaks and isn't
 * here fails the test, and so does one that is here and doesn't leak: the list only shrinks.
 */
export const knownLeaks: Readonly<Record<string, string>> = {
  'opening hands': 'the question whether to act with a card of the opening hand is asked where there is one (CR 103.6)',
  miracle: 'the question whether to reveal the card is asked where it has miracle (CR 702.94)',
  splice: 'the question what to splice is asked where a card can be spliced (CR 702.47)',
  companion: 'the question which companion to reveal is asked where there is one (CR 702.139)',
};
