import { faceDownKinds, ward, type FaceDownKind, keywordMeaning } from '@stacktrail/card-tree';
import type { DefinitionPointer } from '@stacktrail/game-events';
import { defineAbility, type AbilityDefinition } from './ability-definition.js';
import { formOf, type Form } from './form.js';
import { nothingPrinted, withSummary, typeMask } from './printed.js';

/** Where the characteristics of what is face down stand. */
export function faceDownPointer(kind: FaceDownKind): DefinitionPointer {
  return `face-down:${kind}` as DefinitionPointer;
}

function faceDownForm(kind: FaceDownKind): Form {
  const pointer = faceDownPointer(kind);
  const abilities = kind === 'disguise' || kind === 'cloak' ? wardTwo(pointer) : [];
  return formOf(
    withSummary({ ...nothingPrinted, pointer, types: typeMask(['Creature']), power: 2, toughness: 2, abilities }),
  );
}

/** CR 702.168a, 701.58a. */
function wardTwo(pointer: DefinitionPointer): readonly AbilityDefinition[] {
  const keyword = ward('{2}');
  return [
    defineAbility(`${pointer}/ward` as DefinitionPointer, keyword),
    ...keywordMeaning(keyword).map((meaning, i) => defineAbility(`${pointer}/ward#${i}` as DefinitionPointer, meaning)),
  ];
}

/** The 2/2 creatures without other characteristics that face-down spells and permanents are (CR 708.2a). */
export const faceDownForms: ReadonlyMap<FaceDownKind, Form> = new Map(
  faceDownKinds.map((kind) => [kind, faceDownForm(kind)]),
);

/** A card exiled face down has no characteristics (CR 406.3a). */
export const exiledFaceDown: Form = formOf({ ...nothingPrinted, pointer: 'face-down:exiled' as DefinitionPointer });

/** What lets an object be face down, where one of the ordinary rules does. */
export function faceDownKindOf(form: Form): FaceDownKind | null {
  return faceDownKinds.find((kind) => faceDownPointer(kind) === form.pointer) ?? null;
}
