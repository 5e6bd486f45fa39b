import { isSameTree, type Effect } from '@stacktrail/card-tree';
import { says } from '../../syntax/says.js';
import { literally, no, oneOf, type Syntax } from '../../syntax/syntax.js';
import { without } from '../../syntax/without.js';

type NotedChoice = Extract<Effect, { readonly do: 'note choice' }>;

/** The instruction by which you choose a color that only this text knows (CR 608.2d). */
export function notingOf(label: string): NotedChoice {
  return { do: 'note choice', who: { players: 'you' }, choice: { choose: 'color' }, label };
}

export function isNotingOfYours(effect: Effect | undefined): effect is NotedChoice {
  if (effect?.do !== 'note choice') return false;
  const { joined: _, ...choice } = effect;
  return isSameTree(choice, notingOf(effect.label));
}

const ofYourChoice = literally('the color of your choice');

/** “The color of your choice”: the clause chooses it for what it says. Outside of clauses nothing is chosen. */
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
    if (scope.colorOfChoice !== label) return false;
    scope.colorOfChoice = null;
    scope.notedColor = label;
    return ofYourChoice.write({}, writer);
  },
};

/** What refers to a color that the text has had a player choose. */
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

/** “The chosen color” of the object whose text it is (CR 607.2d), unless the text itself has had a player choose one. */
export const chosenForObject: Syntax<object> = {
  begins: theChosenColor.begins,
  read: (reader) => (reader.scope.notedColor === null ? theChosenColor.read(reader) : no),
  write: (_, writer) => writer.scope.notedColor === null && theChosenColor.write({}, writer),
};

/** “That color”: the one that was chosen before in the same text. */
export const thatColor = noted('that color');

const unsaid = (label: Syntax<string>): Syntax<NotedColor> => without(['said'], says<NotedColor>({})`${{ label }}`);

/** “The chosen color”, “that color”, of the one that the text has had a player choose. */
export const notedColor: Syntax<NotedColor> = oneOf(chosenColor, unsaid(thatColor));

/** The same where the clause may choose it itself. */
export const notedOrChosenNow: Syntax<NotedColor> = oneOf(unsaid(colorOfYourChoice), notedColor);

/** The label of the color that something becomes. */
export const colorToBecome: Syntax<string> = oneOf(noted('the chosen color'), colorOfYourChoice);
