import { type Players, isSameTree } from '@stacktrail/card-tree';
import { conjugate } from '../../english/words.js';
import { literally, no } from '../../syntax/syntax.js';
import { playersAsSubject, takesPluralVerb } from '../players.js';
import type { Reader } from '../../syntax/reader.js';
import type { Compound } from './compound.js';

const you: Players = { players: 'you' };
const aColor = literally(' a color');

/** Whether the text speaks of the color that it has a player choose: what a permanent's text chooses its other abilities may mean (CR 607.2d). */
function isSpokenOf({ tokens, at }: Reader): boolean {
  return tokens.some(({ word }, i) => i > at && word === 'color' && /^(that|chosen)$/.test(tokens[i - 1]!.word));
}

/** “Choose a color” in a text that alone knows it (CR 608.2d). */
export const notingColor: Compound = {
  begins: null,
  words: ['choose', 'chooses'],
  read(reader) {
    const { scope } = reader;
    const { types } = scope.speaker;
    if (!types.includes('Instant') && !types.includes('Sorcery') && !isSpokenOf(reader)) return no;
    const who = reader.word === 'choose' ? you : playersAsSubject.read(reader);
    if (who === no || !(reader.take('choose') || reader.take('chooses')) || aColor.read(reader) === no) return no;
    const label = scope.newLabel('color');
    scope.notedColor = label;
    return [{ do: 'note choice', who, choice: { choose: 'color' }, label }];
  },
  write(effects, at, writer) {
    const effect = effects[at];
    if (effect?.do !== 'note choice' || !isSameTree(effect.choice, { choose: 'color' })) return 0;
    const { who, label } = effect;
    const unsaid = who.players === 'you' && who.called !== 'you';
    if (!unsaid && !(playersAsSubject.write(who, writer) && writer.add(' '))) return 0;
    writer.scope.notedColor = label;
    return writer.add(conjugate('choose', unsaid || takesPluralVerb(who))) && aColor.write({}, writer) ? 1 : 0;
  },
};
