import { type Effect, isSameTree, type Objects, type Players } from '@stacktrail/card-tree';
import type { Scope } from '../../syntax/scope.js';
import { literally, no } from '../../syntax/syntax.js';
import { numeral } from '../basics/numerals.js';
import { rememberDiscarded } from '../this-way/this-way.js';
import type { Compound } from './compound.js';

const you: Players = { players: 'you' };
const hand: Objects = { objects: 'each', filter: { is: 'card' }, zone: 'hand', of: you };
const discard = literally('discard up to ');
const oneCard = literally(' card');
const cards = literally(' cards');

/** Lets later words refer to the discarded cards, and to “that many”. */
function nameDiscarded(scope: Scope, label: string, many: boolean): void {
  scope.subject = { means: you, plural: true };
  scope.recordAffected('discarded', { objects: 'result', label }, many);
  rememberDiscarded(scope, label);
}

/** “Discard up to two cards, then draw that many cards”: the cards and their number are chosen first (CR 701.9b). */
export const discardUpTo: Compound = {
  begins: discard.begins,
  read(reader) {
    const most = discard.read(reader) === no ? no : numeral.read(reader);
    if (most === no || (most === 1 ? oneCard : cards).read(reader) === no) return no;
    const { scope } = reader;
    const [chosen, label] = [scope.newLabel('chosen'), scope.newLabel('discarded')];
    nameDiscarded(scope, label, most !== 1);
    return [
      { do: 'choose objects', who: you, from: hand, min: 0, max: most, label: chosen },
      { do: 'discard cards', what: { objects: 'result', label: chosen }, label, joined: 'and' },
    ];
  },
  write(effects, at, writer) {
    const [choice, discarding] = [effects[at], effects[at + 1]] as readonly (Effect | undefined)[];
    if (choice?.do !== 'choose objects' || discarding?.do !== 'discard cards' || choice.min !== 0) return 0;
    if (!isSameTree(choice.from, hand) || choice.together !== undefined || choice.atRandom) return 0;
    if (!isSameTree(discarding.what, { objects: 'result', label: choice.label }) || discarding.who !== undefined)
      return 0;
    if (!discard.write({}, writer) || !numeral.write(choice.max, writer)) return 0;
    (choice.max === 1 ? oneCard : cards).write({}, writer);
    const { label } = discarding;
    writer.scope.subject = { means: you, plural: true };
    if (label !== undefined) nameDiscarded(writer.scope, label, choice.max !== 1);
    return 2;
  },
};
