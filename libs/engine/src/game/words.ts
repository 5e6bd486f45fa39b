import type { Cost, Effect, TargetSpec } from '@stacktrail/card-tree';
import type { DefinitionPointer, ObjectId, PlayerId } from '@stacktrail/game-events';

/** A piece of a card's text, as its tree: `views` writes it. */
export type TextPiece =
  | { readonly cost: readonly Cost[] }
  | { readonly playersOwn: PlayerId }
  /** What a ruling has happen: its instructions name objects and players by labels. */
  | { readonly ruling: readonly Effect[]; readonly source: ObjectId }
  /** The text of an ability of an object. */
  | { readonly ability: DefinitionPointer; readonly of: ObjectId }
  | {
      readonly effects: readonly Effect[];
      readonly targets?: readonly TargetSpec[];
      /** The object whose text it is. */
      readonly source: ObjectId;
    };

/** What a player reads: a sentence, or several stretches of which some are pieces of a card's text. */
export type Words = string | readonly (string | TextPiece)[];

/** Words as a list of stretches, to be put among others. */
export function stretchesOf(words: Words): readonly (string | TextPiece)[] {
  return typeof words === 'string' ? [words] : words;
}
