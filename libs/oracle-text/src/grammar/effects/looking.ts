import { type Amount, type Effect, isSameTree, type Objects, type Players } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import type { Scope } from '../../syntax/scope.js';
import { literally, no, oneOf, type No, type Syntax } from '../../syntax/syntax.js';
import { says } from '../../syntax/says.js';
import { chosen } from '../objects/chosen.js';
import { chosenKinds } from '../objects/chosen-kinds.js';
import { theParticipleObjects } from '../this-way/done-this-way.js';
import { topOfLibrary } from '../objects/library.js';
import { numeral } from '../basics/numerals.js';
import { referent } from '../objects/objects.js';
import { areSeveral, isEach } from '../basics/one-by-one.js';
import { theirChoice } from '../objects/their-choice.js';
import { possessivePlayers } from '../players/players.js';
import { verbOfOthers, thirdPersonVerb, verb } from '../basics/verbs.js';
import { acts, undergoes, type EffectOf, type Predicate } from './predicate.js';
import { newTarget } from '../targets/target-reference.js';

const behind = literally(' hand');

/** Lets “it” mean the hand, and “those cards” the cards in it. */
export function addHandAsReferent(scope: Scope, means: Objects): void {
  scope.name({ ...means, all: true } as Objects, true, ['card']);
  scope.name(means, false, []);
}

/** “Target player's hand”. */
const wholeHand: Syntax<Objects> = {
  begins: possessivePlayers.begins,
  fixedFields: { objects: 'each' },
  read(reader) {
    const of = possessivePlayers.read(reader);
    if (of === no || behind.read(reader) === no) return no;
    const means: Objects = { objects: 'each', filter: { is: 'card' }, zone: 'hand', of };
    addHandAsReferent(reader.scope, means);
    return means;
  },
  write(means, writer) {
    if (means.objects !== 'each' || means.zone !== 'hand' || means.of === undefined || means.filter.is !== 'card')
      return false;
    if (!possessivePlayers.write(means.of, writer)) return false;
    addHandAsReferent(writer.scope, means);
    return behind.write({}, writer);
  },
};

/** Labels the cards, so that later words can mean them: “one of them”, “that card”. */
function labelled<T extends { readonly what: Objects; readonly label?: string }>(
  inner: Syntax<T>,
  shown: boolean,
): Syntax<T> {
  return {
    begins: inner.begins,
    read(reader) {
      const value = inner.read(reader);
      if (value !== no && shown) recordRevealed(reader.scope, value.what);
      if (value === no || value.what.objects !== 'top of library') return value;
      const label = reader.scope.newLabel('cards');
      nameCards(reader.scope, label, value.what, shown);
      return { ...value, label };
    },
    write(value, writer) {
      if (!inner.write(value, writer)) return false;
      const { what, label } = value;
      if (shown) recordRevealed(writer.scope, what);
      if (label !== undefined && what.objects === 'top of library') nameCards(writer.scope, label, what, shown);
      return true;
    },
  };
}

/** Makes cards that were chosen to be revealed available to “each card revealed this way”. */
function recordRevealed(scope: Scope, what: Objects): void {
  if ((what.objects === 'result' || what.objects === 'together') && what.called === undefined)
    scope.recordAffected('revealed', what, scope.isPlural(what));
}

function nameCards(
  scope: Scope,
  label: string,
  { count, of }: Extract<Objects, { objects: 'top of library' }>,
  shown: boolean,
): void {
  const yours = of.players === 'you' && { yours: true as const };
  const facts = { ...(typeof count === 'number' && { count }), ...yours, put: true as const };
  const several = count !== 1 || areSeveral(of);
  scope.name({ objects: 'result', label }, several, ['card'], facts);
  if (shown) scope.recordAffected('revealed', { objects: 'result', label }, several);
}

/** The players to each of whom the clause applies. */
function eachOf({ subject }: Scope): Players | undefined {
  if (subject === null || !('players' in subject.means) || !isEach(subject.means)) return undefined;
  return { players: subject.means.players } as Players;
}

const topOfTheirs = [' the top card of their library', ' the top ', ' cards of their library'].map(literally);
const reveals = verbOfOthers('reveal');

/** “Each player reveals the top card of their library”: all of these cards are “revealed this way”. */
const revealsOwnTop: Syntax<EffectOf<'reveal'>> = {
  begins: reveals.begins,
  fixedFields: { do: 'reveal' },
  read(reader) {
    const of = eachOf(reader.scope);
    if (of === undefined || reveals.read(reader) === no) return no;
    const count = readTop(reader);
    if (count === no) return no;
    const label = reader.scope.newLabel('cards');
    nameCards(reader.scope, label, { objects: 'top of library', of, count: severalCards }, true);
    return { do: 'reveal', what: { objects: 'top of library', of, count }, label };
  },
  write({ what, label }, writer) {
    const of = eachOf(writer.scope);
    if (of === undefined || label === undefined || what.objects !== 'top of library') return false;
    if (!isSameTree(what.of, of) || !reveals.write({}, writer)) return false;
    const [one, before, behind] = topOfTheirs as [Syntax<object>, Syntax<object>, Syntax<object>];
    const could =
      what.count === 1
        ? one.write({}, writer)
        : before.write({}, writer) && numeral.write(what.count, writer) && behind.write({}, writer);
    nameCards(writer.scope, label, { objects: 'top of library', of, count: severalCards }, true);
    return could;
  },
};

/** The number of cards if several players choose one card each. */
const severalCards: Amount = { amount: 'any number' };

function readTop(reader: Reader): Amount | No {
  const [one, before, behind] = topOfTheirs as [Syntax<object>, Syntax<object>, Syntax<object>];
  const from = reader.mark();
  if (one.read(reader) !== no) return 1;
  reader.back(from);
  const count = before.read(reader) === no ? no : numeral.read(reader);
  return count === no || behind.read(reader) === no ? no : count;
}

const lookedAt = oneOf<Objects>(
  topOfLibrary,
  wholeHand,
  theParticipleObjects,
  chosen('in', false),
  newTarget(['permanent']) as Syntax<Objects>,
);
const revealed = oneOf<Objects>(
  topOfLibrary,
  referent('object'),
  chosenKinds,
  chosen('from', false),
  newTarget(['card in graveyard']) as Syntax<Objects>,
);

const chosenIn = chosen('in', false);

/** “Any number of artifact cards in your hand.” */
const cardsInHand: Syntax<Objects> = {
  begins: null,
  read(reader) {
    const what = chosenIn.read(reader);
    const from = reader.scope.choices.at(-1)?.from;
    return what === no || from?.objects !== 'each' || from.zone !== 'hand' || from.called !== undefined ? no : what;
  },
  write: (what, writer) => chosenIn.write(what, writer),
};

/** Instructions to look at and reveal cards (CR 701.20). */
export const lookingPredicates: readonly Predicate[] = [
  undergoes(revealsOwnTop),
  undergoes(
    says<EffectOf<'reveal'>>({ do: 'reveal' })`${thirdPersonVerb('reveals')} ${{ what: theParticipleObjects }}`,
  ),
  undergoes(
    labelled<EffectOf<'reveal'>>(
      says<EffectOf<'reveal'>>({
        do: 'reveal',
      })`${verbOfOthers('reveal')} ${{ what: oneOf(topOfLibrary, theirChoice) }}`,
      true,
    ),
  ),
  acts(
    labelled<EffectOf<'look at'>>(
      says<EffectOf<'look at'>>({ do: 'look at' })`${verb('look')} at ${{ what: lookedAt }}`,
      false,
    ),
  ),
];

export const revealImperatives: readonly Syntax<Effect>[] = [
  labelled<EffectOf<'reveal'>>(
    oneOf<EffectOf<'reveal'>>(
      says<EffectOf<'reveal'>>({ do: 'reveal', said: 'in' })`reveal ${{ what: cardsInHand }}`,
      says<EffectOf<'reveal'>>({ do: 'reveal' })`reveal ${{ what: revealed }}`,
    ),
    true,
  ) as Syntax<object> as Syntax<Effect>,
];
