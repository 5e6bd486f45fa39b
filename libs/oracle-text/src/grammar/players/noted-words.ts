import { isSameTree, type Choice, type Condition, type Players } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import type { Scope } from '../../syntax/scope.js';
import { literally, no, type Syntax } from '../../syntax/syntax.js';
import { playersAsSubject } from './players.js';

/** Lets later conditions ask for the chosen word: “if that player chooses self”. */
export function recordChosenWord(scope: Scope, label: string, choice: Choice, who: Players): void {
  if (choice.choose === 'word') scope.wordChoice = { label, among: choice.among, who };
}

function readWord(reader: Reader): string | undefined {
  const { kind, text } = reader.token;
  return kind === 'word' && /^[a-z]+$/.test(text) ? reader.next().text : undefined;
}

const or = literally(' or ');

/** “Self or others”: two options that are only words. */
export const wordsToChoose: Syntax<Choice> = {
  begins: null,
  fixedFields: { choose: 'word' },
  read(reader) {
    const first = readWord(reader);
    if (first === undefined || or.read(reader) === no) return no;
    const second = readWord(reader);
    return second === undefined ? no : { choose: 'word', among: [first, second] };
  },
  write: (choice, writer) =>
    choice.choose === 'word' && choice.among.length === 2 && writer.add(choice.among.join(' or ')),
};

const chooses = literally(' chooses ');

/** Whether the last choice of a word in the text offered this word, and this player made it. */
function isLastChoice({ wordChoice }: Scope, who: Players, word: string): boolean {
  return wordChoice !== null && wordChoice.among.includes(word) && isSameTree(wordChoice.who, who, 'called');
}

/** “That player chooses self”: a condition on a choice that the same text had a player make (CR 608.2d). */
export const chosenWord: Syntax<Condition> = {
  begins: new Set(['that', 'the']),
  fixedFields: { if: 'noted' },
  read(reader) {
    const { wordChoice } = reader.scope;
    if (wordChoice === null) return no;
    const who = playersAsSubject.read(reader);
    if (who === no || chooses.read(reader) === no) return no;
    const word = readWord(reader);
    if (word === undefined || !isLastChoice(reader.scope, who, word)) return no;
    return { if: 'noted', label: wordChoice.label, word, who };
  },
  write(condition, writer) {
    if (condition.if !== 'noted' || condition.who === undefined) return false;
    const { label, word, who } = condition;
    if (writer.scope.wordChoice?.label !== label || !isLastChoice(writer.scope, who, word)) return false;
    return playersAsSubject.write(who, writer) && chooses.write({}, writer) && writer.add(word);
  },
};
