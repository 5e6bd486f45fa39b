import { referentNouns, type Granter, type Objects, type ReferentNoun } from '@stacktrail/card-tree';
import { isNamedAsTwo, kindOfSelf, nameOfSelf } from '../../english/text-source.js';
import type { Scope } from '../../syntax/scope.js';
import { mapped, no, type Syntax } from '../../syntax/syntax.js';

const selfNouns: ReadonlySet<string> = new Set([
  'creature', 'land', 'planeswalker', 'artifact', 'enchantment', 'battle', 'aura', 'equipment', 'vehicle', 'spell',
  'card', 'permanent', 'token', 'saga', 'class', 'case', 'room', 'siege', 'spacecraft', 'emblem', 'scheme', 'conspiracy',
  'plane', 'phenomenon',
]); // prettier-ignore

/**
 * “This creature”, a legend's short name, a spell's name: the object that has the text (CR 201.5). Other words for it
 * are kept in `called`: “this card”, “this spell”.
 */
export const self: Syntax<Objects> = {
  begins: new Set(['~', 'this']),
  fixedFields: { objects: 'this' },
  read(reader) {
    const { scope } = reader;
    if (scope.granter !== null && reader.word === '~') return no; // CR 201.5a: a name in a granted ability is that of the object that granted it.
    if (reader.take('~')) {
      nameIn(scope);
      return { objects: 'this' };
    }
    const noun = reader.ahead(1);
    if (reader.word !== 'this' || !selfNouns.has(noun)) return no;
    reader.next();
    const { text } = reader.next();
    nameIn(scope);
    if (nameOfSelf(scope.textSource) === `this ${text}`) return { objects: 'this' };
    const called = referentNouns.find((known) => known === text);
    if (meansGranter(text, scope)) return no;
    return called === undefined ? no : { objects: 'this', called };
  },
  write(objects, writer) {
    if (objects.objects !== 'this' || ['it', 'he', 'she', 'itself', 'nothing'].includes(objects.called ?? ''))
      return false;
    nameIn(writer.scope);
    return writer.add(objects.called === undefined ? nameOfSelf(writer.scope.textSource) : `this ${objects.called}`);
  },
};

/**
 * Nouns that are mostly those of the granter, not of the object that gains the ability. If that object has the same
 * noun, “this …” means it.
 */
const kindsOfGranters: ReadonlySet<string> = new Set(['Equipment', 'Aura', 'Vehicle', 'enchantment', 'artifact']);

/** The noun or name that a granted ability's text uses for its granter (CR 201.5a). */
function nameOfGranter({ textSource, granter }: Scope): string | undefined {
  const name = granter === null ? '' : nameOfSelf(granter);
  if (name === '' || name === nameOfSelf(textSource)) return undefined;
  return name.startsWith('this ') && !kindsOfGranters.has(name.slice(5)) ? undefined : name;
}

/** Whether “this …” in a granted ability means the granter, not the object that gained the ability (CR 201.5a). */
function meansGranter(kind: string, scope: Scope): boolean {
  const { granter, textSource } = scope;
  if (granter === null) return false;
  return (
    nameOfGranter(scope)?.toLowerCase() === `this ${kind.toLowerCase()}` ||
    (kindsOfGranters.has(kind) && textSource.types.length > 0)
  );
}

/** “This Equipment”, or a name: the object that granted the ability (CR 201.5a). */
export const grantingObject: Syntax<Objects> = {
  begins: self.begins,
  read(reader) {
    const { scope } = reader;
    const as = nameOfGranter(scope);
    if (as === undefined) return no;
    if (!reader.take('~') && !as.split(' ').every((word) => reader.take(word.toLowerCase()))) return no;
    const means: Granter = { objects: 'granter', as };
    scope.name(means, false, nounsOf(scope));
    return means;
  },
  write(objects, writer) {
    const { scope } = writer;
    if (objects.objects !== 'granter' || objects.called !== undefined || objects.as !== nameOfGranter(scope))
      return false;
    scope.name(objects, false, nounsOf(scope));
    return writer.add(objects.as);
  },
};

/** The granter, where the tree can hold nothing else. */
export const granter: Syntax<Granter> = mapped<Objects, Granter>(
  grantingObject,
  (objects) => (objects.objects === 'granter' ? objects : no),
  (objects) => objects,
);

function nounsOf({ granter }: Scope): readonly ReferentNoun[] {
  const kind = granter === null ? '' : kindOfSelf(granter);
  return [...referentNouns.filter((noun) => noun === kind), 'card', 'permanent'];
}

function nameIn(scope: Scope): void {
  scope.name({ objects: 'this' }, isNamedAsTwo(scope.textSource), [
    kindOfSelf(scope.textSource) as 'creature',
    'card',
    'permanent',
  ]);
}

/** The words for the object that has the text, where no field of the tree holds it. */
export const nameSelf: Syntax<object> = {
  begins: self.begins,
  read: (reader) => (self.read(reader) === no ? no : {}),
  write: (_, writer) => self.write({ objects: 'this' }, writer),
};
