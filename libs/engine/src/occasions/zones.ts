import {
  allSeats,
  newObjectOf,
  noObject,
  type Counter,
  type EventData,
  type ObjectId,
  type PlayerId,
} from '@stacktrail/game-events';
import { type GameState, makeOccasion, type Occasion } from '@stacktrail/game-state';
import { none, type OccasionTable } from './occasion-table.js';
import { chaptersReached } from './permanents.js';
import { unlockedAsItEnters } from './unlocking.js';

/** CR 603.6: objects change zones; CR 603.6a: permanents enter. */
export const zoneOccasions: OccasionTable = {
  ObjectMoved: {
    gives: [
      'moves',
      'enters',
      'leaves the battlefield',
      'dies',
      'is sacrificed',
      'draws',
      'discards',
      'counters are put',
      'chapter',
      'keyword action',
      'becomes unattached',
      'is designated',
    ],
    of: (state, { data, player, rule }, before) => [
      ...moved(state, data, player, exilingPlayer(data, player, rule)),
      ...unattached(state, data, before),
      ...(data.to === 'battlefield' ? unlockedAsItEnters(state, data.becomes, before) : none),
    ],
  },
  PlayerLeft: {
    gives: ['leaves the battlefield'],
    // CR 603.6c: permanents leave the battlefield when they leave the game because their owner does.
    of: (state, { data }) =>
      data.objects.flatMap((id) => {
        const object = state.objects.get(id);
        if (object?.zone !== 'battlefield') return [];
        return [makeOccasion('leaves the battlefield', id, { lookBack: true, player: object.controller })];
      }),
  },
  TokensCreated: {
    gives: ['moves', 'enters', 'counters are put', 'chapter', 'keyword action'],
    of(state, { data }) {
      const ids = Array.from({ length: data.count }, (_, i) => (data.first + i) as ObjectId);
      const created = ids.flatMap((id) => [
        makeOccasion('enters', id, { player: data.controller, ...withHost(state, id) }),
        ...entersWith(id, data.counters, data.controller),
      ]);
      const [first] = ids;
      if (first === undefined) return created;
      return [
        ...created,
        makeOccasion('keyword action', first, { word: 'create', player: data.player, amount: data.count }),
      ];
    },
  },
  LibraryShuffled: {
    gives: ['shuffles'],
    of: (state, { data }) =>
      state.turn === 0 ? [] : [makeOccasion('shuffles', 0 as ObjectId, { player: data.player })],
  },
};

/**
 * The controller of the spell or ability whose instruction exiles a permanent: to exile something (406.2), or by a keyword
 * action (701). Who pays a cost or what a rule does isn't meant.
 */
function exilingPlayer({ from, manner }: EventData<'ObjectMoved'>, by: PlayerId | null, rule: string): PlayerId | null {
  if (from !== 'battlefield' || manner !== 'exile') return null;
  return rule === '406.2' || rule.startsWith('701.') ? by : null;
}

/**
 * @param by the controller of the spell or ability that moves it, or the player who pays a cost with it
 * @param exiling the controller of the spell or ability that exiles it
 */
function moved(
  state: GameState,
  data: EventData<'ObjectMoved'>,
  by: PlayerId | null,
  exiling: PlayerId | null,
): readonly Occasion[] {
  const found: Occasion[] = [];
  const { from, to, manner } = data;
  const becomes = newObjectOf(data);
  const old = state.objects.get(data.object);
  const owner = state.objects.get(becomes)?.owner;
  if (old === undefined || owner === undefined) return found;
  if (to === 'battlefield') {
    found.push(makeOccasion('enters', becomes, { from, player: data.controller, ...withHost(state, becomes) }));
    found.push(...entersWith(becomes, data.counters, data.controller));
  }
  if (from === 'battlefield') {
    const player = old.controller;
    found.push(makeOccasion('leaves the battlefield', data.object, { lookBack: true, player }));
    if (to === 'graveyard') found.push(makeOccasion('dies', data.object, { lookBack: true, player }));
    if (manner === 'sacrifice') found.push(makeOccasion('is sacrificed', data.object, { lookBack: true, player }));
  }
  if (manner === 'draw') found.push(makeOccasion('draws', becomes, { player: owner, amount: 1 }));
  if (manner === 'discard') {
    const more = by === null ? {} : { otherPlayer: by };
    found.push(makeOccasion('discards', becomes, { player: owner, amount: 1, ...more }));
  }
  if (manner === 'mill')
    found.push(makeOccasion('keyword action', becomes, { word: 'mill', player: owner, amount: 1 }));
  // CR 603.10a: an ability may ask about the object as it was or as it is now, so there is an occasion for both.
  const wasPublic = old.knownTo === allSeats(state.players.length);
  const player = from === 'battlefield' || from === 'stack' ? old.controller : owner;
  const more = exiling === null ? {} : { otherPlayer: exiling };
  found.push({ ...moves(becomes, player, data), ...more });
  if (data.other !== null && from === 'battlefield') found.push({ ...moves(data.other, player, data), ...more }); // CR 712.21
  if (wasPublic || from === 'battlefield' || from === 'graveyard')
    found.push({ ...moves(data.object, player, data), ...more, lookBack: true });
  return found;
}

/** What a permanent enters attached to, if anything (CR 303.4f). */
function withHost(state: GameState, id: ObjectId): Pick<Occasion, 'other'> {
  const host = state.objects.get(id)?.attachedTo ?? noObject;
  return host === noObject ? {} : { other: host };
}

/** It is written as a literal because this is the most frequent occasion. */
function moves(object: ObjectId, player: PlayerId, { from, to, manner }: EventData<'ObjectMoved'>): Occasion {
  return { on: 'moves', object, thatObject: object, player, amount: 0, from, to, manner };
}

/** CR 701.3d: an object that leaves the battlefield becomes unattached, and so does everything attached to it. */
function unattached(state: GameState, data: EventData<'ObjectMoved'>, before: GameState): readonly Occasion[] {
  if (data.from !== 'battlefield' || !state.catalog.watched.has('becomes unattached')) return none;
  const becameUnattached = (object: ObjectId, other: ObjectId): Occasion =>
    makeOccasion('becomes unattached', object, { other, lookBack: true });
  const found: Occasion[] = [];
  const host = before.objects.get(data.object)?.attachedTo ?? noObject;
  if (host !== noObject) found.push(becameUnattached(data.object, host));
  for (const id of before.battlefield) {
    // An attachment that left at the same time gets its occasion from its own move.
    if (before.objects.get(id)?.attachedTo === data.object && state.objects.get(id)?.left !== true) {
      found.push(becameUnattached(id, data.object));
    }
  }
  return found;
}

/** CR 122.6: counters that a permanent enters with are put on it; CR 122.6a: by its controller. */
function entersWith(object: ObjectId, counters: readonly Counter[], controller: PlayerId | null): readonly Occasion[] {
  return counters.flatMap(({ kind, count }) => [
    makeOccasion('counters are put', object, {
      amount: count,
      counter: kind,
      counters: { before: 0, after: count },
      player: controller,
    }),
    ...chaptersReached(object, kind, 0, count),
  ]);
}
