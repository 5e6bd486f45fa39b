import type { Effect } from '@stacktrail/card-tree';
import { says } from '../../syntax/says.js';
import { without } from '../../syntax/without.js';
import { oneOf, type Syntax } from '../../syntax/syntax.js';
import { doneThisWay } from '../this-way/done-this-way.js';
import { referent } from '../objects/objects.js';
import { whatRemains } from '../objects/what-remains.js';
import { theRest } from '../nouns/the-rest.js';
import { theirChoice } from '../objects/their-choice.js';
import { verbOfOthers, theirOwn, verb } from '../basics/verbs.js';
import { becoming, moveTo, type Move } from './moves.js';
import { acts, imperative, undergoes, type EffectOf, type Predicate } from './predicate.js';

type IntoLibrary = EffectOf<'put into library'>;

/** Cards that other players put into their libraries; they choose the order (CR 401.4). */
const theirs = oneOf(referent('object'), theRest, whatRemains, theirChoice);
const edges = (['top', 'bottom'] as const).flatMap((position) => {
  const where =
    position === 'top' ? says<object>({})`on top of their library` : says<object>({})`on the bottom of their library`;
  return [
    says<IntoLibrary>({
      do: 'put into library',
      position,
      order: 'any',
    })`${verbOfOthers('put')} ${{ what: theirs }} ${where} in any order`,
    says<IntoLibrary>({
      do: 'put into library',
      position,
      order: 'random',
    })`${verbOfOthers('put')} ${{ what: theirs }} ${where} in a random order`,
  ];
});

/** What players do with “the rest”: “exile the rest”, “each player sacrifices the rest”. */
export const restPredicates: readonly Predicate[] = [
  acts(without(['label'], says<EffectOf<'tap'>>({ do: 'tap' })`${verbOfOthers('tap')} ${{ what: theRest }}`)),
  acts(says<EffectOf<'sacrifice'>>({ do: 'sacrifice' })`${verb('sacrifice')} ${{ what: theRest }}`),
  acts(says<EffectOf<'discard cards'>>({ do: 'discard cards' })`${verb('discard')} ${{ what: theRest }}`),
  undergoes(
    says<EffectOf<'discard cards'>>({
      do: 'discard cards',
    })`${verbOfOthers('discard')} ${{ what: doneThisWay('each ') }}`,
  ),
  acts(
    says<EffectOf<'shuffle into library'>>({
      do: 'shuffle into library',
    })`${verb('shuffle')} ${{ what: theRest }} into ${theirOwn} library`,
  ),
  undergoes(
    becoming(['card'], says<Move>(moveTo({ zone: 'exile' }))`${verbOfOthers('exile')} ${{ what: theRest }}`, 'exiled'),
  ),
  ...edges.map(undergoes),
];

export const restImperatives: readonly Syntax<Effect>[] = [
  imperative(becoming(['card'], says<Move>(moveTo({ zone: 'exile' }))`exile ${{ what: theRest }}`, 'exiled')),
  imperative(says<EffectOf<'destroy'>>({ do: 'destroy' })`destroy ${{ what: theRest }}`),
];
