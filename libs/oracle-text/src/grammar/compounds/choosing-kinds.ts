import { type Effect, type Filter, isSameTree, type Objects, type Players, withNodes } from '@stacktrail/card-tree';
import { conjugate } from '../../english/words.js';
import { listed } from '../../syntax/listed.js';
import { says } from '../../syntax/says.js';
import type { Scope } from '../../syntax/scope.js';
import { no, oneOf, type Syntax, words } from '../../syntax/syntax.js';
import { isEach } from '../basics/one-by-one.js';
import { indefinite, noun } from '../nouns/nouns.js';
import { playersAsSubject, takesPluralVerb } from '../players/players.js';
import type { Compound } from './compound.js';

type Choice = Extract<Effect, { readonly do: 'choose objects' }>;

/** The objects that are chosen from, and the filter for each kind. */
interface Kinds {
  readonly from: Filter;
  readonly kinds: readonly Filter[];
}

const party: readonly Filter[] = ['Cleric', 'Rogue', 'Warrior', 'Wizard'].map((subtype) => ({
  is: 'subtype',
  subtype,
}));
const several = listed(indefinite(), 'and');
const ofParty = words<readonly Filter[]>('a party', party, (kinds) => isSameTree(kinds, party));

/** “From among the permanents they control an artifact and a creature”, “a party from among creatures they control”. */
const whatIsChosen: Syntax<Kinds> = oneOf<Kinds>(
  says<Kinds>({})`${{ kinds: ofParty }} from among ${{ from: noun(true) }}`,
  says<Kinds>({})`from among the ${{ from: noun(true) }} ${{ kinds: several }}`,
);

const you: Players = { players: 'you' };
const eachOne: Players = { players: 'that player' };

/** CR 700.8: a party has up to one creature of each of its types; of other kinds, exactly one is chosen. */
function choicesOf({ from, kinds }: Kinds, who: Players, labels: readonly string[]): readonly Effect[] {
  const of: Objects = { objects: 'each', filter: from };
  const min = isSameTree(kinds, party) ? 0 : 1;
  return kinds.map((filter, i): Effect => ({
    do: 'choose objects',
    who,
    from: { objects: 'matching', of, filter },
    min,
    max: 1,
    label: labels[i]!,
    ...(i > 0 && { joined: 'and' }),
  }));
}

function kindsOf(choices: readonly Choice[]): Kinds | undefined {
  const of = choices.map(({ from }) => (from.objects === 'matching' && from.of.objects === 'each' ? from : undefined));
  const [first] = of;
  if (first === undefined || of.includes(undefined)) return undefined;
  return { from: (first.of as Extract<Objects, { objects: 'each' }>).filter, kinds: of.map((one) => one!.filter) };
}

/** The choices with which the instructions of one such clause begin. */
function leadingChoices(effects: readonly Effect[]): readonly Choice[] {
  const other = effects.findIndex((one, i) => one.do !== 'choose objects' || (i > 0 && one.joined !== 'and'));
  return (other < 0 ? effects : effects.slice(0, other)) as readonly Choice[];
}

/** Replaces “that player controls” by all of the players. */
function ofAll(filter: Filter, who: Players): Filter {
  return withNodes(filter, ({ players }) => (players === 'that player' ? { ...who } : undefined));
}

/** Makes the chosen objects together a referent, and the others “the rest”. */
function name(scope: Scope, { from }: Kinds, labels: readonly string[], who: Players): void {
  const chosen: Objects = { objects: 'together', of: labels.map((label) => ({ objects: 'result', label })) };
  scope.name(chosen, true, ['permanent']);
  scope.recordAffected('chosen', chosen, true);
  const filter = isEach(who) ? ofAll(from, unworded(who)) : from;
  scope.rest = { objects: 'other than', of: { objects: 'each', filter }, not: chosen };
  scope.subject = { means: unworded(who), plural: who.players === 'you' || takesPluralVerb(who) };
}

function unworded({ called: _, ...players }: Players): Players {
  return players;
}

/** Lets “they” mean each of the players, if several choose. */
function ofThem<T>(scope: Scope, who: Players, say: () => T): T {
  if (isEach(who)) scope.each = who;
  const said = say();
  scope.each = undefined;
  return said;
}

/**
 * “Each player chooses from among the permanents they control an artifact, a creature, and a land”: a player makes all
 * of these choices before the next player (CR 101.4), and can choose one object for two kinds.
 */
export const choosingKinds: Compound = {
  begins: null,
  words: ['among'],
  read(reader) {
    const { scope } = reader;
    const who = reader.word === 'choose' ? you : playersAsSubject.read(reader);
    if (who === no || !(reader.take('choose') || reader.take('chooses'))) return no;
    const said = ofThem(scope, who, () => whatIsChosen.read(reader));
    if (said === no || said.kinds.length < 2) return no;
    const labels = said.kinds.map(() => scope.newLabel('chosen'));
    name(scope, said, labels, who);
    if (isEach(who)) return [{ do: 'for each player', who, effects: choicesOf(said, eachOne, labels) }];
    const chooser: Players = who !== you && who.players === 'you' ? { ...you, called: 'you' } : who;
    return choicesOf(said, chooser, labels);
  },
  write(effects, at, writer) {
    const first = effects[at];
    const ofEach = first?.do === 'for each player' ? first : undefined;
    const choices = leadingChoices(ofEach?.effects ?? effects.slice(at));
    const said = kindsOf(choices);
    if (said === undefined || choices.length < 2) return 0;
    const labels = choices.map(({ label }) => label);
    const who = ofEach?.who ?? choices[0]!.who;
    if (ofEach !== undefined && (!isEach(who) || choices.length < ofEach.effects.length)) return 0;
    if (!isSameTree(choices, choicesOf(said, ofEach === undefined ? who : eachOne, labels), 'joined')) return 0;
    const unsaid = who.players === 'you' && who.called !== 'you';
    if (!unsaid && !(playersAsSubject.write(who, writer) && writer.add(' '))) return 0;
    writer.add(`${conjugate('choose', unsaid || takesPluralVerb(who))} `);
    if (!ofThem(writer.scope, who, () => whatIsChosen.write(said, writer))) return 0;
    name(writer.scope, said, labels, who);
    return ofEach === undefined ? choices.length : 1;
  },
};
