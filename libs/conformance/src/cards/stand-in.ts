import { cardLanguageVersion, type CardDefinition } from '@stacktrail/card-tree';
import type { GameState } from '@stacktrail/game-state';

/** Cards of a deck that this engine can't play, by name, with why: blank cards stand in for them. */
export type StandIns = Map<string, string>;

/** A card with a name and nothing else. Nobody can play it. */
export function standIn(name: string): CardDefinition {
  const face = { name, manaCost: null, supertypes: [], types: [], subtypes: [], abilities: [] };
  return { language: cardLanguageVersion, layout: 'normal', faces: [face] };
}

/**
 * The first of the stand-ins that a game has made more of than a card to shuffle, to draw and to hold; `undefined` if
 * it made no difference what they are.
 */
export function standInUsed({ objects }: GameState, standIns: StandIns): string | undefined {
  if (standIns.size === 0) return undefined;
  for (const { zone, form } of objects.values()) {
    if (zone !== 'library' && zone !== 'hand' && standIns.has(form.whole.name)) return form.whole.name;
  }
  return undefined;
}
