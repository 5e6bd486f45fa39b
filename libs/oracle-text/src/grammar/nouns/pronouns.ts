import {
  type DefiniteNoun,
  definiteNouns,
  referentNouns,
  someNode,
  type Objects,
  type Players,
  type ReferentNoun,
  type Filter,
  type TargetSide,
} from '@stacktrail/card-tree';
import { conjuncts } from '../basics/filter-parts.js';
import { pluralise } from '../../english/words.js';
import type { Reader } from '../../syntax/reader.js';
import { withChanges, noFacts, type Referent } from '../../syntax/text-so-far.js';
import type { Scope } from '../../syntax/scope.js';
import { no, type No } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { isCalledBySide, readSide, type SidedNoun, targetOfSide } from './target-sides.js';

/** How a phrase stands in its sentence: “it deals”, “destroy them”, “its controller”. */
export type Case = 'subject' | 'object' | 'possessive';

const pronouns: Readonly<Record<Case, { readonly one: string; readonly many: string }>> = {
  subject: { one: 'it', many: 'they' },
  object: { one: 'it', many: 'them' },
  possessive: { one: 'its', many: 'their' },
};

const nounsOfOne = new Map(referentNouns.map((noun) => [noun.toLowerCase(), noun]));
const nounsOfMany = new Map(referentNouns.map((noun) => [pluralise(noun).toLowerCase(), noun]));

/** What legends and planeswalkers are called by their own texts. */
const ofPersons: Readonly<Record<Case, Readonly<Record<'he' | 'she', string>>>> = {
  subject: { he: 'he', she: 'she' },
  object: { he: 'him', she: 'her' },
  possessive: { he: 'his', she: 'her' },
};

function isPerson({ types, supertypes }: Scope['textSource']): boolean {
  return supertypes.includes('Legendary') || types.includes('Planeswalker');
}

/** “He”, “him”, “her”: the object whose text it is, as “it” is said of others. */
function readPerson(reader: Reader, position: Case): Objects | No {
  const words = ofPersons[position];
  const called = (['he', 'she'] as const).find((one) => reader.word === words[one]);
  if (called === undefined || !isPerson(reader.scope.textSource)) return no;
  reader.next();
  const named = reader.scope.last(isSelf);
  if (named === undefined) return no;
  reader.scope.nameAgain(named);
  return { objects: 'this', called };
}

function isPlayers(means: Objects | Players): means is Players {
  return 'players' in means;
}

/** What can't be referred to is an object, where it isn't called a player. */
function isOf(referent: Referent, of: 'players' | 'objects'): boolean {
  const { means, nouns } = referent;
  if (means === null) return nouns.includes('player') === (of === 'players');
  return isPlayers(means) === (of === 'players') && !isPlaceInLibrary(means);
}

/** What is on top of a library is something else once a card has left it: later words mean what was done with it. */
function isPlaceInLibrary(means: Objects | Players): boolean {
  return 'objects' in means && (means.objects === 'top of library' || means.objects === 'bottom of library');
}

/** The spell whose text it is, as “it”. */
export const itAsSpell: Objects = { objects: 'this', called: 'it' };
const theSpell: Referent = { means: itAsSpell, plural: false, facts: noFacts, nouns: [], before: null };

function readNamed(
  reader: Reader,
  fits: (referent: Referent) => boolean,
  called: 'it' | `the ${DefiniteNoun}` | ReferentNoun,
  position: Case,
): Objects | Players | No {
  const { scope } = reader;
  const { except } = scope;
  const referent = scope.last((one) => fits(one) && (except === null || !scope.isSame(one, except)));
  const mayBeSpell = scope.soFar.ofSpell && position === 'subject' && called === 'it' && fits(theSpell);
  // “If this spell was kicked, it deals 2 damage”: only the clause shows whether the spell is meant.
  if (mayBeSpell && (referent === undefined || !isSelf(referent))) return itAsSpell;
  if (referent === undefined || referent.means === null) return no;
  const stays = scope.replaces !== null ? canBeFoundAgain : staysBy[`${referent.facts.unchanged ?? 'changed'}`];
  if (!stays(referent.means, position)) return no;
  const { was } = referent.facts;
  if (position === 'possessive' && called === 'it' && was !== undefined) {
    // What is asked of an object that was moved is asked of it as it last was (CR 608.2h).
    return was === null ? no : { ...was, called };
  }
  scope.nameAgain(referent);
  return { ...referent.means, called };
}

/** Whoever owns or controls them is told only of one. */
function canBeFoundAgain(means: Objects | Players, position: Case): boolean {
  return !isEach(means) || position !== 'possessive';
}

/**
 * “Those creatures” are the ones that a description fitted when it was said: it can stand for them only if what is done to
 * them leaves it true.
 */
function staysTheSame(means: Objects | Players, position: Case): boolean {
  if (!isEach(means)) return true;
  return position === 'object' || position === 'subject' ? conjuncts(means.filter).every(isOfItsOwn) : false;
}

/** What was dealt damage has the keywords and the controllers that it had. */
function isStillDescribed(means: Objects | Players, position: Case): boolean {
  if (!isEach(means)) return true;
  const kept = conjuncts(means.filter).filter(({ is }) => is !== 'keyword' && is !== 'controlled by');
  return position !== 'possessive' && kept.every((part) => isOfItsOwn(part) || isAmongOpponents(part));
}

/** What was made stronger is whose it was. */
function isStillTheirs(means: Objects | Players, position: Case): boolean {
  if (!isEach(means)) return true;
  const others = conjuncts(means.filter).filter(({ is }) => is !== 'controlled by players' && is !== 'controlled by');
  return position !== 'possessive' && others.every(isOfItsOwn);
}

const staysBy = {
  changed: staysTheSame,
  true: isStillDescribed,
  'but tapped': isStillTheSame,
  'but stronger': isStillTheirs,
} as const;

/** What was tapped or untapped, or was counted, is otherwise what it was. */
function isStillTheSame(means: Objects | Players, position: Case): boolean {
  return !isEach(means) || (position !== 'possessive' && !someNode(means.filter, ({ is }) => untold.has(is)));
}

const untold: ReadonlySet<unknown> = new Set(['tapped', 'untapped', 'in event', 'blocked', 'unblocked', 'one of']);

function isAmongOpponents(part: Filter): boolean {
  return part.is === 'controlled by players' && part.who.players === 'each opponent';
}

function isEach(means: Objects | Players): means is Extract<Objects, { objects: 'each' }> {
  return 'objects' in means && means.objects === 'each' && (means.zone ?? 'battlefield') === 'battlefield';
}

function isOfItsOwn(part: Filter): boolean {
  if (part.is === 'not') return isOfItsOwn(part.of) && part.of.is !== 'controlled by';
  if (part.is === 'any') return part.of.every(isOfItsOwn);
  return (
    ['type', 'supertype', 'subtype', 'color', 'token', 'other', 'attacking'].includes(part.is) ||
    (part.is === 'controlled by' && part.who === 'you')
  );
}

/** “That creature”, “those cards”: the last thing named that can be called so. */
function readThat(reader: Reader, of: 'players' | 'objects', position: Case): Objects | Players | No {
  const plural = reader.take('those');
  if (!plural && !reader.take('that')) return no;
  const first = (plural ? nounsOfMany : nounsOfOne).get(reader.word);
  if (first === undefined) return no;
  reader.next();
  const noun = first === 'spell' && !plural ? spellOr(reader) : first;
  if (position === 'possessive' && !reader.take("'s") && !(plural && reader.take("'"))) return no;
  return readNamed(
    reader,
    // A text never calls its own object “that creature”.
    (referent) =>
      isOf(referent, of) && !isSelf(referent) && referent.plural === plural && referent.nouns.includes(noun),
    noun,
    position,
  );
}

/** “That spell or ability”: whichever of them it is. */
function spellOr(reader: Reader): ReferentNoun {
  if (reader.word !== 'or' || reader.ahead(1) !== 'ability') return 'spell';
  reader.next();
  reader.next();
  return 'spell or ability';
}

const definite = new Map(
  definiteNouns.flatMap((noun) => [
    [noun as string, { noun, plural: false }],
    [pluralise(noun), { noun, plural: true }],
  ]),
);

/** “The token”, “the creature's controller”: what was named before, or created, is known by that. */
function readThe(reader: Reader, of: 'players' | 'objects', position: Case): Objects | Players | No {
  if (!reader.take('the')) return no;
  const found = definite.get(reader.word);
  if (found === undefined) return no;
  const { noun, plural } = found;
  reader.next();
  const side = plural || (noun !== 'creature' && noun !== 'permanent') ? undefined : readSide(reader);
  if (side !== undefined)
    return of === 'players' || position === 'possessive' ? no : readSided(reader, noun as SidedNoun, side);
  if (position === 'possessive' && !reader.take(plural ? "'" : "'s")) return no;
  const fits = (referent: Referent): boolean =>
    isOf(referent, of) && !isSelf(referent) && referent.plural === plural && referent.nouns.includes(noun);
  return readNamed(reader, fits, `the ${noun}`, position);
}

/** “The creature you control”: the one target that is told so from the others. */
function readSided({ scope }: Reader, noun: SidedNoun, side: TargetSide): Objects | No {
  const means = targetOfSide(scope.targets, noun, side);
  const named = means === undefined ? undefined : scope.referentOf(means);
  if (means === undefined || named === undefined) return no;
  scope.nameAgain(named);
  return means;
}

function isSelf({ means }: Referent): boolean {
  return means !== null && 'objects' in means && means.objects === 'this';
}

/** “If this spell was kicked, it …”: “it” is no target then that may be a player. */
function mayBePlayer({ targets, soFar }: Scope, { means }: Referent): boolean {
  if (!soFar.ofSpell) return false;
  return means !== null && 'slot' in means && 'objects' in means && targets[means.slot]?.kind === 'any target';
}

function readPronoun(reader: Reader, of: 'players' | 'objects', position: Case): Objects | Players | No {
  const words = pronouns[position];
  const one = of === 'objects' && reader.take(words.one);
  if (!one && !reader.take(words.many)) return no;
  // A player is “they”, of one or of several.
  return readNamed(
    reader,
    (referent) =>
      isOf(referent, of) && (of === 'players' || (referent.plural !== one && !mayBePlayer(reader.scope, referent))),
    'it',
    position,
  );
}

/** Each of the players whom the clause is about, one by one: “each opponent loses 1 life for each creature they control”. */
function readEach(reader: Reader, position: Case): Players | No {
  const words = pronouns[position];
  if (reader.take(words.many)) return { players: 'that player', called: 'it' };
  if (!reader.take('that') || !reader.take('player') || (position === 'possessive' && !reader.take("'s"))) return no;
  return { players: 'that player', called: 'player' };
}

/** Something that was named before. */
export function readReferent(reader: Reader, of: 'players' | 'objects', position: Case): Objects | Players | No {
  if (of === 'players' && reader.scope.each) return readEach(reader, position);
  if (of === 'objects' && /^(s?he|him|his|her)$/.test(reader.word)) return readPerson(reader, position);
  if (reader.word === 'the') return readThe(reader, of, position);
  return reader.word === 'that' || reader.word === 'those'
    ? readThat(reader, of, position)
    : readPronoun(reader, of, position);
}

const spokenOf: ReadonlySet<string> = new Set(['that object', 'those objects', 'kept', 'result', 'each one']);

/** How something that was named is called where a tree doesn't say. */
function usuallyCalled(means: Objects | Players, scope: Scope, position: Case): 'it' | ReferentNoun | undefined {
  if (!scope.isUnworded || isChosenHere(means, scope)) return undefined;
  const named = scope.referentOf(means);
  if (isPlayers(means)) {
    const isNamed =
      'slot' in means ? named !== undefined : means.players === 'that player' || means.players === 'noted';
    return isNamed ? 'player' : undefined;
  }
  if (!spokenOf.has(means.objects) && (means.objects !== 'target' || named === undefined)) return undefined;
  // At first it is “that creature”, and then “it”.
  if (named === undefined || position === 'possessive' || isSpokenOf(named, scope)) return 'it';
  const { referents } = scope.soFar;
  scope.soFar = withChanges(scope.soFar, { referents: { ...named, before: referents } });
  return named.nouns[0] ?? 'it';
}

/** The clause chooses them for what it says of them: “return a creature card from your graveyard”. */
function isChosenHere(means: Objects | Players, { choices }: Scope): boolean {
  return 'label' in means && choices.some(({ label }) => label === means.label);
}

/** Whether it was named more than once. */
function isSpokenOf(named: Referent, scope: Scope): boolean {
  return named.means !== null && scope.timesNamed(named.means) > 1;
}

function writeSided(means: Objects, writer: Writer, position: Case): boolean {
  const named = writer.scope.referentOf(means);
  if (named === undefined || position === 'possessive') return false;
  writer.scope.nameAgain(named);
  return writer.add(means.called!);
}

/** Writes what was named before as its `called` says. */
export function writeReferent(means: Objects | Players, writer: Writer, position: Case): boolean {
  const called = means.called ?? usuallyCalled(means, writer.scope, position);
  if (called === undefined || called === 'itself') return false;
  const definiteNoun = definiteNouns.find((one) => called === `the ${one}`);
  if (!isPlayers(means) && isCalledBySide(means)) return writeSided(means, writer, position);
  if (called.includes(' ') && called !== 'spell or ability' && definiteNoun === undefined) return false;
  const { scope } = writer;
  const each = Boolean(scope.each) && 'players' in means && means.players === 'that player';
  const plural = !each && scope.isPlural(means);
  const named = each ? undefined : scope.referentOf(means);
  if (named !== undefined) scope.nameAgain(named);
  if (called === 'it') return writer.add(pronouns[position][plural || isPlayers(means) ? 'many' : 'one']);
  if (called === 'he' || called === 'she') return writer.add(ofPersons[position][called]);
  if (definiteNoun !== undefined) {
    const ending = position !== 'possessive' ? '' : plural ? "'" : "'s";
    return writer.add(`the ${plural ? pluralise(definiteNoun) : definiteNoun}${ending}`);
  }
  const noun = plural ? `those ${pluralise(called)}` : `that ${called}`;
  return writer.add(position === 'possessive' ? `${noun}${plural ? "'" : "'s"}` : noun);
}
