import { referencesOf, type AnyGameEvent, type CardIndex, type Viewer } from '@stacktrail/game-events';
import type { GameState } from '@stacktrail/game-state';
import { cardName } from './card-names.js';
import type { Around } from './describe/telling.js';
import { maySee } from './visibility.js';

/** The names of what a fact is about: of objects and of cards, by their numbers. What the viewer may not know is left out. */
export interface NamesIn {
  readonly objects: Readonly<Record<string, string>>;
  readonly cards: Readonly<Record<string, string>>;
}

/** The names of the objects and cards that a fact names, as far as the viewer knows them just before or after it. */
export function namesIn(event: AnyGameEvent, { before, after }: Around, viewer: Viewer): NamesIn {
  const seenBy = 'seenBy' in event.data ? event.data.seenBy : null;
  const references = referencesOf(event, seenBy === null || maySee(seenBy, after.players.length, viewer));
  const objects: Record<string, string> = {};
  const cards: Record<string, string> = {};
  for (const id of references.objects) {
    for (const state of [after, before]) {
      const name = cardName(state, id, viewer);
      if (name === null) continue;
      objects[id] = name;
      const card = state.objects.get(id)?.card ?? -1;
      if (card >= 0 && references.cards.has(card as CardIndex)) cards[card] = name;
      break;
    }
  }
  for (const card of references.cards) {
    if (card < 0 || card in cards) continue;
    const name = nameOfCard(after, card, viewer);
    if (name !== null) cards[card] = name;
  }
  return { objects, cards };
}

/** The name of a card by the object that it is now. */
function nameOfCard(state: GameState, card: number, viewer: Viewer): string | null {
  for (const object of state.objects.values()) if (object.card === card) return cardName(state, object.id, viewer);
  return null;
}
