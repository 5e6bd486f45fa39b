import { type Game, type Procedure, perform } from '@stacktrail/engine';
import type { Ref } from '@stacktrail/game-events';
import { playerOf, playersInOrder } from '@stacktrail/game-state';

/** CR 407.2: when playing for ante, each player puts one random card from their deck into the ante zone. */
export function* putAnte(game: Game): Procedure<void> {
  if (game.state.ante === null) return;
  for (const player of playersInOrder(game.state)) {
    const { library } = playerOf(game.state, player);
    if (library.length === 0) continue;
    const { draws } = game.state;
    const { order, next } = game.random.permutation(library.length, draws);
    const object = library[order[0]!]!;
    const reason = { rule: '407.2', player };
    const among = library.map((id): Ref => ({ is: 'object', id }));
    const chosen: Ref[] = [{ is: 'object', id: object }];
    game.emit('ChosenAtRandom', { player, among, chosen, draws: next - draws }, reason);
    yield* perform(game, [{ would: 'move', object, to: 'ante', manner: 'put' }], reason);
  }
}
