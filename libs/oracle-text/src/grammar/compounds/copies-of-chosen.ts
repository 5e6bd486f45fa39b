import { type Filter, isSameTree, type Objects, type Players } from '@stacktrail/card-tree';
import { no, words } from '../../syntax/syntax.js';
import { isEach } from '../basics/one-by-one.js';
import type { EffectOf } from '../effects/predicate.js';
import { chosen } from '../objects/chosen.js';
import { playersAsSubject } from '../players/players.js';
import { nameRest, oneByOne } from './choosing.js';
import type { Compound } from './compound.js';

type Copies = EffectOf<'create copies'>;

const you: Players = { players: 'you' };
const what = chosen('in', true);
const create = words(" creates a token that's a copy of ", true);
const theirs: Filter = { is: 'controlled by players', who: { players: 'that player' } };

/** Each of the players creates a copy of what that player chose. */
function copiesOf(chosenLabel: string, who: Players, label: string): Copies {
  const of: Objects = { objects: 'matching', of: { objects: 'result', label: chosenLabel }, filter: theirs };
  return { do: 'create copies', count: 1, of, label, who: { ...who, called: 'nothing' } };
}

/** “Each player creates a token that's a copy of a creature they control”: they choose first, then all do so (CR 101.4). */
export const copiesOfChosen: Compound = {
  begins: new Set(['each']),
  words: ['creates'],
  read(reader) {
    const { scope } = reader;
    const who = playersAsSubject.read(reader);
    if (who === no || !isEach(who) || create.read(reader) === no) return no;
    const found = oneByOne(scope, who, () => what.read(reader));
    const choice = scope.choices.at(-1);
    if (found === no || choice === undefined) return no;
    nameRest(scope, choice, who);
    scope.choices = scope.choices.slice(0, -1);
    scope.subject = { means: who, plural: false };
    const made = copiesOf(choice.label, who, scope.newLabel('tokens'));
    scope.name({ objects: 'result', label: made.label! }, true, ['token', 'creature', 'permanent']);
    return [
      { ...choice, who },
      { ...made, joined: 'and' },
    ];
  },
  write(effects, at, writer) {
    const [choice, copies] = [effects[at], effects[at + 1]];
    if (choice?.do !== 'choose objects' || copies?.do !== 'create copies' || copies.label === undefined) return 0;
    const { joined: _, ...made } = choice;
    const { who } = made;
    const { scope } = writer;
    if (!isEach(who) || !isSameTree(copies, { ...copiesOf(made.label, who, copies.label), joined: 'and' })) return 0;
    if (!playersAsSubject.write(who, writer) || !create.write(true, writer)) return 0;
    scope.choices = [{ ...made, who: you }];
    if (!oneByOne(scope, who, () => what.write({ objects: 'result', label: made.label }, writer))) return 0;
    nameRest(scope, made, who);
    scope.subject = { means: who, plural: false };
    scope.name({ objects: 'result', label: copies.label }, true, ['token', 'creature', 'permanent']);
    return 2;
  },
};
