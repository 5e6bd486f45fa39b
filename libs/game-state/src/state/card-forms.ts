import {
  colorsOfSymbol,
  manaValueOfSymbol,
  type Ability,
  type CardDefinition,
  type ManaCost,
} from '@stacktrail/card-tree';
import type { DefinitionPointer } from '@stacktrail/game-events';
import type { AbilityDefinition } from './ability-definition.js';
import type { Form } from './form.js';
import { bestowedEnchants } from './rule-abilities.js';
import { definitionOf } from './rule-definitions.js';
import { colorMask, nothingPrinted, printedFace, withSummary, typeBit, type Printed } from './printed.js';

type AbilitiesOf = (abilities: readonly Ability[]) => readonly AbilityDefinition[];

function manaValueOf(cost: ManaCost | null): number {
  return (cost ?? []).reduce((sum, symbol) => sum + manaValueOfSymbol(symbol), 0);
}

/**
 * Compiles a card with the faces that its layout says.
 *
 * @param other the other card of a meld pair, where the definitions have it
 */
export function formOfCard(
  definition: CardDefinition,
  pointer: DefinitionPointer,
  abilitiesOf: AbilitiesOf,
  other: CardDefinition | undefined,
): Form {
  const { layout } = definition;
  const printed = definition.faces.map((face, i) =>
    printedFace(face, `${pointer}/faces/${i}` as DefinitionPointer, abilitiesOf(face.abilities)),
  );
  const front = printed[0]!;
  const second = layout === 'prototype' ? prototyped(definition, front, pointer) : printed[1];
  if (definition.dungeon !== undefined) {
    return { pointer, layout, faces: [front], whole: front, dungeon: definition.dungeon };
  }
  if (front.keywords.has('bestow')) {
    return { pointer, layout: 'bestow', faces: [front, bestowed(front, pointer)], whole: front };
  }
  if (second === undefined) return { pointer, layout, faces: [front], whole: front };
  switch (layout) {
    case 'split':
      return { pointer, layout, faces: [front, second], whole: combined(front, second, pointer) };
    case 'room': {
      const whole = combined(front, second, pointer);
      return { pointer, layout, faces: [front, second], whole, rooms: [locked(front, pointer), front, second, whole] };
    }
    case 'flip': {
      const { manaCost, manaValue, colors } = front; // CR 710.1c
      return { pointer, layout, faces: [front, { ...second, manaCost, manaValue, colors }], whole: front };
    }
    case 'transforming':
      return { pointer, layout, faces: [front, { ...second, manaValue: front.manaValue }], whole: front }; // CR 712.8e
    case 'meld': {
      const manaValue = front.manaValue + manaValueOf(other?.faces[0].manaCost ?? null); // CR 712.8g
      return { pointer, layout, faces: [front, { ...second, manaValue }], whole: front };
    }
    default:
      return { pointer, layout, faces: [front, second], whole: front };
  }
}

/** CR 718.3b. */
function prototyped({ prototype }: CardDefinition, front: Printed, pointer: DefinitionPointer): Printed | undefined {
  if (prototype === undefined) return undefined;
  const { manaCost, power, toughness } = prototype;
  const colors = colorMask(manaCost.flatMap((symbol) => colorsOfSymbol(symbol)));
  const manaValue = manaValueOf(manaCost);
  return {
    ...front,
    pointer: `${pointer}/prototype` as DefinitionPointer,
    manaCost,
    manaValue,
    colors,
    power,
    toughness,
  };
}

/** CR 702.103b: an Aura enchantment that enchants a creature. */
function bestowed(front: Printed, pointer: DefinitionPointer): Printed {
  return withSummary({
    ...front,
    pointer: `${pointer}/bestowed` as DefinitionPointer,
    types: typeBit('Enchantment'),
    subtypes: ['Aura'],
    abilities: [...front.abilities, definitionOf(bestowedEnchants)],
  });
}

/** CR 709.4: the characteristics of both halves. */
function combined(left: Printed, right: Printed, pointer: DefinitionPointer): Printed {
  const manaCost =
    left.manaCost === null && right.manaCost === null ? null : [...(left.manaCost ?? []), ...(right.manaCost ?? [])];
  return withSummary({
    ...left,
    pointer: `${pointer}/whole` as DefinitionPointer,
    name: `${left.name} // ${right.name}`,
    manaCost,
    manaValue: left.manaValue + right.manaValue,
    colors: left.colors | right.colors,
    supertypes: [...new Set([...left.supertypes, ...right.supertypes])],
    types: left.types | right.types,
    subtypes: [...new Set([...left.subtypes, ...right.subtypes])],
    power: left.power ?? right.power,
    toughness: left.toughness ?? right.toughness,
    abilities: [...left.abilities, ...right.abilities],
  });
}

/** A Room with both halves locked has no name, mana cost or rules text (CR 709.5). */
function locked({ supertypes, types, subtypes }: Printed, pointer: DefinitionPointer): Printed {
  return { ...nothingPrinted, pointer: `${pointer}/locked` as DefinitionPointer, supertypes, types, subtypes };
}
