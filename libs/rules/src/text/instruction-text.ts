import { cardTypes, printAbility, type Effect, type Speaker, type TargetSpec } from '@stacktrail/card-language';
import type { ObjectId } from '@stacktrail/game-events';
import type { GameState } from '../state/game-state.js';
import { typeBit } from '../state/printed.js';

/** Instructions in words, for a player who chooses whether or which to follow. */
export function textOfInstructions(
  effects: readonly Effect[],
  state: GameState,
  source: ObjectId,
  targets: readonly TargetSpec[] = [],
): string {
  const printed = state.objects.get(source)?.printed;
  const speaker: Speaker = {
    name: printed?.name ?? 'This',
    types: cardTypes.filter((type) => ((printed?.types ?? 0) & typeBit(type)) !== 0),
    subtypes: printed?.subtypes ?? [],
    supertypes: printed?.supertypes ?? [],
    abilities: [],
  };
  const text = printAbility({ kind: 'spell', modes: [{ targets, effects }] }, speaker);
  return text === '' ? 'Nothing.' : text;
}
