import type { AbilityDefinition } from '../../state/ability-definition.js';
import type { GameObject } from '../../state/game-object.js';
import { keywordCounters } from '../../state/rule-abilities.js';
import { definitionOf } from '../../state/rule-definitions.js';

/** The abilities that counters give a card outside the battlefield (CR 122.1b). */
export function abilitiesOfCounters(object: GameObject): readonly AbilityDefinition[] {
  return object.counters.flatMap(({ kind }) => (keywordCounters.get(kind) ?? []).map(definitionOf));
}
