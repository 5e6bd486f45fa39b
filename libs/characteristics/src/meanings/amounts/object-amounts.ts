import { namesPlayers, type Objects } from '@stacktrail/card-tree';
import {
  commandersIn,
  countersOn,
  linkedResults,
  mostAlike,
  valueOfDesignation,
  type GameObject,
  type GameState,
} from '@stacktrail/game-state';
import { aspects, everything } from '../../reading/aspects.js';
import { totalCounters } from '../../reading/counters.js';
import { describedIn } from '../../reading/discarded-unseen.js';
import { manaValueOf } from '../../reading/mana-value.js';
import { measureOf } from '../../reading/measure.js';
import { valuesOf } from '../../reading/qualities.js';
import type { StateQueries } from '../../reading/state-queries.js';
import type { TextContext } from '../../reading/text-context.js';
import { amountMeanings, type AmountMeaning } from './amount-meaning.js';
import { objectTotal } from './object-total.js';
import { playerTotal } from './player-total.js';

function totalOf(measure: 'power' | 'toughness'): AmountMeaning<'power' | 'toughness'> {
  return {
    reads: (amount, of) => of.objects(amount.of) | aspects.types | aspects.power | aspects.others | aspects.counters,
    value: ({ of }, state, queries, context) =>
      objectTotal(queries, state, of, context, (object) => queries.characteristics(state, object)[measure] ?? 0),
  };
}

const extreme: AmountMeaning<'greatest' | 'least'> = {
  reads: everything,
  value({ amount, among, measure }, state, queries, context) {
    const all = found(queries, state, among, context).flatMap(
      (object) => measureOf(queries, state, object, measure) ?? [],
    );
    if (amount === 'greatest') return Math.max(0, ...all);
    return all.length === 0 ? 0 : Math.min(...all);
  },
};

/** Numbers of objects, and how many of them there are. */
export const objectAmounts = amountMeanings({
  count: {
    reads: ({ filter }, of) => of.filterOfAny(filter),
    value: ({ filter, zone = 'battlefield' }, state, queries, context) =>
      queries.objects(state, { objects: 'each', filter, zone }, context).length,
  },
  'how many': {
    reads: (amount, of) => of.objects(amount.of),
    value: (amount, state, queries, context) => queries.objects(state, amount.of, context).length,
  },
  'ever linked': {
    reads: everything,
    value(amount, state, _queries, { source }) {
      const label = state.catalog.linkLabel(amount, amount.label);
      const linked = state.objects.get(source)?.linked ?? [];
      return linked.reduce((sum, link) => sum + (link.label === label ? link.objects.length : 0), 0);
    },
  },
  power: totalOf('power'),
  toughness: totalOf('toughness'),
  'mana value': {
    reads: (amount, of) => of.objects(amount.of),
    value: (amount, state, queries, context) => objectTotal(queries, state, amount.of, context, manaValueOf),
  },
  'casts from command zone': {
    reads: everything,
    value: (amount, state, queries, context) =>
      objectTotal(queries, state, amount.of, context, (object) =>
        commandersIn(state, object).reduce((sum, { casts }) => sum + casts.reduce((all, one) => all + one, 0), 0),
      ),
  },
  greatest: extreme,
  least: extreme,
  different: {
    reads: everything,
    value({ quality, among }, state, queries, context) {
      const objects = found(queries, state, among, context);
      return new Set(objects.flatMap((object) => valuesOf(queries, state, object, quality))).size;
    },
  },
  'most in common': {
    reads: everything,
    value({ quality, among }, state, queries, context) {
      const having = new Map<unknown, number>();
      for (const object of found(queries, state, among, context)) {
        for (const value of new Set(valuesOf(queries, state, object, quality)))
          having.set(value, (having.get(value) ?? 0) + 1);
      }
      return Math.max(0, ...having.values());
    },
  },
  counters: {
    reads: ({ on }, of) => of.objects(on) | aspects.counters,
    value: ({ on, counter }, state, queries, context) =>
      objectTotal(queries, state, on, context, (object) => countersOn(object, counter)),
  },
  'all counters': {
    reads: ({ on }, of) => of.objects(on) | aspects.counters,
    value: ({ on }, state, queries, context) => objectTotal(queries, state, on, context, totalCounters),
  },
  'number of targets': {
    reads: everything,
    value: (amount, state, queries, context) =>
      objectTotal(queries, state, amount.of, context, ({ announced }) => announced.targets.flat().length),
  },
  designation: {
    reads: (amount, of) => (namesPlayers(amount.of) ? of.players(amount.of) : of.objects(amount.of)) | aspects.marks,
    value: ({ of, as }, state, queries, context) =>
      namesPlayers(of)
        ? playerTotal(queries, state, of, context, (player) => valueOfDesignation(player, as))
        : objectTotal(queries, state, of, context, (object) => valueOfDesignation(object, as)),
  },
  'times mutated': {
    reads: (amount, of) => of.objects(amount.of) | aspects.marks,
    // Each spell that has merged with it is one of its components.
    value: (amount, state, queries, context) =>
      objectTotal(queries, state, amount.of, context, ({ merged }) => merged.length),
  },
  'stored results alike': {
    reads: ({ on }, of) => of.objects(on) | aspects.marks,
    value(amount, state, queries, context) {
      const scope = state.catalog.scopeOf(amount);
      return mostAlike(found(queries, state, amount.on, context).flatMap((object) => linkedResults(object, scope)));
    },
  },
});

/** The objects, each as it is or as it last was (CR 608.2h). */
function found(queries: StateQueries, state: GameState, objects: Objects, context: TextContext): readonly GameObject[] {
  return describedIn(queries, state, objects, context).flatMap((id) => state.objects.get(id) ?? []);
}
