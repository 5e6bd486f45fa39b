import type { KeywordName, ObjectRule } from '@stacktrail/card-language';
import type { DefinitionPointer } from '@stacktrail/game-events';
import type { Catalog } from '../../state/catalog.js';
import type { Characteristics } from '../../state/characteristics.js';
import { GameObjectRecord, type GameObject, type NewObject, type StackAbility } from '../../state/game-object.js';
import { nothingPrinted, type Printed } from '../../state/printed.js';

/** Characteristics as plain JSON: abilities by where they stand in the pinned definitions. */
type CharacteristicsSnapshot = Omit<Characteristics, 'abilities' | 'keywords' | 'rules'> & {
  readonly abilities: readonly DefinitionPointer[];
  readonly keywords: readonly KeywordName[];
  readonly rules: readonly ObjectRule[];
};

type Plain = Omit<GameObjectRecord, 'memo' | 'memoStamp' | 'printed' | 'ability' | 'lastKnown'>;

/** An object as plain JSON, without the fields that have the values of an object that nothing has happened to. */
export interface ObjectSnapshot extends Partial<Plain> {
  readonly printed: DefinitionPointer;
  readonly ability?: Omit<StackAbility, 'definition'> & { readonly definition: DefinitionPointer };
  readonly lastKnown?: CharacteristicsSnapshot;
}

const always: ReadonlySet<string> = new Set(['id', 'kind', 'card', 'owner', 'controller', 'zone']);

export function objectSnapshot(object: GameObject): ObjectSnapshot {
  const { printed, ability, lastKnown, memo: _memo, memoStamp: _stamp, ...plain } = object;
  const { id, kind, card, owner, controller, zone } = object;
  const blank = new GameObjectRecord({ id, printed, kind, card, owner, controller, zone });
  const told = Object.entries(plain).filter(
    ([field, value]) => always.has(field) || value !== blank[field as keyof GameObjectRecord],
  );
  return {
    ...(Object.fromEntries(told) as Partial<Plain>),
    printed: printed.pointer,
    ...(ability === null ? {} : { ability: { ...ability, definition: ability.definition.pointer } }),
    ...(lastKnown === null ? {} : { lastKnown: characteristicsSnapshot(lastKnown) }),
  };
}

export function objectFrom(snapshot: ObjectSnapshot, catalog: Catalog): GameObject {
  const { printed, ability, lastKnown, ...plain } = snapshot;
  return new GameObjectRecord({
    ...(plain as NewObject),
    printed: printedAt(printed, catalog),
    ability: ability === undefined ? null : { ...ability, definition: catalog.ability(ability.definition) },
    lastKnown: lastKnown === undefined ? null : characteristicsFrom(lastKnown, catalog),
  });
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

/** What is printed at a pointer: on a face, on a token, or nothing on an ability of the stack. */
function printedAt(pointer: DefinitionPointer, catalog: Catalog): Printed {
  if (pointer === '') return nothingPrinted;
  const face = /^\/(?<definition>\d+)\/faces\/0$/.exec(pointer)?.groups?.['definition'];
  return face === undefined ? catalog.token(pointer) : catalog.printed(Number(face));
}
