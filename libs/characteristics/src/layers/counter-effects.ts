import type { Modification } from '@stacktrail/card-tree';
import { type GameObject, type GameState, keywordCounters, definitionOf } from '@stacktrail/game-state';
import { plainContext } from '../reading/text-context.js';
import { ActiveEffect } from './active-effect.js';
import { grantOf, type Part } from './part.js';

const parts = new Map<string, readonly Part[]>();

/** What a keyword counter does in layer 6 (CR 122.1b, 613.1f). */
function partsOfCounter(kind: string): readonly Part[] {
  let known = parts.get(kind);
  if (known === undefined) {
    const given = keywordCounters.get(kind) ?? [];
    const change: Modification = {
      change: 'add abilities',
      abilities: given.slice(0, 1).map(({ ability }) => ability),
    };
    known = [grantOf(change, given.map(definitionOf))];
    parts.set(kind, known);
  }
  return known;
}

/**
 * The effects of the keyword counters on a permanent, each with the timestamp of the last counter of its kind (CR
 * 613.7c).
 */
export function effectsOfCounters(state: GameState, object: GameObject): readonly ActiveEffect[] {
  return object.counters.flatMap(({ kind, timestamp = object.timestamp }) => {
    if (!keywordCounters.has(kind)) return [];
    const context = plainContext(object.controller, object.id);
    return [new ActiveEffect(timestamp, context, { ids: [object.id] }, partsOfCounter(kind), null, null, null)];
  });
}
