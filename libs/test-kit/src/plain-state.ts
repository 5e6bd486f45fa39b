import type { GameObject, GameState, Repetition, RememberedOccasion } from '@stacktrail/game-state';
import { canonicalJson } from '@stacktrail/kernel';

/** A state as text, without its caches: two states are the same if their texts are. */
export function plainState(state: GameState): string {
  const records = [...state.objects.values()].map(plainObject);
  return canonicalJson({
    ...state,
    catalog: state.catalog.hash,
    objects: records,
    history: {
      thisTurn: state.history.thisTurn.map(plainRemembered),
      lastTurn: state.history.lastTurn.map(plainRemembered),
      earlier: state.history.earlier?.map(plainRemembered),
    },
    repetition: plainRepetition(state.repetition),
    stamp: undefined,
    before: undefined,
  });
}

function plainRepetition({ mandatory, seen, taken }: Repetition) {
  return {
    mandatory,
    seen: seen.map(({ digest }) => digest),
    taken: taken.map(({ position, player, action }) => ({ position: position.digest, player, action })),
  };
}

function plainRemembered({ occasion, fact, subject }: RememberedOccasion) {
  return {
    fact,
    occasion: { ...occasion, ability: occasion.ability?.pointer },
    subject: subject === null ? null : plainObject(subject),
  };
}

function plainObject({ printed, form, faceDown, copies, ability, lastKnown, ...object }: GameObject) {
  return {
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
  };
}
