import { says } from '../../syntax/says.js';
import { literally } from '../../syntax/syntax.js';
import { verb } from '../basics/verbs.js';
import { ofObjects, undergoes, type EffectOf, type Predicate } from './predicate.js';

type Removed = EffectOf<'remove designation'>;

/** CR 722.3b of CR 2026-08-07. */
export const unprepared: Predicate = ofObjects<Removed>(
  'what',
  says<Removed>({ do: 'remove designation', as: 'prepared' })`${verb('become')} unprepared`,
);

/** “It's no longer suspected”, “you're no longer the monarch”: the end of a designation. */
export const noLonger: readonly Predicate[] = [
  ...(['suspected', 'goaded', 'saddled', 'monstrous', 'renowned', 'plotted', 'exerted'] as const).map((as) =>
    ofObjects<Removed>(
      'what',
      says<Removed>({ do: 'remove designation', as })`${verb('are', 'is')} no longer ${literally(as)}`,
    ),
  ),
  {
    ...undergoes(
      says<Removed>({ do: 'remove designation', as: 'monarch' })`${verb('are', 'is')} no longer the monarch`,
    ),
    field: 'what',
  },
];
