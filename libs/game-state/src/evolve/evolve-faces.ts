import type { Duration } from '@stacktrail/card-tree';
import { allSeats, seatBit, type EventData, type GameEvent, type ObjectId } from '@stacktrail/game-events';
import type { Form } from '../state/form.js';
import { GameObjectRecord, renewPrinted, type Component, type GameObject } from '../state/game-object.js';
import type { GameStateRecord } from '../state/game-state.js';
import type { LastingFormEffect } from '../state/lasting-effects.js';
import { changeObject, restamp } from './changes.js';
import type { Evolvers } from './evolver.js';
import { leaveZone } from './change-zone.js';
import { followText } from './follow-text.js';

type FaceEvent =
  | 'Transformed'
  | 'BestowEnded'
  | 'TextGained'
  | 'Merged'
  | 'Flipped'
  | 'TurnedFaceDown'
  | 'TurnedFaceUp'
  | 'BecameCopy'
  | 'TextChanged';

/** Changes the fields from which an object's copiable values follow, and drops what was computed from them. */
function turn(state: GameStateRecord, id: ObjectId, change: (object: GameObjectRecord) => void): void {
  changeObject(state, id, (object) => {
    change(object);
    renewPrinted(object, state.catalog);
  });
  restamp(state);
}

/** CR 613.7f, 613.7g: it gets a new timestamp as it turns over. */
function newTimestamp(state: GameStateRecord, object: GameObjectRecord): void {
  object.timestamp = ++state.timestamp;
}

/** The form goes under copy effects that begin later (CR 613.2a). */
function gain(object: GameObjectRecord, form: Form): void {
  object.copies = [...object.copies, { effect: 0, form }];
}

function asComponent({ kind, card, form }: GameObject): Component {
  return { kind: kind === 'card' ? 'card' : 'token', card, form: form.pointer };
}

/** CR 728.2: what is on top decides what kind of object it is (728.2d) and whether it is face down (728.2e). */
function merge(object: GameObjectRecord, spell: GameObject, form: Form, onTop: boolean): void {
  gain(object, form);
  if (!onTop) {
    object.merged = [...object.merged, asComponent(spell)];
    return;
  }
  object.merged = [asComponent(object), ...object.merged];
  object.kind = spell.kind === 'card' ? 'card' : 'token';
  object.card = spell.card;
  object.form = spell.form;
  object.face = spell.face;
  object.flipped = false;
  object.faceDown = spell.faceDown;
  object.knownTo = spell.knownTo;
}

/** CR 702.140f: effects that modify the spell modify the permanent that it has become part of. */
function followMerged(state: GameStateRecord, { spell, permanent }: EventData<'Merged'>): void {
  if (!state.effects.some(({ objects }) => objects.includes(spell))) return;
  state.effects = state.effects.map((effect) => {
    return effect.objects.includes(spell) ? { ...effect, objects: [...effect.objects, permanent] } : effect;
  });
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
  TextGained(state, data) {
    const form = state.catalog.findForm(data.form);
    if (form !== undefined) turn(state, data.object, (object) => gain(object, form));
  },
  Merged(state, data) {
    const form = state.catalog.findForm(data.form);
    const spell = state.objects.get(data.spell);
    if (form === undefined || spell === undefined || spell.left || data.spell === data.permanent) return;
    leaveZone(state, new GameObjectRecord(spell), data.permanent);
    turn(state, data.permanent, (object) => {
      merge(object, spell, form, data.onTop);
      if (spell.texts.length > 0) followText(state, spell, object); // CR 702.140f
    });
    followMerged(state, data);
  },
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
    begin(state, { id: effect, object, source, controller, duration }, event);
  },
  TextChanged(state, data, event) {
    const { effect, object, words, rules, source, controller, duration } = data;
    turn(state, object, (changed) => {
      changed.texts = [...changed.texts, { effect, words, rules }];
    });
    begin(state, { id: effect, object, source, controller, duration }, event);
  },
};

type Beginning = Omit<LastingFormEffect, 'turn' | 'began' | 'duration'> & { readonly duration: Duration | null };

function begin(state: GameStateRecord, { duration, ...effect }: Beginning, { revision: began }: GameEvent): void {
  state.nextEffect = Math.max(state.nextEffect, effect.id + 1);
  if (duration === null) return;
  state.formEffects = [...state.formEffects, { ...effect, duration, turn: state.turn, began }];
}

/** CR 611.2a: a copy effect or text-changing effect that ends no longer applies to its object. */
export function endFormEffect(state: GameStateRecord, effect: number): void {
  const ending = state.formEffects.find(({ id }) => id === effect);
  if (ending === undefined) return;
  state.formEffects = state.formEffects.filter(({ id }) => id !== effect);
  turn(state, ending.object, (object) => {
    object.copies = object.copies.filter((copy) => copy.effect !== effect);
    object.texts = object.texts.filter((text) => text.effect !== effect);
  });
}
