/**
 * Why a card isn't strict: what could not be read, or not be said again in the same words; or what can mean two things,
 * between which no preference decides.
 */
export interface Diagnostic {
  readonly kind: 'unread' | 'reads differently' | 'ambiguous' | 'fact';
  /** Which face, from 0. */
  readonly face: number;
  /** In English, for people. */
  readonly message: string;
  /** The paragraph of the normalised text, and the place in it up to which it was understood, in UTF-16 units. */
  readonly paragraph?: string;
  readonly at?: number;
}
