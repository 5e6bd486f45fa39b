import { manaValueOfSymbol, type Ability, type CopyException } from '@stacktrail/card-tree';
import type { DefinitionPointer } from '@stacktrail/game-events';
import type { AbilityDefinition } from './ability-definition.js';
import { exceptedForm } from './copy-form.js';
import { formOf, type Form } from './form.js';
import { partsOfFormula } from './formula.js';
import { formWithRules, mergedForm, splicedForm } from './joined-form.js';
import type { Printed } from './printed.js';

/** Looks up what the parts of a formula of a form (`formula.ts`) refer to in the pinned definitions. */
export interface Definitions {
  findForm(pointer: DefinitionPointer): Form | undefined;
  findExceptions(pointer: string): readonly CopyException[] | undefined;
  /** The ability at a place, with what its keyword means; an empty list if no ability is there. */
  findAbilities(pointer: string): readonly AbilityDefinition[];
  abilitiesOf(abilities: readonly Ability[]): readonly AbilityDefinition[];
}

type Parts<How> = Extract<NonNullable<ReturnType<typeof partsOfFormula>>, { readonly how: How }>;

/** One face of what has several, by itself: its mana value is that of its own mana cost (CR 712.8e). */
function loneFace(form: Form, face: Printed, pointer: DefinitionPointer): Form {
  if (form.faces.length === 1) return form;
  const manaValue = (face.manaCost ?? []).reduce((sum, symbol) => sum + manaValueOfSymbol(symbol), 0);
  const printed = { ...face, pointer, manaValue };
  return { pointer, layout: 'normal', faces: [printed], whole: printed };
}

/** The innermost ability that a place in a tree is part of. */
function abilityAround(pointer: string): DefinitionPointer {
  return (/^(?:.*)\/abilities\/\d+/.exec(pointer)?.[0] ?? '') as DefinitionPointer;
}

/** Builds the form that a formula describes; `undefined` if a form it refers to doesn't exist. */
export function formOfFormula(formula: DefinitionPointer, definitions: Definitions): Form | undefined {
  const parts = partsOfFormula(formula);
  const form = parts === null ? undefined : definitions.findForm(parts.of);
  if (parts === null || form === undefined) return undefined;
  switch (parts.how) {
    case 'face': {
      const face = form.faces[parts.face];
      return face === undefined ? undefined : loneFace(form, face, formula);
    }
    case 'size':
      return formOf({ ...form.whole, pointer: formula, power: parts.power, toughness: parts.toughness });
    case 'rules': {
      const text = definitions.findForm(parts.text);
      return text === undefined ? undefined : formWithRules(form, text, formula);
    }
    case 'splice':
    case 'merge': {
      const others = parts.with.flatMap((other) => definitions.findForm(other) ?? []);
      if (others.length < parts.with.length) return undefined;
      return parts.how === 'splice' ? splicedForm(form, others, formula) : mergedForm(form, others, formula);
    }
    case 'except':
      return readExceptedForm(form, parts, formula, definitions);
  }
}

/** CR 707.9: a copy with exceptions. */
function readExceptedForm(
  form: Form,
  parts: Parts<'except'>,
  pointer: DefinitionPointer,
  definitions: Definitions,
): Form | undefined {
  const exceptions = definitions.findExceptions(parts.exceptions);
  const own = definitions.findForm(parts.own);
  if (exceptions === undefined || own === undefined) return undefined;
  return exceptedForm({
    form,
    pointer,
    own: own.whole,
    exceptions: exceptions.filter((_, i) => parts.applied.includes(i)),
    values: parts.values,
    abilitiesOf: (abilities) => definitions.abilitiesOf(abilities),
    thisAbility: definitions.findAbilities(abilityAround(parts.exceptions)),
  });
}
