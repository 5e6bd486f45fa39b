import { manaTypes, type ManaType } from '@stacktrail/card-tree';
import type { ManaDue } from '@stacktrail/engine';
import type { ObjectId, PlayerId } from '@stacktrail/game-events';
import { playerOf, type GameState } from '@stacktrail/game-state';
import { manaAvailable, type ManaAvailable, type ManaUnit } from './mana-available.js';

/** What a player could pay for at one moment, with the mana in their pool and that of their untapped permanents. */
export class ManaReach {
  private available: ManaAvailable | null = null;

  constructor(
    private readonly state: GameState,
    private readonly player: PlayerId,
  ) {}

  /**
   * Whether one of these costs can be paid; `null` if that isn't easy to tell.
   *
   * @param without a permanent whose mana can't be used
   */
  covers(costs: readonly ManaDue[], without: ObjectId | null = null): boolean | null {
    this.available ??= manaAvailable(this.state, this.player);
    const units = this.available.units.filter((unit) => without === null || unit.source !== without);
    const { life } = playerOf(this.state, this.player);
    if (costs.some((due) => due.life <= life && unitsCover(units, due))) return true;
    return this.available.more ? null : false;
  }
}

/**
 * Whether the units can pay what is due: each mana of a type finds a unit, and enough units are left for generic mana.
 */
function unitsCover(units: readonly ManaUnit[], due: ManaDue): boolean {
  const wanted = manaTypes.flatMap((type) => new Array<ManaType>(due.typed[type]).fill(type));
  if (units.length < wanted.length + due.generic) return false;
  const usedFor: (number | null)[] = units.map(() => null);
  return wanted.every((_, want) => assign(units, wanted, want, usedFor, new Set()));
}

/** Finds a unit for a mana of a type, and moves other mana to other units if needed (an augmenting path). */
function assign(
  units: readonly ManaUnit[],
  wanted: readonly ManaType[],
  want: number,
  usedFor: (number | null)[],
  tried: Set<number>,
): boolean {
  return units.some((unit, i) => {
    if (tried.has(i) || !unit.types.includes(wanted[want]!)) return false;
    tried.add(i);
    const other = usedFor[i] ?? null;
    if (other !== null && !assign(units, wanted, other, usedFor, tried)) return false;
    usedFor[i] = want;
    return true;
  });
}
