import { type Effect, isSameTree, type Objects, type Players } from '@stacktrail/card-tree';
import { conjugate } from '../../english/words.js';
import type { ChoiceOfObjects } from '../../syntax/text-so-far.js';
import type { Scope } from '../../syntax/scope.js';
import { literally, no } from '../../syntax/syntax.js';
import { chosen } from '../objects/chosen.js';
import { isEach, ofAllPlayers } from '../basics/one-by-one.js';
import { playersAsSubject, takesPluralVerb } from '../players/players.js';
import type { Compound } from './compound.js';

const you: Players = { players: 'you' };
const what = chosen('in', true);

function unworded({ called: _, ...players }: Players): Players {
  return players;
}

/** Lets “they” mean each of the players, if several choose. */
export function oneByOne<T>(scope: Scope, who: Players, say: () => T): T {
  if (isEach(who)) scope.each = who;
  const said = say();
  scope.each = undefined;
  return said;
}

/** Makes the objects that weren't chosen “the rest”, if they are permanents or a hand. */
export function nameRest(scope: Scope, { from, label }: ChoiceOfObjects, who: Players): void {
  if (from.objects !== 'each' || (from.zone !== undefined && from.zone !== 'hand') || from.called !== undefined) return;
  const all: Objects = isEach(who) ? ofAllPlayers(from, unworded(who)) : from;
  scope.rest = { objects: 'other than', of: all, not: { objects: 'result', label } };
}

type ChoosePlayers = Extract<Effect, { readonly do: 'choose players' }>;

/** You choose which of your opponents does it (CR 608.2d). */
function oneOpponent(label: string): ChoosePlayers {
  return { do: 'choose players', who: you, from: { players: 'each opponent' }, min: 1, max: 1, label };
}

const anOpponent = literally('an opponent ');

/** “An opponent chooses one of them”: one whom you choose does. */
export const opponentChooses: Compound = {
  begins: anOpponent.begins,
  words: ['chooses'],
  read(reader) {
    const { scope } = reader;
    if (anOpponent.read(reader) === no || !reader.take('chooses')) return no;
    const label = scope.newLabel('opponent');
    const found = what.read(reader);
    if (found === no) return no;
    const choice = scope.choices[scope.choices.length - 1]!;
    scope.choices = scope.choices.slice(0, -1);
    return [oneOpponent(label), { ...choice, who: { players: 'noted', label }, joined: 'and' }];
  },
  write(effects, at, writer) {
    const [players, objects] = [effects[at], effects[at + 1]];
    if (players?.do !== 'choose players' || objects?.do !== 'choose objects' || objects.joined !== 'and') return 0;
    const { joined: _, ...plain } = players;
    if (!isSameTree(plain, oneOpponent(players.label))) return 0;
    const { joined: __, ...choice } = objects;
    if (!isSameTree(choice.who, { players: 'noted', label: players.label })) return 0;
    writer.add('an opponent chooses ');
    writer.scope.choices = [{ ...choice, who: you }];
    return what.write({ objects: 'result', label: choice.label }, writer) ? 2 : 0;
  },
};

/** “Choose a creature you control”, “you choose a nonland card from it” (CR 608.2d). */
export const choosing: Compound = {
  begins: null,
  words: ['choose', 'chooses'],
  read(reader) {
    const { scope } = reader;
    const who = reader.word === 'choose' ? you : playersAsSubject.read(reader);
    if (who === no || !(reader.take('choose') || reader.take('chooses'))) return no;
    const found = oneByOne(scope, who, () => what.read(reader));
    if (found === no) return no;
    const choice = scope.choices[scope.choices.length - 1]!;
    nameRest(scope, choice, who);
    scope.choices = scope.choices.slice(0, -1);
    scope.subject = { means: unworded(who), plural: who === you || takesPluralVerb(who) };
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
    const { scope } = writer;
    if (!oneByOne(scope, who, () => what.write({ objects: 'result', label: choice.label }, writer))) return 0;
    nameRest(scope, choice, who);
    scope.subject = { means: unworded(who), plural: unsaid || takesPluralVerb(who) };
    return 1;
  },
};
