import { basicLandTypes, cardTypes, colors, permanentTypes, type CountedQuality } from '@stacktrail/card-tree';
import { typesOfSubtype, type GameObject, type GameState, colorBit, typeBit } from '@stacktrail/game-state';
import { assertNever } from '@stacktrail/kernel';
import { manaValueOf } from './mana-value.js';
import { namesIn } from './names.js';
import type { StateQueries } from './state-queries.js';

const nothing: readonly string[] = [];
const creature = typeBit('Creature');
const land = typeBit('Land');

/**
 * An object's values of a quality, as words: its colors, its creature types, its name. Objects share the quality if
 * they have such a word in common; a colorless object, for example, shares a color with nothing (CR 105.2c).
 */
export function valuesOf(
  queries: StateQueries,
  state: GameState,
  object: GameObject,
  quality: CountedQuality,
): readonly string[] {
  const seen = queries.characteristics(state, object);
  switch (quality) {
    case 'name':
      return namesIn(seen.name); // CR 201.2b
    case 'color':
      return colors.filter((color) => (seen.colors & colorBit(color)) !== 0);
    case 'card type':
      return cardTypes.filter((type) => (seen.types & typeBit(type)) !== 0);
    case 'permanent type':
      return permanentTypes.filter((type) => (seen.types & typeBit(type)) !== 0);
    case 'creature type':
      return seen.subtypes.filter((subtype) => (typesOfSubtype(subtype) & creature) !== 0);
    case 'land type':
      return seen.subtypes.filter((subtype) => (typesOfSubtype(subtype) & land) !== 0);
    case 'basic land type':
      return seen.subtypes.filter((subtype) => subtype in basicLandTypes);
    case 'mana value':
      return [`${manaValueOf(object)}`];
    case 'power':
    case 'toughness':
      return seen[quality] === null ? nothing : [`${seen[quality]}`];
    case 'controller':
      return [`${queries.controller(state, object)}`];
    case 'owner':
      return [`${object.owner}`];
    case 'counter':
      return object.counters.map((counter) => counter.kind);
    default:
      return assertNever(quality, 'quality');
  }
}
