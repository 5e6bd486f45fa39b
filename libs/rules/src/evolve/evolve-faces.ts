import { allSeats, seatBit, type ObjectId } from '@stacktrail/game-events';
import { renewPrinted, type GameObjectRecord } from '../state/game-object.js';
import type { GameStateRecord } from '../state/game-state.js';
import { changeObject, restamp } from './changes.js';
import type { Evolvers } from './evolver.js';

type FaceEvent = 'Transformed' | 'BestowEnded' | 'Flipped' | 'TurnedFaceDown' | 'TurnedFaceUp' | 'BecameCopy';

/** Changes what an object's copiable values rest on: what was computed of it and of what reads it no longer holds. */
function turn(state: GameStateRecord, id: ObjectId, change: (object: GameObjectRecord) => void): void {
  changeObject(state, id, (object) => {
    change(object);
    renewPrinted(object);
  });
  restamp(state);
}

/** CR 613.7f, 613.7g: it gets a new timestamp as it turns over. */
function newTimestamp(state: GameStateRecord, object: GameObjectRecord): void {
  object.timestamp = ++state.timestamp;
}

export const faceEvolvers: Evolvers<FaceEvent> = {
  Transformed: (state, data, event) =>
    turn(state, data.object, (object) => {
      object.face = data.face;
      object.transformedAt = event.revision;
      newTimestamp(state, object);
    }),
  BestowEnded: (state, data) =>
    turn(state, data.object, (object) => {
      object.face = 0;
    }),
  Flipped: (state, data) =>
    turn(state, data.object, (object) => {
      object.flipped = true;
    }),
  TurnedFaceDown(state, data) {
    const form = state.catalog.findForm(data.as);
    if (form === undefined) return;
    turn(state, data.object, (object) => {
      object.faceDown = form;
      object.knownTo |= seatBit(object.controller);
      newTimestamp(state, object);
    });
  },
  TurnedFaceUp: (state, data) =>
    turn(state, data.object, (object) => {
      object.faceDown = null;
      object.knownTo = allSeats(state.players.length);
      newTimestamp(state, object);
    }),
  BecameCopy(state, data, event) {
    const form = state.catalog.findForm(data.form);
    if (form === undefined) return;
    const { effect, object, source, controller, duration } = data;
    turn(state, object, (copy) => {
      copy.copies = [...copy.copies, { effect, form }];
    });
    state.nextEffect = Math.max(state.nextEffect, effect + 1);
    if (duration === null) return;
    const began = event.revision;
    state.copyEffects = [
      ...state.copyEffects,
      { id: effect, object, source, controller, duration, turn: state.turn, began },
    ];
  },
};

/** CR 611.2a: a copy effect that ends no longer applies to its object. */
export function endCopyEffect(state: GameStateRecord, effect: number): void {
  const ending = state.copyEffects.find(({ id }) => id === effect);
  if (ending === undefined) return;
  state.copyEffects = state.copyEffects.filter(({ id }) => id !== effect);
  turn(state, ending.object, (object) => {
    object.copies = object.copies.filter((copy) => copy.effect !== effect);
  });
}
