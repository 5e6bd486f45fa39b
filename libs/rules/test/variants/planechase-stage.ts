import { gainLife, triggered, type CardDefinition, type TriggerEvent } from '@stacktrail/card-tree';
import type { ObjectId, PlayerId } from '@stacktrail/game-events';
import type { GameStateRecord } from '@stacktrail/game-state';
import { forest, alice, position, type Position, Table, intoDeck, plane } from '@stacktrail/test-kit';

export const action = (name: string, own = true): TriggerEvent => ({
  on: 'keyword action',
  action: name,
  who: 'you',
  ...(own && { what: { is: 'this' } }),
});

export const chaos: TriggerEvent = { on: 'keyword action', action: 'chaos ensues', who: 'any player' };

export const arena = plane(
  'Arena',
  triggered(action('planeswalk to'), gainLife(1)),
  triggered(action('planeswalk away from'), gainLife(2)),
  triggered(chaos, gainLife(3)),
);

/** Alice's plane that is face up, and the planar decks of both, from the top. */
interface Scene {
  readonly up: ObjectId;
  readonly decks: readonly (readonly ObjectId[])[];
  readonly table: Table;
}

export function scene(
  up: CardDefinition,
  decks: readonly (readonly CardDefinition[])[],
  set: (p: Position) => void = () => undefined,
  change: (state: GameStateRecord) => void = () => undefined,
  seats = 2,
): Scene {
  const ids: ObjectId[][] = [];
  const p = position((state) => {
    state.planarController = alice;
    ids.forEach((deck, seat) => intoDeck(state, seat as PlayerId, 'planes', deck));
    change(state);
  }, seats);
  const shown = p.command(alice, up);
  decks.forEach((deck, seat) => ids.push(deck.map((card) => p.command(seat as PlayerId, card))));
  for (let seat = 0; seat < seats; seat++) for (let i = 0; i < 5; i++) p.library(seat as PlayerId, forest);
  set(p);
  return { up: shown, decks: ids, table: new Table(p) };
}
