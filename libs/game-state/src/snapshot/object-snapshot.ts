import type { KeywordName, ObjectRule } from '@stacktrail/card-tree';
import type { DefinitionPointer } from '@stacktrail/game-events';
import { blankObject } from '../state/blank-object.js';
import type { Catalog } from '../state/catalog.js';
import type { Characteristics } from '../state/characteristics.js';
import { noForm, type CopyEffect } from '../state/form.js';
import {
  GameObjectRecord,
  renewPrinted,
  type GameObject,
  type NewObject,
  type StackAbility,
} from '../state/game-object.js';

/** Characteristics as plain JSON, with abilities as pointers into the pinned definitions. */
type CharacteristicsSnapshot = Omit<Characteristics, 'abilities' | 'keywords' | 'rules'> & {
  readonly abilities: readonly DefinitionPointer[];
  readonly keywords: readonly KeywordName[];
  readonly rules: readonly ObjectRule[];
};

type Plain = Omit<
  GameObjectRecord,
  'memo' | 'memoStamp' | 'printed' | 'ability' | 'lastKnown' | 'form' | 'faceDown' | 'copies'
>;

type CopySnapshot = Omit<CopyEffect, 'form'> & { readonly form: DefinitionPointer };

/** An object as plain JSON, without the fields that have the default values of a new object. */
export interface ObjectSnapshot extends Partial<Plain> {
  readonly form: DefinitionPointer;
  readonly faceDown?: DefinitionPointer;
  readonly copies?: readonly CopySnapshot[];
  readonly ability?: Omit<StackAbility, 'definition'> & { readonly definition: DefinitionPointer };
  readonly lastKnown?: CharacteristicsSnapshot;
}

/** Fields that are written whatever they are. */
const always: ReadonlySet<string> = new Set(['id', 'kind', 'card', 'owner', 'controller', 'baseController', 'zone']);
const otherwise: ReadonlySet<string> = new Set([
  'printed',
  'form',
  'faceDown',
  'copies',
  'ability',
  'lastKnown',
  'memo',
  'memoStamp',
]);
const fields = (Object.keys(blankObject) as (keyof Plain)[]).filter((field) => !otherwise.has(field));

export function objectSnapshot(object: GameObject): ObjectSnapshot {
  const { form, faceDown, copies, ability, lastKnown } = object;
  const told: Record<string, unknown> = { form: form.pointer };
  for (const field of fields) {
    if (always.has(field) || object[field] !== blankObject[field]) told[field] = object[field];
  }
  if (faceDown !== null) told['faceDown'] = faceDown.pointer;
  if (copies.length > 0) told['copies'] = copies.map((copy) => ({ effect: copy.effect, form: copy.form.pointer }));
  if (ability !== null) told['ability'] = { ...ability, definition: ability.definition.pointer };
  if (lastKnown !== null) told['lastKnown'] = characteristicsSnapshot(lastKnown);
  return told as unknown as ObjectSnapshot;
}

export function objectFrom(snapshot: ObjectSnapshot, catalog: Catalog): GameObject {
  const { form: pointer, faceDown, copies = [], ability, lastKnown, ...plain } = snapshot;
  const form = pointer === '' ? noForm : catalog.form(pointer);
  const object = new GameObjectRecord({
    ...(plain as NewObject),
    printed: form.whole,
    form,
    faceDown: faceDown === undefined ? null : catalog.form(faceDown),
    copies: copies.map((copy) => ({ effect: copy.effect, form: catalog.form(copy.form) })),
    ability: ability === undefined ? null : { ...ability, definition: catalog.ability(ability.definition) },
    lastKnown: lastKnown === undefined ? null : characteristicsFrom(lastKnown, catalog),
  });
  return renewPrinted(object, catalog);
}

function characteristicsSnapshot({ abilities, keywords, rules, ...plain }: Characteristics): CharacteristicsSnapshot {
  return {
    ...plain,
    abilities: abilities.map((definition) => definition.pointer),
    keywords: [...keywords],
    rules: [...rules],
  };
}

function characteristicsFrom(snapshot: CharacteristicsSnapshot, catalog: Catalog): Characteristics {
  const { abilities, keywords, rules, ...plain } = snapshot;
  return {
    ...plain,
    abilities: abilities.map((pointer) => catalog.ability(pointer)),
    keywords: new Set(keywords),
    rules: new Set(rules),
  };
}
