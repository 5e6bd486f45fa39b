import { type Players, isSameTree } from '@stacktrail/card-tree';
import { conjugate } from '../../english/words.js';
import type { Reader } from '../../syntax/reader.js';
import { no, oneOf, words } from '../../syntax/syntax.js';
import { nameNoted, namesToChoose } from '../noted-names.js';
import { playersAsSubject, takesPluralVerb } from '../players.js';
import type { Compound } from './compound.js';

const you: Players = { players: 'you' };
const aName = oneOf(...namesToChoose.map(([text, choice]) => words(text, choice)));

/** Whether the text speaks of the name: what a permanent's text chooses its other abilities may mean (CR 607.2d). */
function isSpokenOf({ tokens, at }: Reader): boolean {
  return tokens.some(({ word }, i) => i > at && word === 'name' && tokens[i - 1]!.word === 'that');
}

/** “Choose a card name” in a text that alone knows it (CR 608.2d). */
export const notingName: Compound = {
  begins: null,
  words: ['choose', 'chooses'],
  read(reader) {
    const { scope } = reader;
    if (!isSpokenOf(reader)) return no;
    const who = reader.word === 'choose' ? you : playersAsSubject.read(reader);
    if (who === no || !(reader.take('choose') || reader.take('chooses'))) return no;
    const choice = reader.must(aName);
    if (choice === no) return no;
    const label = scope.newLabel('name');
    nameNoted(scope, label);
    return [{ do: 'note choice', who, choice, label }];
  },
  write(effects, at, writer) {
    const effect = effects[at];
    if (effect?.do !== 'note choice') return 0;
    const { who, label, choice } = effect;
    const text = namesToChoose.find(([, other]) => isSameTree(other, choice))?.[0];
    if (text === undefined) return 0;
    const unsaid = who.players === 'you' && who.called !== 'you';
    if (!unsaid && !(playersAsSubject.write(who, writer) && writer.add(' '))) return 0;
    nameNoted(writer.scope, label);
    return writer.add(`${conjugate('choose', unsaid || takesPluralVerb(who))} ${text}`) ? 1 : 0;
  },
};
