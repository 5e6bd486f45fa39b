import type { Choice, Filter, NotedQuality } from '@stacktrail/card-tree';
import type { Scope } from '../syntax/scope.js';
import { literally, no, oneOf, type Syntax } from '../syntax/syntax.js';

/** What a text can have a player choose a type of, with what an object is then asked for. */
export interface TypeToChoose {
  readonly words: string;
  readonly choice: Choice;
  readonly quality: NotedQuality;
}

/** The kinds of types that a text can have a player choose among (CR 205.2, 205.3). */
export const typesToChoose: readonly TypeToChoose[] = [
  { words: 'a creature type', choice: { choose: 'creature type' }, quality: 'creature type' },
  { words: 'a basic land type', choice: { choose: 'basic land type' }, quality: 'land type' },
  { words: 'a land type', choice: { choose: 'land type' }, quality: 'land type' },
  { words: 'a card type', choice: { choose: 'card type' }, quality: 'card type' },
  {
    // CR 110.4.
    words: 'a permanent type',
    choice: { choose: 'card type', among: ['Artifact', 'Battle', 'Creature', 'Enchantment', 'Land', 'Planeswalker'] },
    quality: 'card type',
  },
];

interface NotedType {
  readonly quality: NotedQuality;
  readonly label: string;
}

const before = 'type: ';

/** Later words of the text mean the type that was chosen: “that type”, “the chosen type”. */
export function noteType(scope: Scope, { quality, label }: NotedType): void {
  const others = Object.entries(scope.thisWay).filter(([name]) => !name.startsWith(before));
  scope.thisWay = { ...Object.fromEntries(others), [`${before}${quality}`]: label };
}

/** The type that the text has had a player choose last. */
function notedType({ thisWay }: Scope): NotedType | undefined {
  const found = Object.entries(thisWay).find(([name]) => name.startsWith(before));
  return found && { quality: found[0].slice(before.length) as NotedQuality, label: found[1] };
}

function ofNoted(text: string, said?: 'chosen'): Syntax<Filter> {
  const words = literally(text);
  return {
    begins: words.begins,
    marks: { is: 'has noted' },
    read(reader) {
      const type = notedType(reader.scope);
      if (type === undefined || words.read(reader) === no) return no;
      return { is: 'has noted', ...type, ...(said && { said }) };
    },
    write(filter, writer) {
      const type = notedType(writer.scope);
      if (filter.is !== 'has noted' || type === undefined || filter.said !== said) return false;
      return filter.label === type.label && filter.quality === type.quality && words.write({}, writer);
    },
  };
}

/** “Of that type”, “of the chosen type”: of the one that the text has had a player choose (CR 608.2d). */
export const ofNotedType: Syntax<Filter> = oneOf(ofNoted(' of that type'), ofNoted(' of the chosen type', 'chosen'));

/** The same after “that are” and “that aren't”. */
export const beingOfNotedType: Syntax<Filter> = oneOf(ofNoted('of that type'), ofNoted('of the chosen type', 'chosen'));

const theChosenType = literally(' of the chosen type');

/** “Of the chosen type”: of the one chosen for the object whose text it is (CR 607.2d), unless the text chose one. */
export const ofTypeOfObject: Syntax<Filter> = {
  begins: theChosenType.begins,
  marks: { is: 'chosen' },
  read: (reader) =>
    notedType(reader.scope) !== undefined || theChosenType.read(reader) === no
      ? no
      : { is: 'chosen', quality: 'creature type' },
  write: (filter, writer) =>
    filter.is === 'chosen' &&
    filter.quality === 'creature type' &&
    filter.label === undefined &&
    notedType(writer.scope) === undefined &&
    theChosenType.write({}, writer),
};
