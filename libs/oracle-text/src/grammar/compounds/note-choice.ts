import { isSameTree, type Choice, type Effect, type Players } from '@stacktrail/card-tree';
import { conjugate } from '../../english/words.js';
import type { Reader } from '../../syntax/reader.js';
import type { Scope } from '../../syntax/scope.js';
import { says } from '../../syntax/says.js';
import { no, oneOf, words, type Syntax } from '../../syntax/syntax.js';
import { nameNoted, namesToChoose } from '../nouns/noted-names.js';
import { noteType, typesToChoose } from '../nouns/noted-types.js';
import { digits } from '../basics/numerals.js';
import { numberChosen } from '../this-way/this-way.js';
import { noteWord, wordsToChoose } from '../players/noted-words.js';
import { playersAsSubject, takesPluralVerb } from '../players/players.js';
import type { Compound } from './compound.js';

type NotedChoice = Extract<Effect, { readonly do: 'note choice' }>['choice'];

/** What a player can be told to choose, where only this text knows the choice (CR 608.2d): “a color”, “a creature type”. */
interface Noting {
  /** What its labels begin with. */
  readonly called: string;
  readonly choice: Syntax<NotedChoice>;
  /** Whether the rest of the text means what is chosen here; another ability may, where it doesn't (CR 607.2d). */
  readonly isSpokenOf: (reader: Reader) => boolean;
  /** Later words of the text can mean it. */
  readonly note: (scope: Scope, label: string, choice: NotedChoice, who: Players) => void;
  /** Each of several players can be told to: the text tells apart whose is meant. */
  readonly ofSeveral?: true;
}

/** Whether a noun follows after one of these words: “that name”, “the chosen type”. */
function isSaidLater({ tokens, at }: Reader, noun: string, before: RegExp): boolean {
  return tokens.some(({ word }, i) => i > at && word === noun && before.test(tokens[i - 1]!.word));
}

function choices(of: readonly (readonly [text: string, choice: NotedChoice])[]): Syntax<NotedChoice> {
  return oneOf(...of.map(([text, choice]) => words<NotedChoice>(text, choice, (other) => isSameTree(other, choice))));
}

const color: Choice = { choose: 'color' };

type NumberChoice = Extract<Choice, { readonly choose: 'number' }>;

const notings: readonly Noting[] = [
  {
    called: 'color',
    choice: choices([['a color', color]]),
    isSpokenOf: (reader) =>
      reader.scope.textSource.types.some((type) => type === 'Instant' || type === 'Sorcery') ||
      isSaidLater(reader, 'color', /^(that|chosen)$/),
    note: (scope, label) => void (scope.notedColor = label),
    ofSeveral: true,
  },
  {
    called: 'name',
    choice: choices(namesToChoose),
    isSpokenOf: (reader) => isSaidLater(reader, 'name', /^(that|chosen)$/),
    note: nameNoted,
    ofSeveral: true,
  },
  {
    called: 'type',
    choice: choices(typesToChoose.map((type) => [type.words, type.choice])),
    isSpokenOf: (reader) => isSaidLater(reader, 'type', /^(that|chosen)$/),
    note(scope, label, choice) {
      const { quality } = typesToChoose.find((type) => isSameTree(type.choice, choice))!;
      noteType(scope, { quality, label, basic: choice.choose === 'basic land type' });
    },
  },
  {
    called: 'number',
    choice: says<NumberChoice>({ choose: 'number' })`a number between ${{ min: digits }} and ${{ max: digits }}`,
    isSpokenOf: (reader) => isSaidLater(reader, 'number', /^(that|chosen)$/),
    note: (scope, label) => void (scope.thisWay = { ...scope.thisWay, [numberChosen]: label }),
  },
  {
    called: 'word',
    choice: wordsToChoose,
    isSpokenOf: (reader) => isSaidLater(reader, 'chooses', /./) || isSaidLater(reader, 'kind', /^chosen$/),
    note: noteWord,
  },
];

/** Each of several players would choose one of their own: the text couldn't tell whose is meant. */
function areSeveral({ players }: Players): boolean {
  return players.startsWith('each') || players === 'together';
}

const you: Players = { players: 'you' };

function compound({ called, choice, isSpokenOf, note, ofSeveral }: Noting): Compound {
  return {
    begins: null,
    words: ['choose', 'chooses'],
    read(reader) {
      const { scope } = reader;
      if (!isSpokenOf(reader)) return no;
      const who = reader.word === 'choose' ? you : playersAsSubject.read(reader);
      if (who === no || (ofSeveral !== true && areSeveral(who))) return no;
      if (!(reader.take('choose') || reader.take('chooses'))) return no;
      const chosen = reader.must(choice);
      if (chosen === no) return no;
      const label = scope.newLabel(called);
      note(scope, label, chosen, who);
      return [{ do: 'note choice', who, choice: chosen, label }];
    },
    write(effects, at, writer) {
      const effect = effects[at];
      if (effect?.do !== 'note choice') return 0;
      const unsaid = effect.who.players === 'you' && effect.who.called !== 'you';
      if (!unsaid && !(playersAsSubject.write(effect.who, writer) && writer.add(' '))) return 0;
      writer.add(`${conjugate('choose', unsaid || takesPluralVerb(effect.who))} `);
      if (!choice.write(effect.choice, writer)) return 0;
      note(writer.scope, effect.label, effect.choice, effect.who);
      return 1;
    },
  };
}

/** “Choose a color”, “target opponent chooses a creature type”, where only this text knows the choice (CR 608.2d). */
export const notingChoices: readonly Compound[] = notings.map(compound);
