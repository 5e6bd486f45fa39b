import type { PlayerId } from '@stacktrail/game-events';
import { nextPlayer, opponentsOf, playersInOrder, previousPlayer } from '@stacktrail/game-state';
import { aspects } from '../../reading/aspects.js';
import { attackOf } from '../../reading/combat-status.js';
import { playersMeanings, type PlayersMeaning } from './player-meaning.js';

/** The controllers or owners of objects, each once; for an object that has left its zone, the last ones (CR 608.2h). */
const ofObjects: PlayersMeaning<'controller of' | 'owner of'> = {
  reads: ({ objects }, of) => of.objects(objects) | aspects.control,
  find({ players, objects }, state, queries, context) {
    const found = new Set<PlayerId>();
    for (const id of queries.objects(state, objects, context)) {
      const object = state.objects.get(id);
      if (object === undefined) continue;
      found.add(players === 'owner of' ? object.owner : queries.controller(state, object));
    }
    return found.size > 1 ? playersInOrder(state).filter((player) => found.has(player)) : [...found];
  },
};

/** Players that a text refers to by objects or by other players. */
export const relatedPlayers = playersMeanings({
  'controller of': ofObjects,
  'owner of': ofObjects,
  'target or its controller': {
    reads: ({ slot }, of) => of.objects({ objects: 'target', slot }) | aspects.control,
    find({ slot }, state, queries, context) {
      const players = queries.players(state, { players: 'target', slot }, context);
      const controllers = { players: 'controller of', objects: { objects: 'target', slot } } as const;
      return [...players, ...queries.players(state, controllers, context)];
    },
  },
  'those who': {
    reads: (players, of) => of.players(players.of) | of.condition(players.condition),
    find: (players, state, queries, context) =>
      queries
        .players(state, players.of, context)
        .filter((thatPlayer) => queries.holds(state, players.condition, { ...context, thatPlayer })),
  },
  'each other opponent': {
    reads: (players, of) => of.players(players.than),
    find(players, state, queries, context) {
      const than = queries.players(state, players.than, context);
      return opponentsOf(state, context.you).filter((player) => !than.includes(player));
    },
  },
  'opponents of': {
    reads: (players, of) => of.players(players.of),
    find(players, state, queries, context) {
      const those = queries.players(state, players.of, context);
      return playersInOrder(state).filter((player) => those.some((one) => opponentsOf(state, one).includes(player)));
    },
  },
  'attacked by': {
    reads: ({ objects }, of) => of.objects(objects) | aspects.combat,
    find({ objects }, state, queries, context) {
      const attacked = queries.objects(state, objects, context).flatMap((id) => {
        const defender = attackOf(state, id)?.defender;
        return defender?.is === 'player' ? [defender.id] : [];
      });
      return playersInOrder(state).filter((player) => attacked.includes(player));
    },
  },
  together: {
    reads: (players, of) => players.of.reduce((all, one) => all | of.players(one), 0),
    find(players, state, queries, context) {
      const those = players.of.flatMap((one) => queries.players(state, one, context));
      return playersInOrder(state).filter((player) => those.includes(player)); // CR 101.4
    },
  },
  'player to the left of': {
    reads: (players, of) => of.players(players.of),
    find: (players, state, queries, context) =>
      queries.players(state, players.of, context).map((player) => nextPlayer(state, player)),
  },
  'player to the right of': {
    reads: (players, of) => of.players(players.of),
    find: (players, state, queries, context) =>
      queries.players(state, players.of, context).map((player) => previousPlayer(state, player)),
  },
});
