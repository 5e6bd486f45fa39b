import { type Amount, type Effect, type Filter, isSameTree, type Objects, type Players } from '@stacktrail/card-tree';
import type { Scope } from '../../syntax/scope.js';
import { says } from '../../syntax/says.js';
import { literally, no, oneOf } from '../../syntax/syntax.js';
import { numeral } from '../basics/numerals.js';
import { noun } from '../nouns/nouns.js';
import { rememberDiscarded } from '../this-way/this-way.js';
import type { Compound } from './compound.js';

const you: Players = { players: 'you' };
const discard = literally('discard ');
const oneCard = noun(false, 'card');
const cards = noun(true, 'card');

const handOf = (filter: Filter): Objects => ({ objects: 'each', filter, zone: 'hand', of: you });

interface HowMany {
  readonly min: number;
  readonly max: Amount;
}

const howMany = oneOf<HowMany>(
  says<HowMany>({ min: 0 })`up to ${{ max: numeral }} `,
  says<HowMany>({ min: 0, max: { amount: 'any number' } })`any number of `,
  says<HowMany>({ min: 1, max: { amount: 'any number' } })`one or more `,
);

/** Any number of cards of any kind is one instruction of its own. */
function isPlain({ min, max }: HowMany, filter: Filter): boolean {
  return min === 0 && typeof max === 'object' && filter.is === 'card';
}

/** Lets later words refer to the discarded cards, and to “that many”. */
function nameDiscarded(scope: Scope, label: string, many: boolean): void {
  scope.subject = { means: you, plural: true };
  scope.recordAffected('discarded', { objects: 'result', label }, many);
  rememberDiscarded(scope, label);
}

/**
 * “Discard up to two cards, then draw that many cards”, “discard one or more land cards”: the cards and their number are chosen first (CR
 * 701.9b).
 */
export const discardUpTo: Compound = {
  begins: discard.begins,
  read(reader) {
    const many = discard.read(reader) === no ? no : howMany.read(reader);
    const found = many === no ? no : (many.max === 1 ? oneCard : cards).read(reader);
    if (many === no || found === no) return no;
    const filter: Filter = found.is === 'anything' ? { is: 'card' } : found;
    if (isPlain(many, filter)) return no;
    const { scope } = reader;
    const [chosen, label] = [scope.newLabel('chosen'), scope.newLabel('discarded')];
    nameDiscarded(scope, label, many.max !== 1);
    return [
      { do: 'choose objects', who: you, from: handOf(filter), ...many, label: chosen },
      { do: 'discard cards', what: { objects: 'result', label: chosen }, label, joined: 'and' },
    ];
  },
  write(effects, at, writer) {
    const [choice, discarding] = [effects[at], effects[at + 1]] as readonly (Effect | undefined)[];
    if (choice?.do !== 'choose objects' || discarding?.do !== 'discard cards') return 0;
    const { from, min, max } = choice;
    if (from.objects !== 'each' || !isSameTree(from, handOf(from.filter)) || typeof min !== 'number') return 0;
    if (choice.together !== undefined || choice.atRandom || isPlain({ min, max }, from.filter)) return 0;
    if (!isSameTree(discarding.what, { objects: 'result', label: choice.label }) || discarding.who !== undefined)
      return 0;
    if (!discard.write({}, writer) || !howMany.write({ min, max }, writer)) return 0;
    const said: Filter = from.filter.is === 'card' ? { is: 'anything' } : from.filter;
    if (!(max === 1 ? oneCard : cards).write(said, writer)) return 0;
    const { label } = discarding;
    writer.scope.subject = { means: you, plural: true };
    if (label !== undefined) nameDiscarded(writer.scope, label, choice.max !== 1);
    return 2;
  },
};
