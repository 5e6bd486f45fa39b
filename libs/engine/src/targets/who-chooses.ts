import type { ObjectId, PlayerId, Ref } from '@stacktrail/game-events';
import { ask, type Procedure } from '../game/procedure.js';

/** The controller of a spell or ability chooses which of its opponents chooses a part of its announcement. */
export function* chooseWhoChooses(
  id: ObjectId,
  controller: PlayerId,
  opponents: readonly PlayerId[],
  rule: '601.2c' | '700.2e',
  what: 'target' | 'mode',
): Procedure<PlayerId> {
  const { chosen } = yield* ask({
    form: 'select',
    kind: 'choose a value',
    rule,
    player: controller,
    prompt: `Choose the opponent who chooses the ${what}.`,
    source: id,
    candidates: opponents.map((player): Ref => ({ is: 'player', id: player })),
    min: 1,
    max: 1,
  });
  return chosen[0]!.id as PlayerId;
}
