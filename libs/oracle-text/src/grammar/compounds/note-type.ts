import { isSameTree, type Players } from '@stacktrail/card-tree';
import { conjugate } from '../../english/words.js';
import type { Reader } from '../../syntax/reader.js';
import { no, oneOf, words } from '../../syntax/syntax.js';
import { noteType, typesToChoose } from '../noted-types.js';
import { playersAsSubject, takesPluralVerb } from '../players.js';
import type { Compound } from './compound.js';

const you: Players = { players: 'you' };
const aType = oneOf(...typesToChoose.map((type) => words(type.words, type)));

/** Each of several players would choose one of their own: the text couldn't tell which is “that type”. */
function areSeveral({ players }: Players): boolean {
  return players.startsWith('each') || players === 'together';
}

/** Whether the text speaks of the type: what a permanent's text chooses its other abilities may mean (CR 607.2d). */
function isSpokenOf({ tokens, at }: Reader): boolean {
  return tokens.some(({ word }, i) => i > at && word === 'type' && /^(that|chosen)$/.test(tokens[i - 1]!.word));
}

/** “Choose a creature type” in a text that alone knows it (CR 608.2d). */
export const notingType: Compound = {
  begins: null,
  words: ['choose', 'chooses'],
  read(reader) {
    const { scope } = reader;
    if (!isSpokenOf(reader)) return no;
    const who = reader.word === 'choose' ? you : playersAsSubject.read(reader);
    if (who === no || areSeveral(who) || !(reader.take('choose') || reader.take('chooses'))) return no;
    const type = reader.must(aType);
    if (type === no) return no;
    const label = scope.newLabel('type');
    noteType(scope, { quality: type.quality, label });
    return [{ do: 'note choice', who, choice: type.choice, label }];
  },
  write(effects, at, writer) {
    const effect = effects[at];
    if (effect?.do !== 'note choice') return 0;
    const { who, label, choice } = effect;
    const type = typesToChoose.find((one) => isSameTree(one.choice, choice));
    if (type === undefined) return 0;
    const unsaid = who.players === 'you' && who.called !== 'you';
    if (!unsaid && !(playersAsSubject.write(who, writer) && writer.add(' '))) return 0;
    noteType(writer.scope, { quality: type.quality, label });
    return writer.add(`${conjugate('choose', unsaid || takesPluralVerb(who))} ${type.words}`) ? 1 : 0;
  },
};
