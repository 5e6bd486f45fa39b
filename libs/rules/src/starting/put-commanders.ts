import { type Game, type Procedure, perform, type MoveOccurrence } from '@stacktrail/engine';
import { isCommander, objectOf, playerOf, playersInOrder } from '@stacktrail/game-state';

/** CR 103.2c, 903.6: each player puts their commanders from their deck face up into the command zone. */
export function* putCommanders(game: Game): Procedure<void> {
  if (game.state.commanders.length === 0) return;
  for (const player of playersInOrder(game.state)) {
    const cards = playerOf(game.state, player).library.filter((id) =>
      isCommander(game.state, objectOf(game.state, id)),
    );
    const moves = cards.map((object): MoveOccurrence => ({ would: 'move', object, to: 'command', manner: 'put' }));
    if (moves.length > 0) yield* perform(game, moves, { rule: '903.6', player });
  }
}
