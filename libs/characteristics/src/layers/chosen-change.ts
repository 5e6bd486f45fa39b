import { cardTypes, creatureTypes, landTypes, type CardType, type Modification } from '@stacktrail/card-tree';
import type { GameState } from '@stacktrail/game-state';
import { chosenWords } from '../reading/chosen-quality.js';
import type { TextContext } from '../reading/text-context.js';

type ChosenType = Extract<Modification, { change: 'become chosen type' }>;

/** A number that stands for a type and never changes, since facts store it (an FNV-1a hash of the name). */
function numberOfType(type: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < type.length; at++) hash = Math.imul(hash ^ type.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

const typeOfNumber = new Map<number, string>(
  [...cardTypes, ...creatureTypes, ...landTypes].map((type) => [numberOfType(type), type]),
);

function isNoted(change: Modification): change is ChosenType & { readonly noted: string } {
  return change.change === 'become chosen type' && change.noted !== undefined;
}

/**
 * The number by which an effect locked in the type chosen for it when it began (CR 611.2d). It comes after the effect's
 * powers and toughnesses.
 */
export function lockedType(changes: readonly Modification[], context: TextContext): readonly number[] {
  const change = changes.find(isNoted);
  if (change === undefined) return [];
  const word = context.words.get(change.noted);
  return [word === undefined ? 0 : numberOfType(word)];
}

/** The types that were chosen; `locked` is the number that the effect locked in, if it did. */
function chosenTypes(
  state: GameState,
  change: ChosenType,
  context: TextContext,
  locked: number | undefined,
): readonly string[] {
  const { quality, label = quality, noted } = change;
  if (noted === undefined) return chosenWords(state, context, change, label);
  const word = locked === undefined ? context.words.get(noted) : typeOfNumber.get(locked);
  return word === undefined ? [] : [word];
}

/** What an object becomes by the chosen type; nothing if none was chosen (CR 607.5a). */
export function chosenTypeChange(
  state: GameState,
  change: ChosenType,
  context: TextContext,
  locked?: number,
): Modification | null {
  const { quality, also } = change;
  const words = chosenTypes(state, change, context, locked);
  if (words.length === 0) return null;
  if (quality === 'card type') {
    const types = words as readonly CardType[];
    return { change: also ? 'add types' : 'set types', types, subtypes: [] };
  }
  if (also) return { change: 'add types', types: [], subtypes: words };
  return { change: quality === 'creature type' ? 'set creature types' : 'set land types', subtypes: words };
}
