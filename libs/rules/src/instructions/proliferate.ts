import type { PlayerId, Ref } from '@stacktrail/game-events';
import type { Game, Reason } from '../game/game.js';
import { ask, type Procedure } from '../game/procedure.js';
import type { Occurrence } from '../gate/occurrence.js';
import { perform } from '../gate/perform.js';
import { objectsIn } from '../state/game-state.js';
import type { Interpreter } from './interpreter.js';
import { kindsOn } from './moving-counters.js';
import { playersNamed } from './named.js';

/** CR 701.34a: each of the players in turn. */
export const giveAnother: Interpreter<'give another counter of each kind'> = function* (game, effect, context, reason) {
  for (const player of playersNamed(game.state, effect.who, context)) {
    yield* proliferate(game, player, { ...reason, rule: '701.34a' });
  }
  return context;
};

/** CR 701.34a: the player chooses permanents and players with counters, and each gets another of each kind it has. */
export function* proliferate(game: Game, by: PlayerId, reason: Reason): Procedure<void> {
  const { state } = game;
  const candidates: readonly Ref[] = [
    ...state.players
      .filter((player) => !player.lost && kindsOn(player).length > 0)
      .map(({ id }): Ref => ({ is: 'player', id })),
    ...objectsIn(state, state.battlefield)
      .filter((object) => kindsOn(object).length > 0)
      .map(({ id }): Ref => ({ is: 'object', id })),
  ];
  if (candidates.length === 0) return;
  const { chosen } = yield* ask({
    form: 'select',
    kind: 'choose objects',
    rule: '701.34a',
    player: by,
    prompt: 'Choose the permanents and players that get another counter of each kind already there.',
    source: reason.source ?? (0 as never),
    candidates,
    min: 0,
    max: candidates.length,
  });
  const more = chosen.flatMap((ref): readonly Occurrence[] => {
    if (ref.is === 'player') {
      return kindsOn(state.players[ref.id]!).map((counter) => {
        return { would: 'player gets counters', player: ref.id, by, counter, count: 1 };
      });
    }
    return kindsOn(state.objects.get(ref.id)!).map((counter) => {
      return { would: 'get counters', object: ref.id, by, counter, count: 1 };
    });
  });
  if (more.length > 0) yield* perform(game, more, reason);
}
