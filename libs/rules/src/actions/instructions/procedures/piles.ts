import { ask, type Interpreter, objectsMeant, playersMeant, withResult } from '@stacktrail/engine';
import { allSeats, seatBit, type ObjectId, type Ref } from '@stacktrail/game-events';

/** CR 700.3a, 700.3d: each object is in exactly one of two piles, which may be empty; nothing leaves its zone (700.3c). */
export const separate: Interpreter<'separate into piles'> = function* (game, effect, context, _reason, run) {
  const objects = objectsMeant(game.state, effect.what, context, run);
  const [player] = playersMeant(game.state, effect.who, context);
  let first: readonly ObjectId[] = [];
  if (player !== undefined && objects.length > 0) {
    const everyone = allSeats(game.state.players.length);
    const shown = objects.every(({ zone, knownTo }) => (zone !== 'hand' && zone !== 'library') || knownTo === everyone);
    const answer = yield* ask({
      form: 'select',
      kind: 'separate into piles',
      rule: '700.3a',
      player,
      prompt: 'Choose what goes into the first pile; the rest is the second pile.',
      source: context.source,
      candidates: objects.map(({ id }): Ref => ({ is: 'object', id })),
      min: 0,
      max: objects.length,
      ...(shown ? {} : { seenBy: seatBit(player) }),
    });
    const chosen = new Set(answer.chosen.map((ref) => ref.id));
    first = objects.map(({ id }) => id).filter((id) => chosen.has(id));
  }
  const second = objects.map(({ id }) => id).filter((id) => !first.includes(id));
  const [one, two] = effect.labels;
  return withResult(withResult(context, one, first), two, second);
};
