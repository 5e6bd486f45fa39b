import type { ObjectId } from '@stacktrail/game-events';
import { countersOn, type GameState, makeOccasion, type Occasion } from '@stacktrail/game-state';
import type { OccasionTable } from './occasion-table.js';

function counted(state: GameState, before: GameState, id: ObjectId, kind: string) {
  const [old, now] = [before.objects.get(id), state.objects.get(id)];
  return {
    before: old === undefined ? 0 : countersOn(old, kind),
    after: now === undefined ? 0 : countersOn(now, kind),
  };
}

/** CR 714.2b: the chapters whose numbers the lore counters reach. */
export function chaptersReached(object: ObjectId, kind: string, before: number, after: number): readonly Occasion[] {
  if (kind !== 'lore') return [];
  return Array.from({ length: Math.max(0, after - before) }, (_, i) =>
    makeOccasion('chapter', object, { amount: before + i + 1 }),
  );
}

/** The object becomes something that it wasn't before (CR 603.2f). */
function become(object: ObjectId, word: string, more: Partial<Occasion> = {}): Occasion {
  return makeOccasion('becomes', object, { word, ...more });
}

/** Events of permanents that stay where they are (CR 603.2f). */
export const permanentOccasions: OccasionTable = {
  Transformed: { gives: ['transforms'], of: (_state, { data }) => [makeOccasion('transforms', data.object)] },
  TurnedFaceUp: {
    gives: ['is turned face up'],
    of: (_state, { data: { object, x: amount } }) => [makeOccasion('is turned face up', object, { amount })],
  },
  TurnedFaceDown: { gives: ['becomes'], of: (_state, { data }) => [become(data.object, 'turned face down')] },
  PermanentsPhased: {
    gives: ['becomes'],
    of: (_state, { data }) => [
      ...data.out.map(({ object }) => become(object, 'phased out', { lookBack: true })), // CR 603.10b
      ...data.in.map((object) => become(object, 'phased in')),
    ],
  },
  Tapped: {
    gives: ['becomes tapped'],
    of: (_state, { data, player }) => [
      makeOccasion('becomes tapped', data.object, player === null ? {} : { otherPlayer: player }),
    ],
  },
  Untapped: { gives: ['becomes untapped'], of: (_state, { data }) => [makeOccasion('becomes untapped', data.object)] },
  PermanentsUntapped: {
    gives: ['becomes untapped'],
    of: (_state, { data }) => data.objects.map((object) => makeOccasion('becomes untapped', object)),
  },
  CountersPut: {
    gives: ['counters are put', 'chapter'],
    of(state, { data: { object, kind, count }, player }, before) {
      const counters = counted(state, before, object, kind);
      const more = { amount: count, counter: kind, counters, player };
      return [
        makeOccasion('counters are put', object, more),
        ...chaptersReached(object, kind, counters.before, counters.after),
      ];
    },
  },
  CountersRemoved: {
    gives: ['counters are removed'],
    of(state, { data: { object, kind, count } }, before) {
      const counters = counted(state, before, object, kind);
      return counters.before === 0
        ? []
        : [makeOccasion('counters are removed', object, { amount: count, counter: kind, counters })];
    },
  },
  Attached: {
    gives: ['becomes attached', 'becomes unattached'],
    of(_state, { data }, before) {
      const old = before.objects.get(data.object)?.attachedTo ?? 0;
      const now = makeOccasion('becomes attached', data.object, { other: data.to });
      if (old === data.to) return [];
      if (old === 0) return [now];
      return [makeOccasion('becomes unattached', data.object, { other: old, lookBack: true }), now];
    },
  },
  Unattached: {
    gives: ['becomes unattached'],
    of(_state, { data }, before) {
      const old = before.objects.get(data.object)?.attachedTo ?? 0;
      // If its host has left, it became unattached at that time (CR 701.3d).
      return old === 0 || before.objects.get(old)?.left === true
        ? []
        : [makeOccasion('becomes unattached', data.object, { other: old, lookBack: true })];
    },
  },
  ControlChanged: {
    gives: ['control changes'],
    of: (state, { data }) =>
      state.objects.get(data.object)?.zone === 'battlefield'
        ? [makeOccasion('control changes', data.object, { player: data.to, otherPlayer: data.from, lookBack: true })]
        : [],
  },
};
