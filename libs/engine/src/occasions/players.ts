import { noObject } from '@stacktrail/game-events';
import { makeOccasion } from '@stacktrail/game-state';
import type { OccasionTable } from './occasion-table.js';
import { fullyUnlocked } from './unlocking.js';

/** What creatures do with the permanent whose ability it is: the Vehicle, the Mount (CR 702.122c, 702.171c). */
const usesAnother: ReadonlySet<string> = new Set(['crew', 'saddle']);

/** Events of players, and the beginnings of steps. */
export const playerOccasions: OccasionTable = {
  StepBegan: {
    gives: ['beginning of step'],
    of: ({ activePlayer: player }, { data: { step } }) => [
      { on: 'beginning of step', object: noObject, thatObject: noObject, player, amount: 0, step },
    ],
  },
  LifeGained: {
    gives: ['gains life'],
    of: (_state, { data }) => [makeOccasion('gains life', noObject, { player: data.player, amount: data.amount })],
  },
  LifeLost: {
    gives: ['loses life'],
    of: (_state, { data }) => [makeOccasion('loses life', noObject, { player: data.player, amount: data.amount })],
  },
  PlayerLost: {
    gives: ['loses the game'],
    // CR 603.9, 603.10f
    of: (_state, { data }) => [makeOccasion('loses the game', noObject, { player: data.player, lookBack: true })],
  },
  PlayerCountersRemoved: {
    gives: ['player loses counters'],
    of: (_state, { data }) => [
      makeOccasion('player loses counters', noObject, { player: data.player, amount: data.count, counter: data.kind }),
    ],
  },
  DesignationGiven: {
    gives: ['is designated', 'becomes', 'keyword action'],
    of(state, { data: { holder, name: word, value: amount } }, before) {
      if (holder?.is === 'object') {
        return [
          makeOccasion('is designated', holder.id, { word, amount }),
          makeOccasion('becomes', holder.id, { word }),
          ...fullyUnlocked(state, holder.id, before),
        ];
      }
      return [makeOccasion('is designated', noObject, { word, amount, player: holder?.id ?? null })];
    },
  },
  PlayerCountersPut: {
    gives: ['player gets counters'],
    of: (_state, { data }) => [
      makeOccasion('player gets counters', noObject, { player: data.player, amount: data.count, counter: data.kind }),
    ],
  },
  VentureMarkerMoved: {
    gives: ['enters room'],
    of: (_state, { data: { player, dungeon, room } }) => [
      makeOccasion('enters room', dungeon, { player, amount: room }),
    ],
  },
  DungeonCompleted: {
    gives: ['completes a dungeon'],
    of: (_state, { data: { player, dungeon } }) => [makeOccasion('completes a dungeon', dungeon, { player })],
  },
  CardsRevealed: {
    gives: ['reveals this way'],
    of: (_state, { data, source }) =>
      data.objects.map((object) => makeOccasion('reveals this way', object, { player: data.player, other: source })),
  },
  LandPlayed: {
    gives: ['plays a land'],
    of: (_state, { data }) => [makeOccasion('plays a land', data.object, { player: data.player })],
  },
  KeywordActionTaken: {
    gives: ['keyword action'],
    of: (_state, { data, source }) => [
      makeOccasion('keyword action', data.object, {
        word: data.action,
        player: data.player,
        amount: data.amount,
        ...(usesAnother.has(data.action) && { other: source }),
      }),
    ],
  },
};
