import { cardTypes, colors } from '@stacktrail/card-tree';
import { characteristicsOf, isSummoningSick } from '@stacktrail/characteristics';
import {
  isDesignated,
  typeBit,
  valueOfDesignation,
  type Characteristics,
  type GameObject,
  type GameState,
} from '@stacktrail/game-state';
import { Unmatched } from '../outcome/outcomes.js';
import { abilityCount } from './abilities.js';
import type { ClaimContext } from './claim-context.js';
import { countersOn } from './counters.js';
import { isAttacking } from './stack-and-combat.js';

interface Asked {
  readonly state: GameState;
  readonly object: GameObject;
  readonly seen: Characteristics;
  /** What stands in the brackets: a kind of counter, a type, a keyword. */
  readonly arg: string;
}

const properties: Readonly<Record<string, (asked: Asked) => unknown>> = {
  power: ({ seen }) => seen.power ?? 0,
  toughness: ({ seen }) => seen.toughness ?? 0,
  damage: ({ object }) => object.damage,
  tapped: ({ object }) => object.tapped,
  flipped: ({ object }) => object.flipped,
  controller: ({ object }) => object.controller,
  manaValue: ({ object }) => object.printed.manaValue,
  counters: ({ object, arg }) => countersOn(object, arg),
  attachmentCount: attachments,
  hasNoAttachments: (asked) => attachments(asked) === 0,
  hasAbility: ({ state, object, arg }) => abilityCount(state, object, arg) > 0,
  hasType: ({ seen, arg }) => isOfType(seen, arg),
  hasSubtype: ({ seen, arg }) => seen.subtypes.some((each) => each.toLowerCase() === arg.toLowerCase()),
  isCreature: ({ seen }) => isOfType(seen, 'Creature'),
  isLand: ({ seen }) => isOfType(seen, 'Land'),
  isArtifact: ({ seen }) => isOfType(seen, 'Artifact'),
  isEnchantment: ({ seen }) => isOfType(seen, 'Enchantment'),
  isWhite: ({ seen }) => isOfColor(seen, 0),
  isBlue: ({ seen }) => isOfColor(seen, 1),
  isBlack: ({ seen }) => isOfColor(seen, 2),
  isRed: ({ seen }) => isOfColor(seen, 3),
  isGreen: ({ seen }) => isOfColor(seen, 4),
  isColorless: ({ seen }) => colorCount(seen) === 0,
  isMulticolored: ({ seen }) => colorCount(seen) > 1,
  protector: ({ object }) => object.designations.find(({ name }) => name === 'protector')?.player ?? null,
  suspected: ({ object }) => isDesignated(object, 'suspected'),
  classLevel: ({ object }) => Math.max(1, valueOfDesignation(object, 'level')),
  summoningSick: ({ state, object }) => isSummoningSick(state, object),
  attacking: ({ state, object }) => isAttacking(state, object),
};

/**
 * What a scenario asks of a permanent.
 *
 * @param prop the property as scenarios name it
 * @throws {Unmatched} if this engine has no answer to it
 */
export function ofPermanent({ state }: ClaimContext, prop: string, object: GameObject, arg: string): unknown {
  const property = properties[prop];
  if (property === undefined) throw new Unmatched(`a permanent's “${prop}” can't be judged`);
  return property({ state, object, seen: characteristicsOf(state, object), arg });
}

function attachments({ state, object }: Asked): number {
  return state.battlefield.filter((id) => state.objects.get(id)?.attachedTo === object.id).length;
}

function isOfType({ types }: Characteristics, name: string): boolean {
  const found = cardTypes.find((each) => each.toLowerCase() === name.toLowerCase());
  return found !== undefined && (types & typeBit(found)) !== 0;
}

function isOfColor(seen: Characteristics, place: number): boolean {
  return (seen.colors & (1 << place)) !== 0;
}

function colorCount(seen: Characteristics): number {
  return colors.filter((_, place) => isOfColor(seen, place)).length;
}
