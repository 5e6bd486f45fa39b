/**
 * The reason why a card isn't strict: a text that can't be read, or that is written in other words; or a text with two
 * meanings between which no preference decides.
 */
export interface Diagnostic {
  readonly kind: 'unread' | 'reads differently' | 'ambiguous' | 'fact';
  /** The index of the face. */
  readonly face: number;
  /** The explanation, in English. */
  readonly message: string;
  /** The paragraph of the normalised text, and the place up to which it was read, in UTF-16 units. */
  readonly paragraph?: string;
  readonly at?: number;
}
