import type { ObjectId } from '@stacktrail/game-events';
import { typeBit, type Characteristics } from '@stacktrail/game-state';
import type { SeenObject, Sight } from './sight.js';

const creature = typeBit('Creature');
const land = typeBit('Land');

function isCreature({ types }: Characteristics): boolean {
  return (types & creature) !== 0;
}

export function isLand({ types }: Characteristics): boolean {
  return (types & land) !== 0;
}

/** A creature in combat: its worth, its damage and its endurance. */
export interface Fighter {
  readonly id: ObjectId;
  readonly object: SeenObject;
  readonly characteristics: Characteristics;
  readonly power: number;
  /** How much damage kills it. */
  readonly endurance: number;
  readonly worth: number;
}

export function fighterOf(sight: Sight, id: ObjectId): Fighter | null {
  const object = sight.object(id);
  if (object?.zone !== 'battlefield') return null;
  const characteristics = sight.characteristics(object);
  if (!isCreature(characteristics)) return null;
  const power = Math.max(0, characteristics.power ?? 0);
  const endurance = (characteristics.toughness ?? 0) - object.damage;
  return { id, object, characteristics, power, endurance, worth: worthOf(sight, object) };
}

/** The creatures on the battlefield for which `fits` holds. */
export function fighters(sight: Sight, fits: (fighter: Fighter) => boolean): readonly Fighter[] {
  return sight.battlefield.flatMap((id) => {
    const fighter = fighterOf(sight, id);
    return fighter !== null && fits(fighter) ? [fighter] : [];
  });
}

/** A rough measure of an object's worth to its controller: its role in combat, and what it cost. */
export function worthOf(sight: Sight, object: SeenObject): number {
  const characteristics = sight.characteristics(object);
  const { power, toughness, keywords, abilities } = characteristics;
  if (isLand(characteristics) && !isCreature(characteristics)) return 2;
  const inCombat = isCreature(characteristics) ? 2 * (power ?? 0) + (toughness ?? 0) : 0;
  return inCombat + 2 * object.printed.manaValue + keywords.size + abilities.length;
}

/** Whether the first creature kills the second if both deal damage to each other. */
export function kills(one: Fighter, other: Fighter): boolean {
  if (other.characteristics.keywords.has('indestructible') || one.power === 0) return false;
  return one.power >= other.endurance || one.characteristics.keywords.has('deathtouch');
}

/** Whether the first creature survives if both deal damage to each other. */
export function survives(one: Fighter, other: Fighter): boolean {
  if (!kills(other, one)) return true;
  const first = one.characteristics.keywords;
  const second = other.characteristics.keywords;
  const strikesFirst = first.has('first strike') || first.has('double strike');
  return strikesFirst && !second.has('first strike') && !second.has('double strike') && kills(one, other);
}
