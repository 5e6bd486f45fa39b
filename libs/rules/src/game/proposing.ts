import type { PlayerId } from '@stacktrail/game-events';
import { rejection, type Decision, type Rejection } from './answered.js';
import { choicesOf, mostChoices, type ShortcutPart } from './sequence.js';

/** CR 730.2a: the choices of a shortcut that a player suggests now, or why they can't. */
export function choicesProposed(
  pending: Decision,
  player: PlayerId,
  parts: readonly ShortcutPart[],
): NonNullable<ReturnType<typeof choicesOf>> | Rejection {
  if (pending.question.kind !== 'priority' || pending.decidedBy !== player) {
    return rejection('730.2a', 'Only the player with priority can suggest a shortcut.');
  }
  const choices = choicesOf(parts);
  if (choices === null || choices.length === 0) {
    return rejection('730.2a', `A shortcut stands for 1 to ${mostChoices} choices.`);
  }
  return choices;
}
