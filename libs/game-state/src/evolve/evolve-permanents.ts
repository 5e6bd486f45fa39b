import type { ObjectId, Revision } from '@stacktrail/game-events';
import { isKeywordCounter } from '../state/rule-abilities.js';
import type { CounterOn, GameObjectRecord } from '../state/game-object.js';
import type { GameStateRecord } from '../state/game-state.js';
import type { AwaitedReturn } from '../state/lasting-effects.js';
import { changeObject, restamp, without, withCounters } from './changes.js';
import type { Evolvers } from './evolver.js';
import { leaveAsCreature, leaveCombat } from './leave-combat.js';

type PermanentEvent =
  | 'Tapped'
  | 'Untapped'
  | 'PermanentsPhased'
  | 'CountersPut'
  | 'CountersRemoved'
  | 'Attached'
  | 'Unattached'
  | 'ControlChanged'
  | 'Destroyed'
  | 'Regenerated'
  | 'DamageMarkRemoved'
  | 'DamageDealtToPermanent';

/** CR 701.3d: it gets a new timestamp as it becomes attached. */
function attach(state: GameStateRecord, id: ObjectId, to: ObjectId): void {
  changeObject(state, id, (object) => {
    object.attachedTo = to;
    object.attachedToPlayer = null;
    if (to !== 0) object.timestamp = ++state.timestamp;
  });
  restamp(state);
}

function removeDamage(object: GameObjectRecord): void {
  object.damage = 0;
  object.deathtouchedAt = -1 as Revision;
  object.damagedAt = [];
}

/** CR 610.4a: what has phased in doesn't do so once more when the event comes until which it phased out. */
function withoutPhasedIn(returns: readonly AwaitedReturn[], ids: readonly ObjectId[]): readonly AwaitedReturn[] {
  return returns.flatMap((one) => {
    if (one.instruction.do !== 'phase out') return [one];
    const moved = one.moved.filter(({ object }) => !ids.includes(object));
    if (moved.length === one.moved.length) return [one];
    return moved.length === 0 ? [] : [{ ...one, moved }];
  });
}

/** CR 613.7c: all counters of a kind have the timestamp of the last. */
function stamped(counters: readonly CounterOn[], kind: string, timestamp: number): readonly CounterOn[] {
  return counters.map((counter) => (counter.kind === kind ? { ...counter, timestamp } : counter));
}

export const permanentEvolvers: Evolvers<PermanentEvent> = {
  Tapped: (state, data) =>
    changeObject(state, data.object, (object) => {
      object.tapped = true;
    }),
  Untapped: (state, data) =>
    changeObject(state, data.object, (object) => {
      object.tapped = false;
    }),
  CountersPut(state, data) {
    const gives = isKeywordCounter(data.kind);
    changeObject(state, data.object, (object) => {
      object.counters = withCounters(object.counters, data.kind, data.count);
      if (gives) object.counters = stamped(object.counters, data.kind, ++state.timestamp);
    });
    if (gives) restamp(state);
  },
  CountersRemoved(state, data) {
    changeObject(state, data.object, (object) => {
      object.counters = withCounters(object.counters, data.kind, -data.count);
    });
    if (isKeywordCounter(data.kind)) restamp(state);
  },
  Attached: (state, data) => attach(state, data.object, data.to),
  Unattached: (state, data) => attach(state, data.object, 0 as ObjectId),
  PermanentsPhased(state, data) {
    for (const { object: id, with: host } of data.out) {
      if (!state.battlefield.includes(id)) continue;
      leaveCombat(state, id); // CR 506.4
      state.battlefield = without(state.battlefield, id);
      state.phasedOut = [...state.phasedOut, id];
      changeObject(state, id, (object) => {
        object.phasedOut = { player: object.controller, with: host };
      });
    }
    for (const id of data.in) {
      if (!state.phasedOut.includes(id)) continue;
      state.phasedOut = without(state.phasedOut, id);
      // Ids are in the order of arrival.
      state.battlefield = [...state.battlefield, id].sort((a, b) => a - b);
      changeObject(state, id, (object) => {
        object.phasedOut = null;
      });
    }
    if (state.returns.length > 0) state.returns = withoutPhasedIn(state.returns, data.in);
    restamp(state);
  },
  ControlChanged(state, data) {
    changeObject(state, data.object, (object) => {
      object.controller = data.to;
      object.controlledSince = state.turn;
      // CR 701.54a: it is a Ring-bearer until another player gains control of it.
      object.designations = object.designations.filter(({ name }) => name !== 'Ring-bearer');
    });
    leaveCombat(state, data.object); // CR 506.4
    restamp(state);
  },
  Destroyed() {},
  Regenerated(state, data) {
    changeObject(state, data.object, (object) => {
      removeDamage(object);
      object.tapped = true;
    });
    leaveAsCreature(state, data.object);
    state.shields = state.shields.filter((shield) => shield.id !== data.shield);
  },
  DamageMarkRemoved: (state, data) => changeObject(state, data.object, removeDamage),
  DamageDealtToPermanent: (state, data, event) =>
    changeObject(state, data.object, (object) => {
      object.damage += data.marked;
      if (data.deathtouch) object.deathtouchedAt = event.revision;
      const revisions: Revision[] = object.damagedAt.slice();
      revisions.push(event.revision);
      object.damagedAt = revisions;
    }),
};
