import { canonicalJson } from '@stacktrail/kernel';
import type { GameState } from '../src/index.js';

/** A state as text, without its caches: two states are the same if their texts are. */
export function plainState(state: GameState): string {
  const { catalog, objects, stamp, before, ...rest } = state;
  const records = [...objects.values()].map(({ memo, memoStamp, printed, ability, lastKnown, ...object }) => ({
    ...object,
    printed: printed.pointer,
    ability: ability === null ? null : { ...ability, definition: ability.definition.pointer },
    lastKnown:
      lastKnown === null
        ? null
        : {
            ...lastKnown,
            abilities: lastKnown.abilities.map((each) => each.pointer),
            keywords: [...lastKnown.keywords],
            rules: [...lastKnown.rules],
          },
  }));
  void [stamp, before];
  return canonicalJson({ ...rest, catalog: catalog.hash, objects: records });
}
