import { characteristicsOf } from '@stacktrail/characteristics';
import { ask, takeAction, type Game, type ManaDue, type Procedure, type Reason } from '@stacktrail/engine';
import type { ObjectId, PlayerId } from '@stacktrail/game-events';
import { objectOf, typeBit, type GameState } from '@stacktrail/game-state';
import { emitTapped } from './tap-to-pay.js';

const benders = typeBit('Artifact') | typeBit('Creature');

function untappedBenders(state: GameState, player: PlayerId): readonly ObjectId[] {
  return state.battlefield.filter((id) => {
    const object = objectOf(state, id);
    return object.controller === player && !object.tapped && (characteristicsOf(state, object).types & benders) !== 0;
  });
}

/**
 * The permanents that are tapped rather than paying generic mana of a waterbend cost, and the mana that is still due.
 */
export interface Waterbending {
  readonly left: ManaDue;
  readonly tapped: readonly ObjectId[];
}

/**
 * CR 701.67a: for each generic mana in a waterbend cost its payer may tap an untapped artifact or creature. In a total
 * cost, this holds only for the waterbend part (701.67b).
 */
export function* chooseWaterbending(
  state: GameState,
  player: PlayerId,
  due: ManaDue,
  on: ObjectId,
): Procedure<Waterbending> {
  if (due.waterbend === undefined) return { left: due, tapped: [] };
  const candidates = untappedBenders(state, player);
  const max = Math.min(due.waterbend, due.generic, candidates.length);
  if (max === 0) return { left: due, tapped: [] };
  const answer = yield* ask({
    form: 'select',
    kind: 'pay cost',
    rule: '701.67a',
    player,
    prompt: 'Choose artifacts and creatures to tap for the waterbend cost, each for one generic mana.',
    source: on,
    candidates: candidates.map((id) => ({ is: 'object', id })),
    min: 0,
    max,
  });
  const tapped = answer.chosen.map(({ id }) => id as ObjectId);
  return { left: { ...due, generic: due.generic - tapped.length }, tapped };
}

/** Taps what was chosen. */
export function tapToWaterbend(game: Game, { tapped }: Waterbending, reason: Reason): void {
  if (tapped.length > 0) emitTapped(game, tapped, true, { ...reason, rule: '701.67a' });
}

/** CR 701.67c: a player who pays a waterbend cost waterbends, whether they tapped permanents or paid mana. */
export function noteWaterbending(game: Game, player: PlayerId, due: ManaDue, reason: Reason): void {
  if (due.waterbend !== undefined) takeAction(game, { player, action: 'waterbend' }, { ...reason, rule: '701.67c' });
}
