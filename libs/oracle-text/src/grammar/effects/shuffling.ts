import { type Effect, type Objects, type Players, isSameTree } from '@stacktrail/card-tree';
import { says } from '../../syntax/says.js';
import { literally, no, oneOf, type Syntax } from '../../syntax/syntax.js';
import { movedObjects } from '../objects/objects.js';
import { self } from '../basics/self.js';
import type { Scope } from '../../syntax/scope.js';
import { verbOfOthers, verb } from '../basics/verbs.js';
import { newTarget } from '../targets/target-reference.js';
import { acts, type EffectOf, type Predicate } from './predicate.js';

type Shuffle = EffectOf<'shuffle into library'>;

const shuffle = literally('shuffle ');
const into = literally(' into ');

/** “Shuffle target creature into its owner's library” (CR 701.24): the owner shuffles. */
export const shuffleIntoLibrary: Syntax<Effect> = {
  begins: new Set(['shuffle']),
  fixedFields: { do: 'shuffle into library' },
  read(reader) {
    if (shuffle.read(reader) === no) return no;
    const what = movedObjects.read(reader);
    if (what === no || into.read(reader) === no) return no;
    const theirs = zoneOwner(what);
    if (theirs !== undefined && theirLibrary.read(reader) !== no)
      return { do: 'shuffle into library', what, who: theirs };
    const yours = reader.take('your') && reader.take('library');
    if (!yours && ownersLibraries.read(reader) === no) return no;
    return { do: 'shuffle into library', what, who: yours ? { players: 'you' } : ownersOf(what) };
  },
  write(effect, writer) {
    if (effect.do !== 'shuffle into library') return false;
    const { what, who } = effect as Shuffle;
    if (what.objects === 'each' && what.filter.is === 'card') return false;
    // In “target permanent's owner shuffles it …”, “its owner” names the object for the first time.
    const isNamedHere = what.objects === 'target' || what.objects === 'this' || what.objects === 'attached';
    if (isNamedHere && what.called !== undefined && writer.scope.referentOf(what) === undefined) return false;
    shuffle.write({}, writer);
    if (!movedObjects.write(what, writer)) return false;
    if (who.players === 'you') return writer.add(' into your library');
    if (isSameTree(who, zoneOwner(what))) return into.write({}, writer) && theirLibrary.write({}, writer);
    if (!isSameTree(who, ownersOf(what))) return false;
    return writer.add(writer.scope.isPlural(what) ? " into their owners' libraries" : " into its owner's library");
  },
};

const ownersLibraries = oneOf(literally("its owner's library"), literally("their owners' libraries"));
const theirLibrary = literally('their library');

/** The owner of the cards in a zone, if that is another player. */
function zoneOwner(what: Objects): Players | undefined {
  if (what.objects !== 'each' || what.of === undefined || what.of.players === 'you') return undefined;
  const { called: _, ...who } = what.of;
  return who;
}

function ownersOf(what: Objects): Players {
  const objects = Object.fromEntries(Object.entries(what).filter(([field]) => field !== 'called')) as Objects;
  return { players: 'owner of', objects };
}

const alsoGraveyard = literally(" and your graveyard into their owner's library");

/** “Shuffle this artifact and your graveyard into their owner's library”: each object goes into its owner's library. */
export const shuffleWithGraveyard: Syntax<Effect> = {
  begins: new Set(['shuffle']),
  fixedFields: { do: 'shuffle into library' },
  read(reader) {
    if (shuffle.read(reader) === no) return no;
    const itself = self.read(reader);
    if (itself === no || alsoGraveyard.read(reader) === no) return no;
    const what: Objects = { objects: 'together', of: [itself, cardsOf('graveyard', { players: 'you' })] };
    return { do: 'shuffle into library', what, who: ownersOf(what) };
  },
  write(effect, writer) {
    if (effect.do !== 'shuffle into library' || effect.what.objects !== 'together') return false;
    const { what, who } = effect as Shuffle & { readonly what: Extract<Objects, { objects: 'together' }> };
    const [itself, cards, ...more] = what.of;
    if (itself?.objects !== 'this' || more.length > 0 || !isSameTree(who, ownersOf(what))) return false;
    if (!isSameTree(cards, cardsOf('graveyard', { players: 'you' }))) return false;
    return shuffle.write({}, writer) && self.write(itself, writer) && alsoGraveyard.write({}, writer);
  },
};

type Own = 'graveyard' | 'hand and graveyard' | 'hand';

function cardsOf(zones: Own, of: Players): Objects {
  const cards = (zone: 'hand' | 'graveyard'): Objects => ({ objects: 'each', filter: { is: 'card' }, zone, of });
  if (zones !== 'hand and graveyard') return cards(zones);
  return { objects: 'together', of: [cards('hand'), cards('graveyard')] };
}

function subjectOf(scope: Scope): Players | undefined {
  const means = scope.subject?.means;
  if (means === undefined || !('players' in means)) return undefined;
  return Object.fromEntries(Object.entries(means).filter(([field]) => field !== 'called')) as Players;
}

/** “Each player shuffles their graveyard into their library”, “shuffle your hand and graveyard into your library”. */
function shufflesOwn(zones: Own): Syntax<Shuffle> {
  const [yours, theirs] = [
    literally(`your ${zones} into your library`),
    literally(`their ${zones} into their library`),
  ];
  const textFor = (who: Players): Syntax<object> => (who.players === 'you' ? yours : theirs);
  return {
    begins: new Set(['shuffle', 'shuffles']),
    read(reader) {
      const who = subjectOf(reader.scope);
      if (who === undefined || verb('shuffle').read(reader) === no || textFor(who).read(reader) === no) return no;
      return { do: 'shuffle into library', what: cardsOf(zones, who), who };
    },
    write(effect, writer) {
      const who = subjectOf(writer.scope);
      if ((effect.do as string) !== 'shuffle into library' || who === undefined) return false;
      if (!isSameTree(effect.what, cardsOf(zones, who))) return false;
      return verb('shuffle').write({}, writer) && writer.add(' ') && textFor(who).write({}, writer);
    },
  };
}

const targetCards = newTarget(['card in graveyard'], '', 'from') as Syntax<Objects>;

const fromYourGraveyard = literally(' into your library from your graveyard');

/**
 * “Shuffle this card into your library from your graveyard”: the card is there after its own cost was paid (CR 400.7j).
 */
export const shuffleItselfFromGraveyard: Syntax<Effect> = {
  begins: new Set(['shuffle']),
  fixedFields: { do: 'shuffle into library' },
  read(reader) {
    if (!isDiscarded(reader.scope) || shuffle.read(reader) === no) return no;
    const itself = self.read(reader);
    if (itself === no || fromYourGraveyard.read(reader) === no) return no;
    return { do: 'shuffle into library', what: itself, who: { players: 'you' } };
  },
  write(effect, writer) {
    if (effect.do !== 'shuffle into library' || effect.what.objects !== 'this' || !isDiscarded(writer.scope))
      return false;
    if (effect.who.players !== 'you') return false;
    return shuffle.write({}, writer) && self.write(effect.what, writer) && fromYourGraveyard.write({}, writer);
  },
};

function isDiscarded({ paid }: Scope): boolean {
  return paid.some(({ cost }) => cost === 'discard this');
}

/** “Shuffles up to three target cards from their graveyard into their library.” */
const shufflesTargets: Syntax<Shuffle> = says<Shuffle>({
  do: 'shuffle into library',
})`${verbOfOthers('shuffle')} ${{ what: targetCards }} into their library`;

export const shufflingPredicates: readonly Predicate[] = [
  ...(['hand and graveyard', 'graveyard', 'hand'] as const).map((zones) => acts(shufflesOwn(zones))),
  acts(shufflesTargets),
];
