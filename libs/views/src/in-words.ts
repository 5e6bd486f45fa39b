import { cardTypes, type Effect, type TargetSpec } from '@stacktrail/card-tree';
import type { TextPiece, Words } from '@stacktrail/engine';
import type { ObjectId } from '@stacktrail/game-events';
import { type GameState, typeBit } from '@stacktrail/game-state';
import { showAbility, showCost, type TextSource } from '@stacktrail/oracle-text';

/** The player who pays a cost reads it without the object's name. */
const nameless: TextSource = { name: 'this', types: [], subtypes: [], supertypes: [], abilities: [] };

/** A text for players, in which the pieces of cards are written out. */
export function inWords(words: Words, state: GameState): string {
  if (typeof words === 'string') return words;
  return words.map((stretch) => (typeof stretch === 'string' ? stretch : textOfPiece(stretch, state))).join('');
}

function textOfPiece(piece: TextPiece, state: GameState): string {
  if ('cost' in piece) return showCost(piece.cost, nameless);
  return textOfInstructions(piece.effects, state, piece.source, piece.targets);
}

/** The text of instructions, for a player who chooses whether to follow them or which of them. */
export function textOfInstructions(
  effects: readonly Effect[],
  state: GameState,
  source: ObjectId,
  targets: readonly TargetSpec[] = [],
): string {
  const text = showAbility({ kind: 'spell', modes: [{ targets, effects }] }, textSourceFor(source, state));
  return text === '' ? 'Nothing.' : text;
}

/** An object, or that of an ability, as its text speaks of it. */
export function textSourceFor(source: ObjectId, state: GameState): TextSource {
  const printed = state.objects.get(source)?.printed;
  return {
    name: printed?.name ?? 'This',
    types: cardTypes.filter((type) => ((printed?.types ?? 0) & typeBit(type)) !== 0),
    subtypes: printed?.subtypes ?? [],
    supertypes: printed?.supertypes ?? [],
    abilities: [],
  };
}
