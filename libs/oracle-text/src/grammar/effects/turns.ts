import { steps, type Effect, type Step } from '@stacktrail/card-tree';
import { says } from '../../syntax/says.js';
import { table, type Syntax } from '../../syntax/syntax.js';
import { moreThanOne } from '../conditions/held.js';
import { playersAsObject } from '../players.js';
import { order, type Doing } from './predicate.js';

type Phases = Doing<'extra phases'>;
type Steps = Doing<'extra steps'>;

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
].map(order);

function ofEverybody(inner: Syntax<Steps>): Syntax<Steps> {
  return { ...inner, write: (effect, writer) => effect.yours === undefined && inner.write(effect, writer) };
}

type Controlled = Doing<'control player'>;

/** CR 500.8. */
export const turnOrders: readonly Syntax<Effect>[] = [
  order(
    says<Phases>({
      do: 'extra phases',
      phases: ['combat', 'main'],
      count: 1,
    })`there is an additional combat phase after this phase followed by an additional main phase`,
  ),
  order(
    says<Phases>({
      do: 'extra phases',
      phases: ['combat'],
      count: 1,
    })`there is an additional combat phase after this phase`,
  ),
  ...extraSteps,
  order(says<Doing<'end the combat phase'>>({ do: 'end the combat phase' })`end the combat phase`),
  order(says<Doing<'draw the game'>>({ do: 'draw the game' })`the game is a draw`),
  order(
    says<Controlled>({
      do: 'control player',
      during: 'next turn',
    })`you control ${{ who: playersAsObject }} during that player's next turn`,
  ),
  order(
    says<Controlled>({ do: 'control player', during: 'this turn' })`you control ${{ who: playersAsObject }} this turn`,
  ),
];
