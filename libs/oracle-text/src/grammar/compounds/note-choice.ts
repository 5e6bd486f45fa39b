import { isSameTree, type Choice, type Effect, type Players } from '@stacktrail/card-tree';
import { conjugate } from '../../english/words.js';
import type { Reader } from '../../syntax/reader.js';
import type { Scope } from '../../syntax/scope.js';
import { says } from '../../syntax/says.js';
import { no, oneOf, words, type Syntax } from '../../syntax/syntax.js';
import { recordChosenName, namesToChoose } from '../nouns/noted-names.js';
import { recordChosenType, typesToChoose } from '../nouns/noted-types.js';
import { digits } from '../basics/numerals.js';
import { parities } from '../nouns/of-chosen-parity.js';
import { numberChosen } from '../this-way/this-way.js';
import { recordChosenWord, wordsToChoose } from '../players/noted-words.js';
import { playersAsSubject, takesPluralVerb } from '../players/players.js';
import type { Compound } from './compound.js';

type NotedChoice = Extract<Effect, { readonly do: 'note choice' }>['choice'];

/** A choice that only this text refers to (CR 608.2d): “a color”, “a creature type”. */
interface Noting {
  /** The beginning of its labels. */
  readonly called: string;
  readonly choice: Syntax<NotedChoice>;
  /** Whether later words of this text mean the choice; if not, another ability can (CR 607.2d). */
  readonly isSpokenOf: (reader: Reader) => boolean;
  /** Lets later words of this text mean the choice. */
  readonly note: (scope: Scope, label: string, choice: NotedChoice, who: Players) => void;
  /** Whether each of several players can choose, because the text distinguishes their choices. */
  readonly ofSeveral?: true;
}

/** Whether the noun follows later after one of these words: “that name”, “the chosen type”. */
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
    note: recordChosenName,
    ofSeveral: true,
  },
  {
    called: 'type',
    choice: choices(typesToChoose.map((type) => [type.words, type.choice])),
    isSpokenOf: (reader) => isSaidLater(reader, 'type', /^(that|chosen)$/),
    note(scope, label, choice) {
      const { quality } = typesToChoose.find((type) => isSameTree(type.choice, choice))!;
      recordChosenType(scope, { quality, label, basic: choice.choose === 'basic land type' });
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
    choice: choices([['odd or even', { choose: 'word', among: parities }]]),
    isSpokenOf: (reader) => isSaidLater(reader, 'quality', /^chosen$/),
    note: recordChosenWord,
  },
  {
    called: 'word',
    choice: wordsToChoose,
    isSpokenOf: (reader) => isSaidLater(reader, 'chooses', /./) || isSaidLater(reader, 'kind', /^chosen$/),
    note: recordChosenWord,
  },
];

/** Whether several players would each choose; the text couldn't say whose choice is meant. */
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
