import { allSeats, type CardIndex, type ObjectId } from '@stacktrail/game-events';
import { GameObjectRecord } from '../state/game-object.js';
import { changeObject, changePlayer, restamp } from './changes.js';
import type { Evolvers } from './evolver.js';
import { enterZone, leaveZone } from './change-zone.js';

type DungeonEvent = 'DungeonEntered' | 'VentureMarkerMoved' | 'DungeonCompleted';

/** Dungeon cards (CR 309): no card of a deck, so that none is counted as one. */
export const dungeonEvolvers: Evolvers<DungeonEvent> = {
  DungeonEntered(state, { object, player, definition }, event) {
    const form = state.catalog.findCard(definition);
    if (form === undefined) return;
    const dungeon = new GameObjectRecord({
      id: object,
      printed: form.whole,
      form,
      kind: 'card',
      card: -1 as CardIndex,
      owner: player,
      controller: player,
      zone: 'command',
      timestamp: ++state.timestamp,
      knownTo: allSeats(state.players.length),
      placedAt: event.revision,
    });
    state.nextObject = Math.max(state.nextObject, object + 1);
    enterZone(state, dungeon, 0);
  },
  VentureMarkerMoved(state, { dungeon, room }) {
    changeObject(state, dungeon, (object) => {
      const marker = {
        name: 'venture marker',
        player: object.owner,
        value: room,
        until: null,
        turn: state.turn,
      } as const;
      object.designations = [marker];
    });
  },
  DungeonCompleted(state, { player, dungeon }) {
    const object = state.objects.get(dungeon);
    if (object === undefined || object.left) return;
    leaveZone(state, new GameObjectRecord(object), 0 as ObjectId);
    changePlayer(state, player, (record) => {
      record.completedDungeons = [...record.completedDungeons, object.printed.name];
    });
    restamp(state);
  },
};
