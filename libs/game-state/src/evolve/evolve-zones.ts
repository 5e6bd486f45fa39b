import { allSeats, type ObjectId } from '@stacktrail/game-events';
import { GameObjectRecord, renewPrinted } from '../state/game-object.js';
import { arrangeObjects } from './arrange-objects.js';
import { formOfCardIndex } from './card-records.js';
import { enterZone, leaveZone } from './change-zone.js';
import type { Evolvers } from './evolver.js';
import { moveObject } from './move-object.js';

type ZoneEvent = 'ObjectMoved' | 'ComponentMoved' | 'ObjectsArranged' | 'ObjectCeasedToExist';

export const zoneEvolvers: Evolvers<ZoneEvent> = {
  ObjectMoved(state, data, event, previous) {
    const before = data.group === 0 ? previous : (previous.before ?? previous);
    moveObject(state, data, before, event.revision);
    state.before = before;
  },
  ComponentMoved(state, data, event) {
    const form = formOfCardIndex(state, data.card);
    const permanent = state.objects.get(data.permanent);
    if (form === undefined || permanent === undefined || state.objects.get(data.becomes) !== undefined) return;
    const { owner } = permanent;
    const object = new GameObjectRecord({
      id: data.becomes,
      printed: form.whole,
      form,
      kind: 'card',
      card: data.card,
      owner,
      controller: owner,
      zone: data.to,
      timestamp: ++state.timestamp,
      knownTo: allSeats(state.players.length),
      placedAt: event.revision,
    });
    state.nextObject = Math.max(state.nextObject, data.becomes + 1);
    enterZone(state, renewPrinted(object, state.catalog), data.position);
  },
  ObjectsArranged: (state, { objects }) => arrangeObjects(state, objects),
  ObjectCeasedToExist(state, data) {
    const old = state.objects.get(data.object);
    if (old !== undefined && !old.left) leaveZone(state, new GameObjectRecord(old), 0 as ObjectId);
  },
};
