import type { PlayerId } from '@stacktrail/game-events';
import { isDesignated, opponentsOf, playersInOrder, teammatesOf } from '@stacktrail/game-state';
import { aspects } from '../../reading/aspects.js';
import { chosenFor } from '../../reading/chosen-quality.js';
import { defendingPlayer } from '../../reading/combat-status.js';
import { playersMeanings } from './player-meaning.js';

/** Players that a text names by themselves. */
export const namedPlayers = playersMeanings({
  you: { reads: 0, find: (_players, _state, _queries, { you }) => [you] },
  'each opponent': { reads: 0, find: (_players, state, _queries, { you }) => opponentsOf(state, you) },
  'each teammate': { reads: 0, find: (_players, state, _queries, { you }) => teammatesOf(state, you) },
  'each player': { reads: 0, find: (_, state) => playersInOrder(state) },
  'each other player': {
    reads: ({ than }, of) => (than === undefined ? 0 : of.players(than)),
    find({ than }, state, queries, context) {
      const ones = than === undefined ? [context.thatPlayer ?? context.you] : queries.players(state, than, context);
      return playersInOrder(state).filter((player) => !ones.includes(player));
    },
  },
  'active player': { reads: aspects.turn, find: (_, { activePlayer }) => [activePlayer] },
  'defending player': {
    reads: aspects.combat | aspects.turn,
    find: (_players, state, _queries, context) => asList(defendingPlayer(state, context)),
  },
  'attacked this combat': {
    reads: aspects.combat | aspects.turn,
    find(_players, state, _queries, { you }) {
      if (you !== state.activePlayer) return [];
      return opponentsOf(state, you).filter((player) => state.combat?.attacked.includes(player) === true);
    },
  },
  'enchanted player': {
    reads: aspects.zones,
    find: (_players, state, _queries, { source }) => asList(state.objects.get(source)?.attachedToPlayer ?? null),
  },
  'that player': {
    reads: 0,
    find(_players, _state, _queries, { thatPlayer, thosePlayers, trigger }) {
      if (thatPlayer === null && thosePlayers !== undefined) return thosePlayers;
      return asList(thatPlayer ?? trigger?.player ?? null);
    },
  },
  target: {
    reads: 0,
    find: ({ slot }, _state, _queries, { targets }) =>
      (targets[slot] ?? []).flatMap((ref) => (ref.is === 'player' ? [ref.id] : [])),
  },
  noted: { reads: 0, find: ({ label }, _state, _queries, { players }) => players.get(label) ?? [] },
  chosen: {
    reads: aspects.marks,
    find: (players, state, _, context) =>
      chosenFor(state, context, players, players.label ?? 'player').flatMap((value) =>
        value.is === 'player' ? [value.id] : [],
      ),
  },
  designated: {
    reads: aspects.marks,
    find: ({ as }, state) => playersInOrder(state).filter((player) => isDesignated(state.players[player]!, as)),
  },
});

function asList(player: PlayerId | null): readonly PlayerId[] {
  return player === null ? [] : [player];
}
