import { isSameTree, type Effect } from '@stacktrail/card-tree';
import { says } from '../../syntax/says.js';
import { literally, no, oneOf, type Syntax } from '../../syntax/syntax.js';
import { without } from '../../syntax/without.js';

type NotedChoice = Extract<Effect, { readonly do: 'note choice' }>;

/** The label of several colors that are chosen together begins so. */
const several = 'colors ';

/** The instruction to choose a color that only this text refers to (CR 608.2d). */
export function chooseColorInstruction(label: string): NotedChoice {
  const choice = { choose: 'color', ...(label.startsWith(several) && { several: true as const }) } as const;
  return { do: 'note choice', who: { players: 'you' }, choice, label };
}

export function isNotingOfYours(effect: Effect | undefined): effect is NotedChoice {
  if (effect?.do !== 'note choice') return false;
  const { joined: _, ...choice } = effect;
  return isSameTree(choice, chooseColorInstruction(effect.label));
}

const ofYourChoice = literally('the color of your choice');

/**
 * “The color of your choice”: the clause makes this choice for its own words. Outside of clauses the words aren't read.
 */
export const colorOfYourChoice: Syntax<string> = {
  begins: ofYourChoice.begins,
  read(reader) {
    const { scope } = reader;
    if (scope.each === undefined || scope.colorOfChoice !== null || ofYourChoice.read(reader) === no) return no;
    const label = scope.newLabel('color');
    scope.colorOfChoice = label;
    scope.notedColor = label;
    return label;
  },
  write(label, writer) {
    const { scope } = writer;
    if (scope.colorOfChoice !== label || label.startsWith(several)) return false;
    scope.colorOfChoice = null;
    scope.notedColor = label;
    return ofYourChoice.write({}, writer);
  },
};

const colorsWords = literally('the color or colors of your choice');

/** “The color or colors of your choice”: any number of colors, but at least one. */
const colorsOfYourChoice: Syntax<string> = {
  begins: colorsWords.begins,
  read(reader) {
    const { scope } = reader;
    if (scope.each === undefined || scope.colorOfChoice !== null || colorsWords.read(reader) === no) return no;
    const label = scope.newLabel('colors');
    scope.colorOfChoice = label;
    return label;
  },
  write(label, writer) {
    const { scope } = writer;
    if (scope.colorOfChoice !== label || !label.startsWith(several)) return false;
    scope.colorOfChoice = null;
    return colorsWords.write({}, writer);
  },
};

/** A reference to a color that the text had a player choose. */
interface NotedColor {
  readonly label: string;
  readonly said?: 'chosen';
}

function noted(text: string): Syntax<string> {
  const said = literally(text);
  return {
    begins: said.begins,
    read: (reader) => (said.read(reader) === no ? no : (reader.scope.notedColor ?? no)),
    write: (label, writer) => label === writer.scope.notedColor && said.write({}, writer),
  };
}

const theChosenColor = literally('the chosen color');

const chosenColor = says<NotedColor>({ said: 'chosen' })`${{ label: noted('the chosen color') }}`;

/**
 * “The chosen color”: the color chosen for this text's object (CR 607.2d), unless the text itself had a player choose
 * one.
 */
export const chosenForObject: Syntax<object> = {
  begins: theChosenColor.begins,
  read: (reader) => (reader.scope.notedColor === null ? theChosenColor.read(reader) : no),
  write: (_, writer) => writer.scope.notedColor === null && theChosenColor.write({}, writer),
};

/** “That color”: the color that this text had a player choose. */
export const thatColor = noted('that color');

const unsaid = (label: Syntax<string>): Syntax<NotedColor> => without(['said'], says<NotedColor>({})`${{ label }}`);

/** “The chosen color”, “that color”: the color that this text had a player choose. */
export const notedColor: Syntax<NotedColor> = oneOf(chosenColor, unsaid(thatColor));

/** As `notedColor`; the clause can also make the choice itself. */
export const notedOrChosenNow: Syntax<NotedColor> = oneOf(unsaid(colorOfYourChoice), notedColor);

/** The label of the color that an object becomes. */
export const colorToBecome: Syntax<string> = oneOf(noted('the chosen color'), colorOfYourChoice, colorsOfYourChoice);
