import type { Amount, Objects } from '@stacktrail/card-tree';
import type { PlayerId } from '@stacktrail/game-events';
import { timesPaid, type Announcement, type GameState } from '@stacktrail/game-state';
import { announcedOf, timesKicked } from '../../reading/announced.js';
import { aspects } from '../../reading/aspects.js';
import { chosenFor } from '../../reading/chosen-quality.js';
import { isUndefined } from '../../reading/discarded-unseen.js';
import { manaValueOf } from '../../reading/mana-value.js';
import type { PastEvents } from '../../reading/happened.js';
import type { StateQueries } from '../../reading/state-queries.js';
import type { TextContext } from '../../reading/text-context.js';
import { readsIfThere } from '../../reading/what-is-read.js';
import { amountMeanings } from './amount-meaning.js';
import { objectTotal } from './object-total.js';

/** Amounts that were announced, paid, chosen or counted for a text, or that happened before it. */
export const textAmounts = amountMeanings({
  X: {
    reads: (amount, reads) => readsIfThere(amount.is, reads.amount) | readsIfThere(amount.of, reads.objects),
    value({ is, of }, state, queries, context) {
      if (is !== undefined) return queries.amount(state, is, context); // CR 107.3i
      if (of === undefined) return context.announced.x;
      return objectTotal(queries, state, of, context, ({ announced }) => announced.x); // CR 107.3e
    },
  },
  'times kicked': {
    reads: 0,
    value: (_amount, state, _queries, context) => timesKicked(state, context),
  },
  'power attacked with': {
    reads: aspects.history,
    value: (_amount, state, _queries, { you }) => powerAttackedWith(state, you),
  },
  'times paid': {
    reads: 0,
    value: ({ keyword, which }, state, _, context) => timesPaid(announcedOf(state, context), keyword, which),
  },
  'mana spent': {
    reads: ({ from, of }, reads) => readsIfThere(from, reads.filterOfKnown) | readsIfThere(of, reads.objects),
    value: ({ types, from, of }, state, queries, context) =>
      spentOn(queries, state, of, context).filter(({ type, source }) => {
        if (types !== undefined && !types.includes(type)) return false;
        const producer = state.objects.get(source);
        return from === undefined || (producer !== undefined && queries.matches(state, from, producer, context));
      }).length,
  },
  'colors spent': {
    reads: (amount, reads) => readsIfThere(amount.of, reads.objects),
    value(amount, state, queries, context) {
      const types = spentOn(queries, state, amount.of, context).map(({ type }) => type);
      return new Set(types.filter((type) => type !== 'C')).size;
    },
  },
  'that much': {
    reads: 0,
    value: (_amount, _state, _queries, { trigger }) => trigger?.amount ?? 0,
  },
  'number of': {
    reads: ({ filter }, of) => readsIfThere(filter, of.filterOfKnown),
    value({ label, filter }, state, queries, context) {
      const ids = context.results.get(label) ?? [];
      if (filter === undefined) return ids.length;
      return ids.filter((id) => {
        const object = state.objects.get(id);
        return object !== undefined && !isUndefined(state, id) && queries.matches(state, filter, object, context);
      }).length;
    },
  },
  'noted number': {
    reads: 0,
    value: ({ label }, _state, _queries, { numbers }) => numbers.get(label) ?? 0,
  },
  'chosen number': {
    reads: aspects.marks,
    value(amount, state, _, context) {
      const [chosen] = chosenFor(state, context, amount, amount.label ?? 'number');
      return chosen?.is === 'number' ? chosen.number : 0;
    },
  },
  events: {
    reads: (amount, of) => of.event(amount.event) | readsIfThere(amount.of, of.players),
    value(asked, state, queries, context) {
      if (asked.of === undefined) return countedEvents(asked, state, queries, context);
      return queries
        .players(state, asked.of, context)
        .reduce((sum, player) => sum + countedEvents(asked, state, queries, { ...context, thatPlayer: player }), 0);
    },
  },
});

/** The power of the attackers that a player declared last this turn, as they were declared (CR 508.1). */
function powerAttackedWith({ history }: GameState, player: PlayerId): number {
  const attacks = history.thisTurn.filter(({ occasion, subject }) => {
    return occasion.on === 'attacks' && subject?.controller === player;
  });
  const last = attacks.at(-1)?.fact;
  const declared = attacks.filter(({ fact }) => fact === last);
  return declared.reduce((sum, { subject }) => sum + (subject?.lastKnown?.power ?? 0), 0);
}

/** How often the event happened, to how many objects, or its amounts (CR 608.2i). */
function countedEvents(
  asked: Extract<Amount, { readonly amount: 'events' }>,
  state: GameState,
  queries: StateQueries,
  context: TextContext,
): number {
  const { times, amount, which } = queries.happened(state, asked, context);
  if (asked.counting === 'objects') return new Set(which.map(({ occasion }) => occasion.object)).size;
  if (asked.counting === 'players') return new Set(which.map(({ occasion }) => occasion.player)).size;
  if (asked.counting === 'greatest mana value')
    return which.reduce((most, { subject }) => Math.max(most, subject === null ? 0 : manaValueOf(subject)), 0);
  if (asked.counting === 'greatest of one to another') return greatestOfOneToAnother(which);
  return asked.counting === 'times' ? times : amount;
}

/** The greatest sum of the amounts of which the object and the other object or player are the same. */
function greatestOfOneToAnother(which: PastEvents['which']): number {
  const sums = new Map<string, number>();
  for (const { occasion } of which) {
    const pair = `${occasion.object} ${occasion.damaged} ${occasion.damaged === 'player' ? occasion.player : occasion.other}`;
    sums.set(pair, (sums.get(pair) ?? 0) + occasion.amount);
  }
  return Math.max(0, ...sums.values());
}

/** The mana spent on those spells, or on the spell with this text or the one that became its permanent (CR 400.7d). */
function spentOn(
  queries: StateQueries,
  state: GameState,
  of: Objects | undefined,
  context: TextContext,
): Announcement['spent'] {
  const { announced, source } = context;
  if (of !== undefined && of.objects !== 'this') {
    return queries.objects(state, of, context).flatMap((id) => state.objects.get(id)?.announced.spent ?? []);
  }
  return announced.spent.length > 0 ? announced.spent : (state.objects.get(source)?.announced.spent ?? []);
}
