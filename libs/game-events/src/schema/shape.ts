/** A codec as data: a description of its values. Encoders and the tests' generators are derived from it. */
export type Shape =
  /** `of` says what a number refers to: an object of the game, or a card. */
  | { readonly is: 'uint' | 'int' | 'bool' | 'text'; readonly of?: 'object' | 'card' }
  | { readonly is: 'word'; readonly words: readonly string[] }
  | { readonly is: 'list'; readonly item: Shape }
  | { readonly is: 'nullable'; readonly inner: Shape }
  | { readonly is: 'record'; readonly fields: ShapeFields }
  /** A part of a card's tree: any JSON, which the card language describes. */
  | { readonly is: 'tree' }
  | {
      readonly is: 'variant';
      readonly discriminant: string;
      /** The fields of each variant, without the discriminant. */
      readonly variants: Readonly<Record<string, ShapeFields>>;
    };

/** The fields of a record in the order in which they are declared. */
export type ShapeFields = Readonly<Record<string, Shape>>;
