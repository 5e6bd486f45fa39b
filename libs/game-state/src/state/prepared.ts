import type { DefinitionPointer, ObjectId } from '@stacktrail/game-events';
import { formUnderCopies, type Form, type Status } from './form.js';
import { faceFormula, partsOfFormula } from './formula.js';
import type { GameObject } from './game-object.js';
import type { GameState } from './game-state.js';
import { objectOf } from './look-up.js';
import { valueOfDesignation } from './marks.js';

interface Forms {
  findForm(pointer: DefinitionPointer): Form | undefined;
}

/** What a copy of a permanent's prepare spell has (CR 722.2a, 722.3c of CR 2026-08-07); `undefined` if it has none. */
export function prepareSpellOf(permanent: Status, forms: Forms): Form | undefined {
  const { layout, pointer } = formUnderCopies(permanent);
  if (layout !== 'prepare' || permanent.faceDown !== null) return undefined;
  return forms.findForm(faceFormula(withoutExceptions(pointer), 1));
}

/** CR 722.3c of CR 2026-08-07: exceptions of the copy that the permanent is don't apply to its prepare spell. */
function withoutExceptions(pointer: DefinitionPointer): DefinitionPointer {
  const parts = partsOfFormula(pointer);
  return parts?.how === 'except' ? withoutExceptions(parts.of) : pointer;
}

/** The prepared permanent for which a copy is in exile. */
export function preparedWith(state: GameState, copy: ObjectId): GameObject | undefined {
  const id = state.battlefield.find((one) => valueOfDesignation(objectOf(state, one), 'prepared') === copy);
  return id === undefined ? undefined : objectOf(state, id);
}
