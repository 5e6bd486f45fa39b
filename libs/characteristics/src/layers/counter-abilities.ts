import { type AbilityDefinition, type GameObject, keywordCounters, definitionOf } from '@stacktrail/game-state';

/** The abilities that counters give a card outside the battlefield (CR 122.1b). */
export function abilitiesOfCounters(object: GameObject): readonly AbilityDefinition[] {
  return object.counters.flatMap(({ kind }) => (keywordCounters.get(kind) ?? []).map(definitionOf));
}
