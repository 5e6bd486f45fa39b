import type { CardType } from '@stacktrail/card-tree';

/** Texts in short notation of objects of a type. “Test Card” is the object itself. */
export interface ExampleTexts {
  readonly types: readonly CardType[];
  readonly subtypes?: readonly string[];
  readonly texts: readonly string[];
}
