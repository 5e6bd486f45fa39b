import type { DungeonPlan, Layout, Zone } from '@stacktrail/card-tree';
import type { DefinitionPointer } from '@stacktrail/game-events';
import type { Designation } from './marks.js';
import { nothingPrinted, type Printed } from './printed.js';
import { withWordsReplaced, type TextChange } from './changed-text.js';
import { rulesFormula } from './formula.js';

/**
 * What an object's copiable values are taken from, before its status decides which of them it has: the faces of a card,
 * what created a token, or what is being copied (CR 707.2, 707.3).
 */
export interface Form {
  /** Where it stands in the pinned definitions, or how it comes of what does: `Catalog.findForm` reads it. */
  readonly pointer: DefinitionPointer;
  /** A card with bestow has a second face, which it has while it is bestowed (CR 702.103b). */
  readonly layout: Layout | 'bestow';
  readonly faces: readonly [Printed, ...Printed[]];
  /** A split card's halves combined (CR 709.4); elsewhere the first face. */
  readonly whole: Printed;
  /** What a Room has with none, the left, the right and both of its halves unlocked (CR 709.5). */
  readonly rooms?: readonly Printed[];
  /** The rooms of a dungeon card (CR 309.4). */
  readonly dungeon?: DungeonPlan;
}

/** The designations of a Room's halves (CR 709.5c). */
export const unlockedHalves = ['left half unlocked', 'right half unlocked'] as const;

/** As much of an object as decides which of its form's values it has: its copy effects and its status (CR 110.5). */
export interface Status {
  readonly form: Form;
  readonly copies: readonly CopyEffect[];
  readonly zone: Zone;
  readonly face: number;
  readonly flipped: boolean;
  readonly faceDown: Form | null;
  readonly designations: readonly Designation[];
}

/** A copy effect that applies to an object (CR 613.2a). `effect` is its number among lasting effects, or 0. */
export interface CopyEffect {
  readonly effect: number;
  readonly form: Form;
}

/** A split spell of which both halves are on the stack (CR 702.102). */
export const bothHalves = 2;

const lone = new WeakMap<Printed, Form>();

/** A form with one face. */
export function formOf(printed: Printed): Form {
  let form = lone.get(printed);
  if (form === undefined) {
    form = { pointer: printed.pointer, layout: 'normal', faces: [printed], whole: printed };
    lone.set(printed, form);
  }
  return form;
}

export const noForm: Form = formOf(nothingPrinted);

/** What an object is a copy of, where it is one, and else what it is itself (CR 613.2a). */
export function formUnderCopies({ form, copies }: Pick<Status, 'form' | 'copies'>): Form {
  return copies.length === 0 ? form : copies[copies.length - 1]!.form;
}

/** Where what is face down has other characteristics or none (CR 315.5b, 406.3a, 121.8, 708.2). */
const turnsOver: ReadonlySet<Zone> = new Set(['battlefield', 'stack', 'exile', 'hand', 'command']);

/** An object's copiable values (CR 613.2, 707.2): copy effects first, then whether it is face down (613.2a, 613.2b). */
export function printedUnder(status: Status): Printed {
  if (status.faceDown !== null && turnsOver.has(status.zone)) return status.faceDown.whole;
  const form = formUnderCopies(status);
  if (form.faces.length === 1) return form.whole;
  const { zone, face } = status;
  const up = form.faces[face] ?? form.faces[0];
  switch (form.layout) {
    case 'split':
      return zone === 'stack' && face !== bothHalves ? up : form.whole; // CR 709.3b, 709.4
    case 'room':
      if (zone === 'stack') return up;
      return zone === 'battlefield' ? (form.rooms?.[unlockedMask(status)] ?? form.whole) : form.whole;
    case 'flip':
      return zone === 'battlefield' && status.flipped ? form.faces[1]! : form.faces[0]; // CR 710.2
    case 'adventure':
    case 'omen':
      return zone === 'stack' ? up : form.faces[0]; // CR 715.4, 720.4
    case 'prepare':
      return form.faces[0]; // CR 722.4 of CR 2026-08-07
    case 'meld':
      return zone === 'battlefield' ? up : form.faces[0]; // CR 712.8b, 712.8g
    case 'transforming':
    case 'modal':
    case 'prototype':
    case 'bestow':
      return zone === 'battlefield' || zone === 'stack' ? up : form.faces[0]; // CR 712.8a, 718.4
    case 'normal':
    case 'dungeon':
      return form.whole;
  }
}

/** What finds forms: the catalog of the definitions that a game pins. */
interface Forms {
  findForm(pointer: DefinitionPointer): Form | undefined;
}

/** What an object has after text-changing effects (CR 613.1c): its copiable values with another text. */
export function printedAfter(status: Status, texts: readonly TextChange[], forms: Forms): Printed {
  const { faceDown } = status;
  const form = changedForm(formUnderCopies(status), texts, forms);
  return printedUnder({
    ...status,
    form,
    copies: [],
    faceDown: faceDown === null ? null : changedForm(faceDown, texts, forms),
  });
}

function changedForm(form: Form, texts: readonly TextChange[], forms: Forms): Form {
  return forms.findForm(texts.reduce(changedPointer, form.pointer)) ?? form;
}

/** Where a text stands after one more change of it. */
export function changedPointer(pointer: DefinitionPointer, { words, rules }: TextChange): DefinitionPointer {
  const said = words === null ? pointer : withWordsReplaced(pointer, words);
  return rules === null ? said : rulesFormula(said, rules);
}

/** A Room's unlocked halves: 1 for the left, 2 for the right (CR 709.5c). */
export function unlockedMask({ designations }: Pick<Status, 'designations'>): number {
  return unlockedHalves.reduce((mask, name, i) => {
    return designations.some((designation) => designation.name === name) ? mask | (1 << i) : mask;
  }, 0);
}

/** Whether a card or token can transform at all (CR 701.27a), or some component of a merged permanent can (CR 728.2i). */
export function isTransforming(
  object: Pick<Status, 'form' | 'copies'> & { readonly merged: readonly unknown[] },
): boolean {
  return turningForm(object).layout === 'transforming';
}

/** The part of an object that turns over: what represents it, or all components of it together. */
export function turningForm(object: Pick<Status, 'form' | 'copies'> & { readonly merged: readonly unknown[] }): Form {
  return object.merged.length === 0 ? object.form : formUnderCopies(object);
}

/** Whether it is represented by a card or token with a back face (CR 712.1). */
export function isDoubleFaced({ form: { layout } }: Pick<Status, 'form'>): boolean {
  return layout === 'transforming' || layout === 'modal' || layout === 'meld';
}
