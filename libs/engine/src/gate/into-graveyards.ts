import type { ObjectId } from '@stacktrail/game-events';
import { objectOf, playersInOrder } from '@stacktrail/game-state';
import type { Game } from '../game/game.js';
import type { Procedure } from '../game/procedure.js';
import { orderObjects } from '../choices/choose.js';
import type { Leaf } from './decide.js';

/**
 * CR 404.3: the owner of several cards that go to their graveyard at the same time arranges them. They are asked only
 * if some text of the game depends on the order.
 */
export function* arrangedForGraveyards(game: Game, leaves: readonly Leaf[]): Procedure<readonly Leaf[]> {
  if (!game.state.catalog.asksForOrder) return leaves;
  const arranged = leaves.slice();
  for (const owner of playersInOrder(game.state)) {
    const places = leaves.flatMap((leaf, place) => (cardFor(game, leaf)?.owner === owner ? [place] : []));
    if (places.length < 2) continue;
    const order = yield* orderObjects(
      {
        player: owner,
        rule: '404.3',
        prompt: 'These cards go to your graveyard at the same time. Put them in order: the last one will be on top.',
        source: 0 as ObjectId,
        candidates: places.map((place) => cardFor(game, leaves[place]!)!.id),
        firstOne: 'below the others',
        open: true,
      },
      (id) => objectOf(game.state, id).printed.name,
    );
    const from = places.map((place) => leaves[place]!);
    order.forEach((id, i) => {
      arranged[places[i]!] = from.find((leaf) => cardFor(game, leaf)?.id === id)!;
    });
  }
  return arranged;
}

/** The card that would go to a graveyard, if a card would. */
function cardFor({ state }: Game, { occurrence }: Leaf): { readonly id: ObjectId; readonly owner: number } | undefined {
  if (occurrence.would !== 'move' || occurrence.to !== 'graveyard') return undefined;
  const object = objectOf(state, occurrence.object);
  return object.kind === 'card' ? object : undefined;
}
