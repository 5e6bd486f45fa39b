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
 * Where an object's copiable values stand (CR 707.2): of a double-faced permanent the face that is up (CR 707.8), of a
 * face-down object what it is face down.
 */
export function copiablePointer(object: GameObject): DefinitionPointer {
  const { faceDown, face, zone } = object;
  const present = zone === 'battlefield' || zone === 'stack';
  if (faceDown !== null && present) return faceDown.pointer;
  const form = formUnderCopies(object);
  switch (form.layout) {
    case 'transforming':
    case 'modal':
    case 'meld':
    case 'prototype':
      return faceFormula(form.pointer, present && form.faces.length > face ? face : 0);
    default:
      return form.pointer;
  }
}

/** A copy with exceptions, as far as they apply to what the copy would be without each (CR 707.9f). */
export function copyFormula(
  state: GameState,
  of: DefinitionPointer,
  copy: GameObject,
  exceptions: readonly CopyException[] | undefined,
  context: TextContext,
): DefinitionPointer {
  if (exceptions === undefined || exceptions.length === 0) return of;
  const pointer = state.catalog.pointerOf(exceptions);
  const own = formUnderCopies(copy).pointer;
  const formula = (applied: readonly number[]): DefinitionPointer => {
    const values = applied.flatMap((i) => valuesOf(state, exceptions[i]!, context));
    return exceptFormula({ of, exceptions: pointer, own, applied, values });
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
  return exception.except === 'change' ? numbersOf(state, exception.change, context) : [];
}

function numbersOf(state: GameState, change: Modification, context: TextContext): readonly number[] {
  if (change.change !== 'set power and toughness') return [];
  return [evaluateAmount(state, change.power, context), evaluateAmount(state, change.toughness, context)];
}

/** Which exceptions of a formula that was made of them apply, for those that aren't about characteristics (CR 707.9e). */
export function appliesTo(formula: DefinitionPointer, index: number): boolean {
  const applied = /\|([\d,]*)\|[\d,-]*\)$/.exec(formula)?.[1] ?? '';
  return applied.split(',').includes(String(index));
}
