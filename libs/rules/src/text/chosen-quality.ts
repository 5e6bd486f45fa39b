import { subtypeKinds, type CardType, type Color, type Filter } from '@stacktrail/card-language';
import type { ChosenValue } from '@stacktrail/game-events';
import type { GameObject } from '../state/game-object.js';
import type { GameState } from '../state/game-state.js';
import { chosenUnder } from '../state/marks.js';
import { colorBit, typeBit } from '../state/printed.js';
import { manaValueOf } from './mana-value.js';
import type { Reading } from './reading.js';
import type { TextContext } from './text-context.js';

type ChosenFilter = Extract<Filter, { is: 'chosen' }>;

/** What was chosen for the object whose text it is (CR 607.2d); nothing where the choice is undefined (CR 607.5a). */
export function chosenFor(state: GameState, context: TextContext, label: string): readonly ChosenValue[] {
  const source = state.objects.get(context.source);
  return source === undefined ? [] : chosenUnder(source.chosen, label);
}

/** The words among what was chosen: a color, a type, a name. */
export function chosenWords(state: GameState, context: TextContext, label: string): readonly string[] {
  return chosenFor(state, context, label).flatMap((value) => (value.is === 'word' ? [value.word] : []));
}

/** Whether an object has a quality that was chosen for the object whose text it is. */
export function hasChosenQuality(
  reading: Reading,
  state: GameState,
  { quality, label = quality }: ChosenFilter,
  object: GameObject,
  context: TextContext,
): boolean {
  return chosenFor(state, context, label).some((value) => {
    switch (value.is) {
      case 'word':
        return hasWord(reading, state, quality, value.word, object);
      case 'number':
        return manaValueOf(object) === value.number;
      case 'player':
        return reading.controller(state, object) === value.id;
      case 'object':
        return object.id === value.id;
    }
  });
}

function hasWord(
  reading: Reading,
  state: GameState,
  quality: ChosenFilter['quality'],
  word: string,
  object: GameObject,
): boolean {
  const characteristics = reading.characteristics(state, object);
  if (quality === 'color') return (characteristics.colors & colorBit(word as Color)) !== 0;
  if (quality === 'card type') return (characteristics.types & typeBit(word as CardType)) !== 0;
  if (quality === 'card name') return characteristics.name === word;
  return (subtypeKinds as readonly string[]).includes(quality) && characteristics.subtypes.includes(word);
}
