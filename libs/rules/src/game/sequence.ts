import type { PredictedChoice } from '@stacktrail/game-state';

/** A part of a suggested sequence: a game choice, or a loop of parts with its number of repetitions (CR 730.2a). */
export type ShortcutPart = PredictedChoice | { readonly repeat: number; readonly parts: readonly ShortcutPart[] };

/** The highest number of choices in a shortcut, since each is stored like a choice of its own. */
export const mostChoices = 2000;

/** The choices of a sequence with all loops, including nested ones, unrolled; `null` if there are too many. */
export function choicesOf(parts: readonly ShortcutPart[]): readonly PredictedChoice[] | null {
  const choices: PredictedChoice[] = [];
  return addChoices(parts, choices) ? choices : null;
}

function addChoices(parts: readonly ShortcutPart[], to: PredictedChoice[]): boolean {
  for (const part of parts) {
    if (!('repeat' in part)) to.push(part);
    else for (let i = 0; i < part.repeat; i++) if (!addChoices(part.parts, to)) return false;
    if (to.length > mostChoices) return false;
  }
  return true;
}
