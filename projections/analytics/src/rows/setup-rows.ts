import type { GameEvent } from '@stacktrail/game-events';
import type { GameState } from '@stacktrail/game-state';
import { flag, row, Veiled, type Moment, type Row, type Value } from '../row.js';
import { nameOf } from './names.js';

/** CR 103.5. */
export function mulliganRow({ event, before, after }: Moment<GameEvent<'MulliganTaken'> | GameEvent<'HandKept'>>): Row {
  const { player } = event.data;
  const hand = before.players[player]?.hand.length ?? 0;
  return row('mulligans', player, flag(event.type === 'HandKept'), after.players[player]?.mulligans ?? 0, hand);
}

/**
 * The hands with which the players begin (CR 103.5). Neither the order in which a hand lies nor its numbers are told: the
 * cards that everyone knows come first, then the others, each in the order of their names.
 */
export function openingHands(state: GameState): readonly Row[] {
  return state.players.flatMap(({ id, hand }) => {
    const names = hand.map((object) => nameOf(state, object));
    const known = names.flatMap((name) => (name instanceof Veiled ? [] : [name])).sort(inOrder);
    const hidden = names.flatMap((name) => (name instanceof Veiled ? [name] : []));
    hidden.sort((a, b) => inOrder(a.value, b.value));
    return [...known, ...hidden].map((name) => row('opening_hands', id, name));
  });
}

function inOrder(a: Value, b: Value): number {
  return (a ?? '') < (b ?? '') ? -1 : 1;
}
