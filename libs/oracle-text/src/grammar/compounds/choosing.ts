import type { Players } from '@stacktrail/card-tree';
import { conjugate } from '../../english/words.js';
import { no } from '../../syntax/syntax.js';
import { chosen } from '../chosen.js';
import { playersAsSubject, takesPluralVerb } from '../players.js';
import type { Compound } from './compound.js';

const you: Players = { players: 'you' };
const what = chosen('in', true);

/** “Choose a creature you control”, “you choose a nonland card from it” (CR 608.2d). */
export const choosing: Compound = {
  begins: null,
  words: ['choose', 'chooses'],
  read(reader) {
    const who = reader.word === 'choose' ? you : playersAsSubject.read(reader);
    if (who === no || !(reader.take('choose') || reader.take('chooses'))) return no;
    if (what.read(reader) === no) return no;
    const { scope } = reader;
    const choice = scope.choices[scope.choices.length - 1]!;
    scope.choices = scope.choices.slice(0, -1);
    return [{ ...choice, who: who !== you && who.players === 'you' ? { ...you, called: 'you' } : who }];
  },
  write(effects, at, writer) {
    const effect = effects[at];
    if (effect?.do !== 'choose objects') return 0;
    const { joined: _, ...choice } = effect;
    const { who } = choice;
    const unsaid = who.players === 'you' && who.called !== 'you';
    if (!unsaid && !(playersAsSubject.write(who, writer) && writer.add(' '))) return 0;
    writer.add(`${conjugate('choose', unsaid || takesPluralVerb(who))} `);
    writer.scope.choices = [{ ...choice, who: you }];
    return what.write({ objects: 'result', label: choice.label }, writer) ? 1 : 0;
  },
};
