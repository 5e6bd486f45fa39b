import type { Filter, Tagged } from '@stacktrail/card-tree';
import type { PlayerId } from '@stacktrail/game-events';
import { areOpponents, type GameState } from '@stacktrail/game-state';
import { assertNever } from '@stacktrail/kernel';
import { aspects } from '../../reading/aspects.js';
import { defendingPlayer } from '../../reading/combat-status.js';
import type { TextContext } from '../../reading/text-context.js';
import { filterMeanings } from './filter-meaning.js';

/** Who controls or owns an object, and for how long. */
export const playerFilters = filterMeanings({
  'controlled by': {
    reads: ({ who }) => ({
      own: aspects.control | (who === 'defending player' ? aspects.combat : 0),
      amounts: 0,
    }),
    matches: (object, { who }, state, queries, context) =>
      isWho(state, who, queries.controller(state, object), context),
  },
  'owned by': {
    reads: 0,
    matches: ({ owner }, { who }, state, _, context) => isWho(state, who, owner, context),
  },
  'controlled by players': {
    reads: ({ who }, of) => ({ own: aspects.control, amounts: of.players(who) }),
    matches: (object, { who }, state, queries, context) =>
      queries.players(state, who, context).includes(queries.controller(state, object)),
  },
  'owned by players': {
    reads: ({ who }, of) => ({ own: 0, amounts: of.players(who) }),
    matches: ({ owner }, { who }, state, queries, context) => queries.players(state, who, context).includes(owner),
  },
  'controlled since turn began': {
    reads: aspects.turn | aspects.control,
    matches: ({ controlledSince }, _, { turn }) => controlledSince < turn,
  },
  'came under control since last upkeep': {
    reads: aspects.turn | aspects.control,
    matches: (object, _, state, queries) =>
      object.controlledSince >= (state.players[queries.controller(state, object)]?.upkeepBefore ?? 0),
  },
});

type Who = Tagged<Filter, 'is', 'controlled by'>['who'];

/** Whether a player stands in a relation to the text's “you” (CR 102.2, 102.3, 109.5). */
function isWho(state: GameState, who: Who, player: PlayerId, context: TextContext): boolean {
  switch (who) {
    case 'you':
      return player === context.you;
    case 'opponent':
      return areOpponents(state, context.you, player);
    case 'that player':
      return player === (context.thatPlayer ?? context.trigger?.player);
    case 'defending player':
      return player === defendingPlayer(state, context);
    default:
      return assertNever(who, 'relation of a player');
  }
}
