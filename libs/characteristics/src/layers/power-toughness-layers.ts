import type { GameObject } from '@stacktrail/game-state';
import type { Working } from './working.js';

interface Change {
  readonly power: number;
  readonly toughness: number;
}

const counterPattern = /^([+-]\d+)\/([+-]\d+)$/;
const counterChanges = new Map<string, Change | null>();

/** Layers 7a and 7b (CR 613.4a, 613.4b). */
export function setPowerAndToughness(to: Working, power: number, toughness: number): void {
  to.power = power;
  to.toughness = toughness;
}

/** Layer 7c (CR 613.4c). */
export function modifyPowerAndToughness(to: Working, power: number, toughness: number): void {
  to.power = (to.power ?? 0) + power;
  to.toughness = (to.toughness ?? 0) + toughness;
}

/** Layer 7d (CR 613.4d). */
export function switchPowerAndToughness(to: Working): void {
  const { power, toughness } = to;
  to.power = toughness;
  to.toughness = power;
}

/** What one counter adds (CR 122.1a); `null` for a counter that doesn't change power and toughness. */
function changeOfCounter(kind: string): Change | null {
  const known = counterChanges.get(kind);
  if (known !== undefined) return known;
  const numbers = counterPattern.exec(kind);
  const change = numbers === null ? null : { power: Number(numbers[1]), toughness: Number(numbers[2]) };
  counterChanges.set(kind, change);
  return change;
}

/** The sum of what an object's counters add to its power and toughness in layer 7c; `null` if none adds anything. */
export function changeOfCounters(object: GameObject): Change | null {
  let power = 0;
  let toughness = 0;
  let any = false;
  for (const { kind, count } of object.counters) {
    const change = changeOfCounter(kind);
    if (change === null) continue;
    any = true;
    power += change.power * count;
    toughness += change.toughness * count;
  }
  return any ? { power, toughness } : null;
}
