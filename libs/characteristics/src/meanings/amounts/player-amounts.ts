import type { Color } from '@stacktrail/card-tree';
import { countersOn, type GameState, type PlayerState } from '@stacktrail/game-state';
import { aspects, everything } from '../../reading/aspects.js';
import { identityOfCommander } from '../../reading/color-identity.js';
import { amountMeanings, type AmountMeaning } from './amount-meaning.js';
import { devotion } from './devotion.js';
import { partySize } from './party-size.js';
import { playerTotal } from './player-total.js';

const extremeLife: AmountMeaning<'greatest life' | 'least life'> = {
  reads: everything,
  value({ amount, of }, state, queries, context) {
    const totals = queries.players(state, of, context).map((player) => state.players[player]?.life ?? 0);
    return amount === 'greatest life' ? Math.max(...totals) : Math.min(...totals);
  },
};

const extremeAmong: AmountMeaning<'greatest among players' | 'least among players'> = {
  reads: everything,
  value({ amount, who, of }, state, queries, context) {
    const all = queries
      .players(state, who, context)
      .map((thatPlayer) => queries.amount(state, of, { ...context, thatPlayer }));
    if (all.length === 0) return 0;
    return amount === 'least among players' ? Math.min(...all) : Math.max(...all);
  },
};

/** CR 103.4, 313.7, 904.5. */
function startingLifeOf({ setup, archenemies }: GameState, { id, lifeModifier }: PlayerState): number {
  const own = archenemies.find(({ player }) => player === id)?.life;
  return (own ?? setup?.startingLife ?? 0) + lifeModifier;
}

/** Numbers that players have (life totals, hand sizes, devotion …), and how many players there are. */
export const playerAmounts = amountMeanings({
  life: {
    reads: (amount, of) => of.players(amount.of) | aspects.life,
    value: (amount, state, queries, context) => playerTotal(queries, state, amount.of, context, ({ life }) => life),
  },
  'greatest life': extremeLife,
  'least life': extremeLife,
  'hand size': {
    reads: (amount, of) => of.players(amount.of) | aspects.zones,
    value: (amount, state, queries, context) =>
      playerTotal(queries, state, amount.of, context, ({ hand }) => hand.length),
  },
  'graveyard size': {
    reads: (amount, of) => of.players(amount.of) | aspects.zones,
    value: (amount, state, queries, context) =>
      playerTotal(queries, state, amount.of, context, ({ graveyard }) => graveyard.length),
  },
  'starting life total': {
    reads: (amount, of) => of.players(amount.of),
    value: (amount, state, queries, context) =>
      playerTotal(queries, state, amount.of, context, (player) => startingLifeOf(state, player)),
  },
  'library size': {
    reads: (amount, of) => of.players(amount.of) | aspects.zones,
    value: (amount, state, queries, context) =>
      playerTotal(queries, state, amount.of, context, ({ library }) => library.length),
  },
  'player counters': {
    reads: ({ on }, of) => of.players(on) | aspects.counters,
    value: ({ on, counter }, state, queries, context) =>
      playerTotal(queries, state, on, context, (player) => countersOn(player, counter)),
  },
  'spells cast this turn': {
    reads: ({ by }, of) => of.players(by) | aspects.casts | aspects.turn,
    value: ({ by }, state, queries, context) =>
      playerTotal(queries, state, by, context, ({ spellsCastThisTurn }) => spellsCastThisTurn),
  },
  'dungeons completed': {
    reads: (amount, of) => of.players(amount.of) | aspects.marks,
    value: (amount, state, queries, context) =>
      playerTotal(queries, state, amount.of, context, ({ completedDungeons }) => new Set(completedDungeons).size),
  },
  'commander casts': {
    reads: everything,
    value: ({ by, any }, state, queries, context) =>
      playerTotal(queries, state, by, context, ({ id }) =>
        state.commanders.reduce((sum, { owner, casts }) => sum + (any || owner === id ? (casts[id] ?? 0) : 0), 0),
      ),
  },
  'commander colors': {
    reads: everything,
    value: (amount, state, queries, context) =>
      playerTotal(queries, state, amount.of, context, ({ id }) => identityOfCommander(state, id).length),
  },
  devotion: {
    reads: aspects.zones | aspects.control,
    value: ({ colors, noted }, state, queries, context) => {
      const word = noted === undefined ? undefined : context.words.get(noted);
      return devotion(queries, state, word === undefined ? colors : [...colors, word as Color], context);
    },
  },
  party: {
    reads: everything,
    value: (amount, state, queries, context) =>
      queries.players(state, amount.of, context).reduce((sum, player) => sum + partySize(queries, state, player), 0),
  },
  'number of players': {
    reads: ({ who }, of) => of.players(who),
    value: ({ who }, state, queries, context) => queries.players(state, who, context).length,
  },
  'greatest among players': extremeAmong,
  'least among players': extremeAmong,
});
