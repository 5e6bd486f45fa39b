import { canonicalJson } from '@stacktrail/kernel';
import type { GameState } from '../src/index.js';

/** A state as text, without its caches: two states are the same if their texts are. */
export function plainState(state: GameState): string {
  const records = [...state.objects.values()].map(
    ({ printed, form, faceDown, copies, ability, lastKnown, ...object }) => ({
      ...object,
      memo: undefined,
      memoStamp: undefined,
      printed: printed.pointer,
      form: form.pointer,
      faceDown: faceDown?.pointer ?? null,
      copies: copies.map((copy) => [copy.effect, copy.form.pointer]),
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
    }),
  );
  return canonicalJson({
    ...state,
    catalog: state.catalog.hash,
    objects: records,
    stamp: undefined,
    before: undefined,
  });
}
