import type { CardType, Modification } from '@stacktrail/card-tree';
import type { GameState } from '@stacktrail/game-state';
import { chosenWords } from '../reading/chosen-quality.js';
import type { TextContext } from '../reading/text-context.js';

type ChosenType = Extract<Modification, { change: 'become chosen type' }>;

/** What an object becomes by the type chosen for the object whose text it is; nothing without one (CR 607.5a). */
export function chosenTypeChange(state: GameState, change: ChosenType, context: TextContext): Modification | null {
  const { quality, label = quality, also } = change;
  const words = chosenWords(state, context, change, label);
  if (words.length === 0) return null;
  if (quality === 'card type') {
    const types = words as readonly CardType[];
    return { change: also ? 'add types' : 'set types', types, subtypes: [] };
  }
  if (also) return { change: 'add types', types: [], subtypes: words };
  return { change: quality === 'creature type' ? 'set creature types' : 'set land types', subtypes: words };
}
