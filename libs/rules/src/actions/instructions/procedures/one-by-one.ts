import { hasKind, type Effect, type SomeKinds } from '@stacktrail/card-tree';
import type { TextContext } from '@stacktrail/characteristics';
import { type Game, type Procedure, orderObjects } from '@stacktrail/engine';
import type { ObjectId } from '@stacktrail/game-events';
import { type GameObject, playersInOrder } from '@stacktrail/game-state';

/**
 * Instructions whose result depends on what was done before: they take cards from libraries, ask for choices, or use
 * chance.
 */
const inTurn: SomeKinds = {
  objects: ['top of library'],
  do: ['reveal until', 'exile until', 'draw', 'mill', 'flip coins', 'roll dice'],
  cost: ['mill'],
};

/** Memoised: whether the order matters in which instructions are followed for several objects. */
const sequential = new WeakMap<readonly Effect[], boolean>();

function dependsOnOrder(effects: readonly Effect[]): boolean {
  const known = sequential.get(effects);
  if (known !== undefined) return known;
  const found = hasKind(effects, inTurn);
  sequential.set(effects, found);
  return found;
}

/**
 * CR 608.2f: the order in which an action is taken on several permanents if it can't be taken on all at once: in APNAP
 * order of their controllers, and for one player's permanents in an order that the controller of the text chooses.
 */
export function* oneByOne(
  game: Game,
  objects: readonly GameObject[],
  effects: readonly Effect[],
  { you, source }: TextContext,
): Procedure<readonly ObjectId[]> {
  if (objects.length < 2 || objects.some(({ zone }) => zone !== 'battlefield') || !dependsOnOrder(effects)) {
    return objects.map(({ id }) => id);
  }
  const ordered: ObjectId[] = [];
  for (const player of playersInOrder(game.state)) {
    const question = {
      player: you,
      rule: '608.2f',
      prompt: 'Choose the order in which you do this for each of them; the first comes first.',
      source,
      candidates: objects.filter(({ controller }) => controller === player).map(({ id }) => id),
      firstOne: 'done for it first',
      open: true,
    } as const;
    ordered.push(...(yield* orderObjects(question, (id) => game.state.objects.get(id)?.printed.name ?? '')));
  }
  return ordered;
}
