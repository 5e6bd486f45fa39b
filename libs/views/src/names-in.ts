import { maySee } from '@stacktrail/game-state';
import { referencesOf, type AnyGameEvent, type CardIndex, type ObjectId, type Viewer } from '@stacktrail/game-events';
import { cardName } from './card-names.js';
import type { Around } from './describe/telling.js';

/**
 * The names of what a fact is about: of objects and of cards, by their numbers. What the viewer may not know is left out.
 * An object with numbers as keys would take kilobytes.
 */
export interface NamesIn {
  readonly objects: ReadonlyMap<ObjectId, string>;
  readonly cards: ReadonlyMap<CardIndex, string>;
}

const nothing: NamesIn = { objects: new Map(), cards: new Map() };

/** The names of the objects and cards that a fact names, as far as the viewer knows them just before or after it. */
export function namesIn(event: AnyGameEvent, { before, after }: Around, viewer: Viewer): NamesIn {
  const seenBy = 'seenBy' in event.data ? event.data.seenBy : null;
  const references = referencesOf(event, seenBy === null || maySee(seenBy, after.players.length, viewer));
  if (references.objects.size === 0 && references.cards.size === 0) return nothing;
  const objects = new Map<ObjectId, string>();
  const cards = new Map<CardIndex, string>();
  for (const id of references.objects) {
    for (const state of [after, before]) {
      const name = cardName(state, id, viewer);
      if (name === null) continue;
      objects.set(id, name);
      const card = state.objects.get(id)?.card;
      if (card !== undefined && card >= 0 && references.cards.has(card)) cards.set(card, name);
      break;
    }
  }
  const others = new Set([...references.cards].filter((card) => card >= 0 && !cards.has(card)));
  if (others.size === 0) return { objects, cards };
  // A card's name is that of the object that it is now.
  for (const { card, id } of after.objects.values()) {
    if (!others.delete(card)) continue;
    const name = cardName(after, id, viewer);
    if (name !== null) cards.set(card, name);
  }
  return { objects, cards };
}
