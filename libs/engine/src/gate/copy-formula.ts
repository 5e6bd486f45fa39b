import type { CopyException, Modification } from '@stacktrail/card-tree';
import { evaluateAmount, matches, type TextContext } from '@stacktrail/characteristics';
import type { DefinitionPointer } from '@stacktrail/game-events';
import {
  asIf,
  formUnderCopies,
  exceptFormula,
  faceFormula,
  renewPrinted,
  type GameObject,
  type GameState,
} from '@stacktrail/game-state';

/**
 * The pointer to an object's copiable values (CR 707.2): for a double-faced permanent those of the face that is up (CR
 * 707.8), for a face-down object those that it has face down.
 */
export function copiablePointer(object: GameObject): DefinitionPointer {
  const { faceDown, face, zone } = object;
  const onBattlefieldOrStack = zone === 'battlefield' || zone === 'stack';
  if (faceDown !== null && onBattlefieldOrStack) return faceDown.pointer;
  const form = formUnderCopies(object);
  switch (form.layout) {
    case 'transforming':
    case 'modal':
    case 'meld':
    case 'prototype':
      return faceFormula(form.pointer, onBattlefieldOrStack && form.faces.length > face ? face : 0);
    default:
      return form.pointer;
  }
}

/**
 * The formula of a copy with the exceptions that apply. Each exception is checked on the copy without it (CR 707.9f).
 */
export function copyFormula(
  state: GameState,
  original: DefinitionPointer,
  copy: GameObject,
  exceptions: readonly CopyException[] | undefined,
  context: TextContext,
): DefinitionPointer {
  if (exceptions === undefined || exceptions.length === 0) return original;
  const pointer = state.catalog.pointerOf(exceptions);
  const own = formUnderCopies(copy).pointer;
  const formula = (applied: readonly number[]): DefinitionPointer => {
    const values = applied.flatMap((i) => valuesOf(state, exceptions[i]!, context));
    return exceptFormula({ of: original, exceptions: pointer, own, applied, values });
  };
  const all = exceptions.map((_, i) => i);
  const applied = all.filter((i) => {
    const asked = exceptions[i]!.if;
    if (asked === undefined) return true;
    const without = state.catalog.form(
      formula(all.filter((other) => other !== i && exceptions[other]!.if === undefined)),
    );
    const result = renewPrinted(
      asIf(copy, { zone: 'battlefield', faceDown: null, copies: [{ effect: 0, form: without }] }),
      state.catalog,
    );
    return matches(state, asked, result, context);
  });
  return formula(applied);
}

function valuesOf(state: GameState, exception: CopyException, context: TextContext): readonly number[] {
  return exception.except === 'change' ? powerAndToughnessOf(state, exception.change, context) : [];
}

function powerAndToughnessOf(state: GameState, change: Modification, context: TextContext): readonly number[] {
  if (change.change !== 'set power and toughness') return [];
  return [evaluateAmount(state, change.power, context), evaluateAmount(state, change.toughness, context)];
}

/** Whether one exception, by its index, applies to the copy that a formula describes (CR 707.9e, 707.9f). */
export function exceptionApplies(formula: DefinitionPointer, index: number): boolean {
  const applied = /\|([\d,]*)\|[\d,-]*\)$/.exec(formula)?.[1] ?? '';
  return applied.split(',').includes(String(index));
}
