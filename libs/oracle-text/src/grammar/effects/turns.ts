import { steps, type Effect, type Step } from '@stacktrail/card-tree';
import { says } from '../../syntax/says.js';
import { table, type Syntax } from '../../syntax/syntax.js';
import { moreThanOne } from '../conditions/held.js';
import { playersAsObject } from '../players/players.js';
import { imperative, type EffectOf } from './predicate.js';

type Phases = EffectOf<'extra phases'>;
type Steps = EffectOf<'extra steps'>;

const step = table<Step>(Object.fromEntries(steps.map((name) => [name, name])));
const after = table({ 'this step': 'this step', 'this phase': 'this phase' } as const);

/** “There is an additional upkeep step after this step”; “you get two additional upkeep steps after this phase”. */
const extraSteps: readonly Syntax<Effect>[] = [
  ...[
    says<Steps>({
      do: 'extra steps',
      count: 1,
      yours: true,
    })`you get an additional ${{ step }} step after ${{ after }}`,
    says<Steps>({
      do: 'extra steps',
      yours: true,
    })`you get ${{ count: moreThanOne }} additional ${{ step }} steps after ${{ after }}`,
  ],
  ...[
    says<Steps>({ do: 'extra steps', count: 1 })`there is an additional ${{ step }} step after ${{ after }}`,
    says<Steps>({
      do: 'extra steps',
    })`there are ${{ count: moreThanOne }} additional ${{ step }} steps after ${{ after }}`,
  ].map(ofEverybody),
].map(imperative);

function ofEverybody(inner: Syntax<Steps>): Syntax<Steps> {
  return { ...inner, write: (effect, writer) => effect.yours === undefined && inner.write(effect, writer) };
}

type Controlled = EffectOf<'control player'>;

/** Instructions that add turns, phases and steps (CR 500.8). */
export const turnImperatives: readonly Syntax<Effect>[] = [
  imperative(
    says<Phases>({
      do: 'extra phases',
      phases: ['combat', 'main'],
      count: 1,
    })`there is an additional combat phase after this phase followed by an additional main phase`,
  ),
  imperative(
    says<Phases>({
      do: 'extra phases',
      phases: ['combat'],
      count: 1,
    })`there is an additional combat phase after this phase`,
  ),
  imperative(
    says<Phases>({
      do: 'extra phases',
      phases: ['combat'],
    })`there are ${{ count: moreThanOne }} additional combat phases after this phase`,
  ),
  ...extraSteps,
  imperative(says<EffectOf<'end the combat phase'>>({ do: 'end the combat phase' })`end the combat phase`),
  imperative(says<EffectOf<'draw the game'>>({ do: 'draw the game' })`the game is a draw`),
  imperative(
    says<Controlled>({
      do: 'control player',
      during: 'next turn',
    })`you control ${{ who: playersAsObject }} during that player's next turn`,
  ),
  imperative(
    says<Controlled>({ do: 'control player', during: 'this turn' })`you control ${{ who: playersAsObject }} this turn`,
  ),
];
