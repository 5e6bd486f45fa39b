import { kindOfSelf, nameOfSelf, shortName, type Speaker } from '../printer/context.js';
import { referentNouns, type Objects, type ReferentNoun } from '../references.js';
import { no, type Syntax } from '../syntax/syntax.js';

const selfNouns: ReadonlySet<string> = new Set([
  'creature', 'land', 'planeswalker', 'artifact', 'enchantment', 'battle', 'aura', 'equipment', 'vehicle', 'spell',
  'card', 'permanent', 'token', 'saga', 'class', 'case', 'room', 'siege', 'spacecraft', 'emblem',
]); // prettier-ignore

/**
 * “This creature”, a legend's short name, a spell's name: the object whose text it is (CR 201.5). Other words for it are
 * kept: “this card”, “this spell”.
 */
export const self: Syntax<Objects> = {
  begins: new Set(['~', 'this']),
  read(reader) {
    const { scope } = reader;
    if (reader.take('~')) {
      nameIn(scope);
      return { objects: 'this' };
    }
    const noun = reader.ahead(1);
    if (reader.word !== 'this' || !selfNouns.has(noun)) return no;
    reader.next();
    const { text } = reader.next();
    nameIn(scope);
    if (nameOfSelf(scope.speaker) === `this ${text}`) return { objects: 'this' };
    const called = referentNouns.find((known) => known === text);
    if (called !== undefined && meansGranter(called, scope.speaker)) return no;
    return called === undefined ? no : { objects: 'this', called };
  },
  write(objects, writer) {
    if (objects.objects !== 'this' || ['it', 'itself', 'nothing'].includes(objects.called ?? '')) return false;
    nameIn(writer.scope);
    return writer.add(objects.called === undefined ? nameOfSelf(writer.scope.speaker) : `this ${objects.called}`);
  },
};

/** A legend whose name is that of two: “Pia and Nalaar enter”. */
export function selfIsPlural({ name, supertypes }: Speaker): boolean {
  return supertypes.includes('Legendary') && / (?:and|&) /.test(shortName(name));
}

/** In an ability that something gains, “this Equipment” is what it gains it from (CR 201.5a): no reference says that yet. */
function meansGranter(called: ReferentNoun, { name, types }: Speaker): boolean {
  return (
    name === '' && ['Equipment', 'Aura', 'Vehicle', 'enchantment', 'artifact'].includes(called) && types.length > 0
  );
}

function nameIn(scope: { readonly speaker: Speaker; name: import('../syntax/scope.js').Scope['name'] }): void {
  scope.name({ objects: 'this' }, selfIsPlural(scope.speaker), [
    kindOfSelf(scope.speaker) as 'creature',
    'card',
    'permanent',
  ]);
}

/** The same where nothing of the tree stands for it: the words name it. */
export const nameSelf: Syntax<object> = {
  begins: self.begins,
  read: (reader) => (self.read(reader) === no ? no : {}),
  write: (_, writer) => self.write({ objects: 'this' }, writer),
};
