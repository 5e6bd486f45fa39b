import type { Choice, Effect, Filter, Modification, NotedQuality } from '@stacktrail/card-tree';
import { withChanges, type TextSoFar } from '../../syntax/text-so-far.js';
import type { Scope } from '../../syntax/scope.js';
import { isSameTree } from '@stacktrail/card-tree';
import { literally, no, oneOf, type Syntax } from '../../syntax/syntax.js';

/** A type that a text can have a player choose, and the filter that later asks for it. */
export interface TypeToChoose {
  readonly words: string;
  readonly choice: Choice;
  readonly quality: NotedQuality;
}

/** The kinds of types that a text can have a player choose among (CR 205.2, 205.3). */
export const typesToChoose: readonly TypeToChoose[] = [
  {
    words: 'a creature type other than Wall',
    choice: { choose: 'creature type', except: ['Wall'] },
    quality: 'creature type',
  },
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
  /** Whether it is one of the basic land types (CR 305.6). */
  readonly basic?: boolean;
}

const before = 'type: ';
const ofBasics = ' of basics';

/** Lets later words mean the chosen type: “that type”, “the chosen type”. */
export function recordChosenType(scope: Scope, { quality, label, basic }: NotedType): void {
  const others = Object.entries(scope.thisWay).filter(([name]) => !name.startsWith(before));
  scope.thisWay = { ...Object.fromEntries(others), [`${before}${quality}${basic === true ? ofBasics : ''}`]: label };
}

/** The last type that the text had a player choose. */
function notedType({ thisWay }: Scope): NotedType | undefined {
  const found = Object.entries(thisWay).find(([name]) => name.startsWith(before));
  if (found === undefined) return undefined;
  const [name, label] = found;
  const quality = name.slice(before.length).replace(ofBasics, '') as NotedQuality;
  return { quality, label, basic: name.endsWith(ofBasics) };
}

function ofNoted(text: string, said?: 'chosen'): Syntax<Filter> {
  const words = literally(text);
  return {
    begins: words.begins,
    fixedFields: { is: 'has noted' },
    read(reader) {
      const type = notedType(reader.scope);
      if (type === undefined || words.read(reader) === no) return no;
      const { quality, label } = type;
      return { is: 'has noted', quality, label, ...(said && { said }) };
    },
    write(filter, writer) {
      const type = notedType(writer.scope);
      if (filter.is !== 'has noted' || type === undefined || filter.said !== said) return false;
      return filter.label === type.label && filter.quality === type.quality && words.write({}, writer);
    },
  };
}

/** “Of that type”, “of the chosen type”: of the type that the text had a player choose (CR 608.2d). */
export const ofNotedType: Syntax<Filter> = oneOf(ofNoted(' of that type'), ofNoted(' of the chosen type', 'chosen'));

/** The same words after “that are” and “that aren't”. */
export const beingOfNotedType: Syntax<Filter> = oneOf(ofNoted('of that type'), ofNoted('of the chosen type', 'chosen'));

const theChosenType = literally(' of the chosen type');

/**
 * “Of the chosen type”: of the type chosen for this text's object (CR 607.2d), unless the text itself had a player
 * choose one.
 */
export const ofTypeOfObject: Syntax<Filter> = {
  begins: theChosenType.begins,
  fixedFields: { is: 'chosen' },
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

type TypeOfChoice = NonNullable<TextSoFar['typeOfChoice']>;
type NotedChoice = Extract<Effect, { readonly do: 'note choice' }>;

/** The instruction to choose a type that only this text refers to (CR 608.2d). */
export function chooseTypeInstruction({ label, choose }: TypeOfChoice): NotedChoice {
  return { do: 'note choice', who: { players: 'you' }, choice: { choose }, label };
}

export function typeNotedByYou(effect: Effect | undefined): TextSoFar['typeOfChoice'] {
  if (effect?.do !== 'note choice') return null;
  const { joined: _, ...whole } = effect;
  const { label, choice } = whole;
  if (choice.choose !== 'creature type' && choice.choose !== 'basic land type') return null;
  const found = { label, choose: choice.choose };
  return isSameTree(whole, chooseTypeInstruction(found)) ? found : null;
}

/** Sets the type that the clause chooses for its own words. */
export function setTypeOfChoice(scope: Scope, typeOfChoice: TextSoFar['typeOfChoice']): void {
  scope.soFar = withChanges(scope.soFar, { typeOfChoice });
}

const ofYourChoice = (['creature type', 'basic land type'] as const).map((choose) => ({
  choose,
  words: literally(`the ${choose} of your choice`),
}));

function noteTypeOf(scope: Scope, { label, choose }: TypeOfChoice): void {
  const basic = choose === 'basic land type';
  recordChosenType(scope, { quality: basic ? 'land type' : choose, label, basic });
}

/**
 * “The creature type of your choice”: the clause makes this choice for its own words. Outside of clauses the words
 * aren't read.
 */
const typeOfYourChoice: Syntax<TypeOfChoice> = {
  begins: new Set(['the']),
  read(reader) {
    const { scope } = reader;
    if (scope.each === undefined || scope.soFar.typeOfChoice !== null) return no;
    const from = reader.mark();
    for (const { choose, words } of ofYourChoice) {
      if (words.read(reader) !== no) {
        const type = { label: scope.newLabel('type'), choose };
        setTypeOfChoice(scope, type);
        noteTypeOf(scope, type);
        return type;
      }
      reader.back(from);
    }
    return no;
  },
  write(type, writer) {
    const { scope } = writer;
    if (!isSameTree(scope.soFar.typeOfChoice, type)) return false;
    setTypeOfChoice(scope, null);
    noteTypeOf(scope, type);
    return ofYourChoice.some(({ choose, words }) => choose === type.choose && words.write({}, writer));
  },
};

const of = literally(' of ');

/** “Creatures of the creature type of your choice.” */
export const ofTypeOfYourChoice: Syntax<Filter> = {
  begins: of.begins,
  fixedFields: { is: 'has noted' },
  read(reader) {
    const type = of.read(reader) === no ? no : typeOfYourChoice.read(reader);
    if (type === no) return no;
    return { is: 'has noted', quality: type.choose === 'creature type' ? type.choose : 'land type', label: type.label };
  },
  write(filter, writer) {
    const type = writer.scope.soFar.typeOfChoice;
    if (filter.is !== 'has noted' || filter.said !== undefined || type?.label !== filter.label) return false;
    return of.write({}, writer) && typeOfYourChoice.write(type, writer);
  },
};

type Becoming = Extract<Modification, { readonly change: 'become chosen type' }>;
type Become = Pick<Becoming, 'quality' | 'noted' | 'said'>;

function becomingNoted(text: string, said: Pick<Become, 'said'>): Syntax<Become> {
  const words = literally(text);
  const meant = (scope: Scope): Become | undefined => {
    const type = notedType(scope);
    if (type === undefined || (type.quality !== 'creature type' && type.quality !== 'land type')) return undefined;
    return { quality: type.basic === true ? 'basic land type' : type.quality, noted: type.label, ...said };
  };
  return {
    begins: words.begins,
    read: (reader) => (words.read(reader) === no ? no : (meant(reader.scope) ?? no)),
    write({ quality, noted, said: worded }, writer) {
      const type = meant(writer.scope);
      if (type === undefined || type.noted !== noted || type.quality !== quality || type.said !== worded) return false;
      return words.write({}, writer);
    },
  };
}

/** The type that an object becomes: “the creature type of your choice”, “that type”, “the chosen type”. */
export const typeToBecome: Syntax<Become> = oneOf<Become>(
  {
    begins: typeOfYourChoice.begins,
    read(reader) {
      const type = typeOfYourChoice.read(reader);
      return type === no ? no : { quality: type.choose, noted: type.label };
    },
    write({ quality, noted, said }, writer) {
      const type = writer.scope.soFar.typeOfChoice;
      if (said !== undefined || type?.label !== noted || type?.choose !== quality) return false;
      return typeOfYourChoice.write(type, writer);
    },
  },
  becomingNoted('that type', {}),
  becomingNoted('the chosen type', { said: 'type' }),
);
