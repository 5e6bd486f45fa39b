import type { CardType, Color, Modification } from '@stacktrail/card-language';
import type { GameState } from '../../state/game-state.js';
import { chosenWords } from '../../text/chosen-quality.js';
import type { TextContext } from '../../text/text-context.js';

type ChosenChange = Extract<Modification, { change: 'become chosen color' | 'become chosen type' }>;

/** What an object becomes by a choice that was made for the object whose text it is; nothing without one (CR 607.5a). */
export function chosenChange(state: GameState, change: ChosenChange, context: TextContext): Modification | null {
  const quality = change.change === 'become chosen color' ? 'color' : change.quality;
  const words = chosenWords(state, context, change, change.label ?? quality);
  if (words.length === 0) return null;
  switch (quality) {
    case 'color':
      return { change: change.also ? 'add colors' : 'set colors', colors: words as readonly Color[] };
    case 'card type': {
      const types = words as readonly CardType[];
      return { change: change.also ? 'add types' : 'set types', types, subtypes: [] };
    }
    case 'creature type':
      if (change.also) return { change: 'add types', types: [], subtypes: words };
      return { change: 'set creature types', subtypes: words };
    case 'land type':
    case 'basic land type':
      if (change.also) return { change: 'add types', types: [], subtypes: words };
      return { change: 'set land types', subtypes: words };
  }
}
