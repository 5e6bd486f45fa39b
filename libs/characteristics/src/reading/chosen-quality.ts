import { subtypeKinds, type CardType, type Color, type Filter } from '@stacktrail/card-tree';
import type { ChosenValue } from '@stacktrail/game-events';
import { type GameObject, type GameState, choiceLabel, chosenUnder, colorBit, typeBit } from '@stacktrail/game-state';
import { manaValueOf } from './mana-value.js';
import { isCalled } from './names.js';
import type { StateQueries } from './state-queries.js';
import type { TextContext } from './text-context.js';

type ChosenFilter = Extract<Filter, { is: 'chosen' }>;

/**
 * What was chosen for the source of the text (CR 607.2d); nothing if the choice is undefined (CR 607.5a).
 *
 * @param node the record that refers to the choice
 */
export function chosenFor(state: GameState, context: TextContext, node: object, label: string): readonly ChosenValue[] {
  const source = state.objects.get(context.source);
  if (source === undefined || source.chosen.length === 0) return [];
  return chosenUnder(source.chosen, choiceLabel(label, state.catalog.scopeOf(node), source.form.pointer));
}

/** The chosen words: colors, types, names. */
export function chosenWords(state: GameState, context: TextContext, node: object, label: string): readonly string[] {
  return chosenFor(state, context, node, label).flatMap((value) => (value.is === 'word' ? [value.word] : []));
}

/** Whether an object has a quality that was chosen for the object whose text it is. */
export function hasChosenQuality(
  queries: StateQueries,
  state: GameState,
  filter: ChosenFilter,
  object: GameObject,
  context: TextContext,
): boolean {
  const { quality, label = quality } = filter;
  return chosenFor(state, context, filter, label).some((value) => {
    switch (value.is) {
      case 'word':
        return hasWord(queries, state, quality, value.word, object);
      case 'number':
        return manaValueOf(object) === value.number;
      case 'player':
        return queries.controller(state, object) === value.id;
      case 'object':
        return object.id === value.id;
    }
  });
}

function hasWord(
  queries: StateQueries,
  state: GameState,
  quality: ChosenFilter['quality'],
  word: string,
  object: GameObject,
): boolean {
  const characteristics = queries.characteristics(state, object);
  if (quality === 'color') return (characteristics.colors & colorBit(word as Color)) !== 0;
  if (quality === 'card type') return (characteristics.types & typeBit(word as CardType)) !== 0;
  if (quality === 'card name') return isCalled(characteristics.name, word);
  return (subtypeKinds as readonly string[]).includes(quality) && characteristics.subtypes.includes(word);
}
