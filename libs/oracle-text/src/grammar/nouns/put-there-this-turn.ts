import type { Filter, Zone } from '@stacktrail/card-tree';
import { constant, no, oneOf, type Syntax } from '../../syntax/syntax.js';
import { conjunction, conjuncts } from '../basics/filter-parts.js';

const notTheBattlefield: readonly Zone[] = ['hand', 'library', 'stack', 'exile', 'command'];

/** The zones from which cards were put into a graveyard this turn. */
const origins: readonly (readonly [one: string, many: string, from?: readonly Zone[]])[] = [
  ['from the battlefield', 'from the battlefield', ['battlefield']],
  ['from anywhere other than the battlefield', 'from anywhere other than the battlefield', notTheBattlefield],
  ['from anywhere', 'from anywhere'],
  ['from their library', 'from their library', ['library']],
  ['from your library', 'from your library', ['library']],
  ['from a library', 'from libraries', ['library']],
];

/** A filter for cards that were put into their graveyard this turn (CR 608.2i). */
function put(from?: readonly Zone[]): Filter {
  const event = { on: 'moves', what: { is: 'anything' }, ...(from && { from }), to: ['graveyard'] } as const;
  return { is: 'in event', event, as: 'became' };
}

/** “That was put there from the battlefield this turn”, after the words for the graveyard. */
export function putThere(many: boolean): Syntax<Filter> {
  const was = many ? ' that were put there ' : ' that was put there ';
  return oneOf(
    ...origins.map(([one, several, from]) => constant(`${was}${many ? several : one} this turn`, put(from))),
  );
}

/** Splits a filter into “put there this turn” and the rest. */
export function apartPutThere(filter: Filter): { readonly rest: Filter; readonly put?: Filter } {
  const parts = conjuncts(filter);
  const last = parts[parts.length - 1];
  if (last?.is !== 'in event' || last.as !== 'became') return { rest: filter };
  return { rest: conjunction(parts.slice(0, -1)), put: last };
}

/** The same syntax, with an optional “that were put there this turn” after it. */
export function maybePutThereThisTurn<T extends { readonly filter?: Filter }>(
  inner: Syntax<T>,
  many: boolean,
): Syntax<T> {
  const behind = putThere(many);
  return {
    ...inner,
    read(reader) {
      const value = inner.read(reader);
      if (value === no) return no;
      const more = reader.may<Filter | null>(behind, null);
      return more === null ? value : { ...value, filter: conjunction([...conjuncts(value.filter!), more]) };
    },
    write(value, writer) {
      if (value.filter === undefined) return inner.write(value, writer);
      const { rest, put: said } = apartPutThere(value.filter);
      return inner.write({ ...value, filter: rest }, writer) && (said === undefined || behind.write(said, writer));
    },
  };
}
