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

/** The grammatical case of a phrase: “it deals”, “destroy them”, “its controller”. */
export type Case = 'subject' | 'object' | 'possessive';

const pronouns: Readonly<Record<Case, { readonly one: string; readonly many: string }>> = {
  subject: { one: 'it', many: 'they' },
  object: { one: 'it', many: 'them' },
  possessive: { one: 'its', many: 'their' },
};

const nounsOfOne = new Map(referentNouns.map((noun) => [noun.toLowerCase(), noun]));
const nounsOfMany = new Map(referentNouns.map((noun) => [pluralise(noun).toLowerCase(), noun]));

/** The pronouns that legends and planeswalkers have in their own texts. */
const ofPersons: Readonly<Record<Case, Readonly<Record<'he' | 'she', string>>>> = {
  subject: { he: 'he', she: 'she' },
  object: { he: 'him', she: 'her' },
  possessive: { he: 'his', she: 'her' },
};

function isPerson({ types, supertypes }: Scope['textSource']): boolean {
  return supertypes.includes('Legendary') || types.includes('Planeswalker');
}

/** “He”, “him”, “her”: the object that has the text. */
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

/**
 * Whether the referent is a player or an object, as wanted. One that a tree can't express is an object, unless its noun
 * is “player”.
 */
function isOf(referent: Referent, of: 'players' | 'objects'): boolean {
  const { means, nouns } = referent;
  if (means === null) return nouns.includes('player') === (of === 'players');
  return isPlayers(means) === (of === 'players') && !isPlaceInLibrary(means);
}

/** Whether the reference is to a place in a library, where another card is after the first one has left. */
function isPlaceInLibrary(means: Objects | Players): boolean {
  return 'objects' in means && (means.objects === 'top of library' || means.objects === 'bottom of library');
}

/** “It” as the spell that has the text. */
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
  // “If this spell was kicked, it deals 2 damage”: only the clause shows whether “it” is the spell.
  if (mayBeSpell && (referent === undefined || !isSelf(referent))) return itAsSpell;
  if (referent === undefined || referent.means === null) return no;
  const stays = scope.replaces !== null ? canBeFoundAgain : staysBy[`${referent.facts.unchanged ?? 'changed'}`];
  if (!stays(referent.means, position)) return no;
  const { was } = referent.facts;
  if (position === 'possessive' && called === 'it' && was !== undefined) {
    // If the object was moved, its last known information is used (CR 608.2h).
    return was === null ? no : { ...was, called };
  }
  scope.nameAgain(referent);
  return { ...referent.means, called };
}

/** Whether the position allows the reference: a possessive needs a single object. */
function canBeFoundAgain(means: Objects | Players, position: Case): boolean {
  return !isEach(means) || position !== 'possessive';
}

/**
 * Whether “those creatures” can be read as the description that found them: only if the instruction doesn't change what
 * the description demands.
 */
function staysTheSame(means: Objects | Players, position: Case): boolean {
  if (!isEach(means)) return true;
  return position === 'object' || position === 'subject' ? conjuncts(means.filter).every(isOfItsOwn) : false;
}

/**
 * Whether objects that were dealt damage still match their description: their keywords and controllers are unchanged.
 */
function isStillDescribed(means: Objects | Players, position: Case): boolean {
  if (!isEach(means)) return true;
  const kept = conjuncts(means.filter).filter(({ is }) => is !== 'keyword' && is !== 'controlled by');
  return position !== 'possessive' && kept.every((part) => isOfItsOwn(part) || isAmongOpponents(part));
}

/** Whether objects whose power grew still match their description: their controllers are unchanged. */
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

/** Whether the words that described the referent still find the same objects, after what has been done to them. */
export function isFoundAgain({ means, facts }: Referent): boolean {
  return means !== null && staysBy[`${facts.unchanged ?? 'changed'}`](means, 'object');
}

/** Whether objects that were tapped, untapped or counted still match their description. */
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

/** “That creature”, “those cards”: the last referent with that noun. */
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

/** “That spell or ability.” */
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

/** “The token”, “the creature's controller”: a referent with that noun. */
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

/** “The creature you control”: the one target that these words distinguish from the others. */
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

/** “If this spell was kicked, it …”: then “it” isn't a target that can be a player. */
function mayBePlayer({ targets, soFar }: Scope, { means }: Referent): boolean {
  if (!soFar.ofSpell) return false;
  return means !== null && 'slot' in means && 'objects' in means && targets[means.slot]?.kind === 'any target';
}

function readPronoun(reader: Reader, of: 'players' | 'objects', position: Case): Objects | Players | No {
  const words = pronouns[position];
  const one = of === 'objects' && reader.take(words.one);
  if (!one && !reader.take(words.many)) return no;
  // One player is “they”, as several players are.
  return readNamed(
    reader,
    (referent) =>
      isOf(referent, of) && (of === 'players' || (referent.plural !== one && !mayBePlayer(reader.scope, referent))),
    'it',
    position,
  );
}

/**
 * Each of the players to whom the clause applies, one by one: “each opponent loses 1 life for each creature they
 * control”.
 */
function readEach(reader: Reader, position: Case): Players | No {
  const words = pronouns[position];
  if (reader.take(words.many)) return { players: 'that player', called: 'it' };
  if (!reader.take('that') || !reader.take('player') || (position === 'possessive' && !reader.take("'s"))) return no;
  return { players: 'that player', called: 'player' };
}

/** Reads a reference to something that was named before. */
export function readReferent(reader: Reader, of: 'players' | 'objects', position: Case): Objects | Players | No {
  if (of === 'players' && reader.scope.each) return readEach(reader, position);
  if (of === 'objects' && /^(s?he|him|his|her)$/.test(reader.word)) return readPerson(reader, position);
  if (reader.word === 'the') return readThe(reader, of, position);
  return reader.word === 'that' || reader.word === 'those'
    ? readThat(reader, of, position)
    : readPronoun(reader, of, position);
}

const spokenOf: ReadonlySet<string> = new Set(['that object', 'those objects', 'kept', 'result', 'each one']);

/** The wording of a reference for which the tree doesn't give one. */
function usuallyCalled(means: Objects | Players, scope: Scope, position: Case): 'it' | ReferentNoun | undefined {
  if (!scope.isUnworded || isChosenHere(means, scope)) return undefined;
  const named = scope.referentOf(means);
  if (isPlayers(means)) {
    const isNamed =
      'slot' in means ? named !== undefined : means.players === 'that player' || means.players === 'noted';
    return isNamed ? 'player' : undefined;
  }
  if (!spokenOf.has(means.objects) && (means.objects !== 'target' || named === undefined)) return undefined;
  // The first reference is “that creature”, later ones are “it”.
  if (named === undefined || position === 'possessive' || wasNamedAgain(named, scope)) return 'it';
  const { referents } = scope.soFar;
  scope.soFar = withChanges(scope.soFar, { referents: { ...named, before: referents } });
  return named.nouns[0] ?? 'it';
}

/** Whether the clause itself chooses the objects: “return a creature card from your graveyard”. */
function isChosenHere(means: Objects | Players, { choices }: Scope): boolean {
  return 'label' in means && choices.some(({ label }) => label === means.label);
}

/** Whether the text named the referent more than once. */
function wasNamedAgain(named: Referent, scope: Scope): boolean {
  return named.means !== null && scope.timesNamed(named.means) > 1;
}

function writeSided(means: Objects, writer: Writer, position: Case): boolean {
  const named = writer.scope.referentOf(means);
  if (named === undefined || position === 'possessive') return false;
  writer.scope.nameAgain(named);
  return writer.add(means.called!);
}

/** Writes a reference with the wording in its `called`. */
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
