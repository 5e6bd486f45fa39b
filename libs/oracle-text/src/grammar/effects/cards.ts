import { type Amount, type Effect, type Players, isSameTree } from '@stacktrail/card-tree';
import { flag, says } from '../../syntax/says.js';
import { constant, no, oneOf, type Syntax } from '../../syntax/syntax.js';
import { readsAndWrites } from '../../syntax/reads-only.js';
import { without } from '../../syntax/without.js';
import { noun } from '../nouns/nouns.js';
import { things } from '../counts/counts.js';
import { numeralOrX } from '../basics/numerals.js';
import { theirOwn, verb } from '../basics/verbs.js';
import { labellingObjects } from '../this-way/done-this-way.js';
import { halfHand, halfOf } from '../amounts/halves.js';
import type { Scope } from '../../syntax/scope.js';
import { acts, type EffectOf, type Predicate } from './predicate.js';

const count = things('card');
const anyNumberOfCards = constant<Exclude<Amount, number>>('any number of cards', { amount: 'any number' });

/** The subject's own hand: “your hand”, “their hand”. */
const ownHand: Syntax<object> = {
  begins: new Set(['your', 'their']),
  read: (reader) => ((reader.take('your') || reader.take('their')) && reader.take('hand') ? {} : no),
  write(_, writer) {
    const means = writer.scope.subject?.means;
    return writer.add(
      means !== undefined && 'players' in means && means.players === 'you' ? 'your hand' : 'their hand',
    );
  },
};

const several = noun(true, 'card');

/** “Discards all cards of that color”: of the cards in the subject's hand. */
const discardsAll: Syntax<EffectOf<'discard cards'>> = {
  begins: new Set(['discard', 'discards']),
  read(reader) {
    if (verb('discard').read(reader) === no || !reader.take('all')) return no;
    const filter = several.read(reader);
    const of = reader.scope.subject?.means;
    if (filter === no || of === undefined || !('players' in of)) return no;
    return { do: 'discard cards', what: { objects: 'each', filter, zone: 'hand', of: unnamed(of) } };
  },
  write(effect, writer) {
    if ((effect as Effect).do !== 'discard cards') return false;
    const { what, who } = effect;
    if (what.objects !== 'each' || what.zone !== 'hand' || what.of === undefined || who === undefined) return false;
    if (!isSameTree(what.of, unnamed(who))) return false;
    return verb('discard').write({}, writer) && writer.add(' all ') && several.write(what.filter, writer);
  },
};

function unnamed(players: Players): Players {
  return Object.fromEntries(Object.entries(players).filter(([field]) => field !== 'called')) as Players;
}

/** “Two cards”: a number of which only some can be drawn. */
const severalCards = readsAndWrites((number) => typeof number === 'number' && number > 1, count);

const mills = labellingObjects(
  says<EffectOf<'mill'>>({ do: 'mill' })`${verb('mill')} ${{ count }}`,
  'milled',
  ({ count: many }) => many !== 1,
);

const millsHalf = labellingObjects(
  says<EffectOf<'mill'>>({ do: 'mill' })`${verb('mill')} ${{ count: halfOf('library size', 'library') }}`,
  'milled',
  () => true,
);

/** Makes several milled cards the next referent of “them” and “those cards”, and one the referent of “that card”. */
const milled: Syntax<EffectOf<'mill'>> = {
  begins: mills.begins,
  read(reader) {
    const effect = mills.read(reader);
    if (effect !== no) nameMilled(reader.scope, effect);
    return effect;
  },
  write(effect, writer) {
    if (!mills.write(effect, writer)) return false;
    nameMilled(writer.scope, effect);
    return true;
  },
};

function nameMilled(scope: Scope, { label, count: many }: EffectOf<'mill'>): void {
  if (label === undefined) return;
  const before = scope.soFar.referents;
  scope.name({ objects: 'result', label }, many !== 1, ['card'], { put: true });
  // “It” goes on meaning what it meant.
  if (many === 1 && before !== null) scope.nameAgain(before);
}

/** Drawing, milling, discarding, scrying, shuffling (CR 121, 701). */
export const cardPredicates: readonly Predicate[] = [
  acts(
    says<EffectOf<'draw'>>({
      do: 'draw',
      additional: true,
    })`${verb('draw')} ${{ count: things('additional card') }}`,
  ),
  acts(without(['additional', 'upTo'], says<EffectOf<'draw'>>({ do: 'draw' })`${verb('draw')} ${{ count }}`)),
  acts(
    without(
      ['additional'],
      says<EffectOf<'draw'>>({ do: 'draw', upTo: true })`${verb('draw')} up to ${{ count: severalCards }}`,
    ),
  ),
  acts(millsHalf),
  acts(milled),
  acts(says<EffectOf<'scry'>>({ do: 'scry' })`${verb('scry', 'scries')} ${{ count: numeralOrX }}`),
  acts(discardsAll),
  acts(without(['said'], says<EffectOf<'shuffle'>>({ do: 'shuffle' })`${verb('shuffle')}`)),
  acts(says<EffectOf<'shuffle'>>({ do: 'shuffle', said: 'library' })`${verb('shuffle')} ${theirOwn} library`),
  acts(
    labellingObjects(
      oneOf<EffectOf<'discard'>>(
        without(['said'], says<EffectOf<'discard'>>({ do: 'discard', count: 'hand' })`${verb('discard')} ${ownHand}`),
        says<EffectOf<'discard'>>({
          do: 'discard',
          count: 'hand',
          said: 'all the cards',
        })`${verb('discard')} all the cards in ${ownHand}`,
        says<EffectOf<'discard'>>({
          do: 'discard',
        })`${verb('discard')} ${{ count: oneOf(halfHand, count, anyNumberOfCards) }}${flag({ atRandom: true as const }, ' at random')}`,
      ),
      'discarded',
      ({ count }) => count !== 1,
    ),
  ),
];
