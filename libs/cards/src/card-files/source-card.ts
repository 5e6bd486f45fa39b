import type { MeldText } from '@stacktrail/oracle-text';

/** A card as a file of cards has it, whichever format the file is in. */
export interface SourceCard extends MeldText {
  /** The formats that it may be played in. */
  readonly legalIn: readonly string[];
  /** When it was first released, `YYYY-MM-DD`, where the file says so. */
  readonly released?: string;
  /** Whether it is a card of the usual game that was printed on paper: see `isPaperCard`. */
  readonly paper: boolean;
}
