import type { CardFace, Filter } from '@stacktrail/card-tree';
import { matches, type TextContext } from '@stacktrail/characteristics';
import type { CardIndex, ObjectId, PlayerId } from '@stacktrail/game-events';
import { type Catalog, GameObjectRecord, type GameState } from '@stacktrail/game-state';

/** Memoised: for each catalog, the names of its cards with the definition of each. */
const known = new WeakMap<Catalog, readonly { readonly name: string; readonly definition: number }[]>();

function namesIn(catalog: Catalog): readonly { readonly name: string; readonly definition: number }[] {
  const found = known.get(catalog);
  if (found !== undefined) return found;
  const names = new Map<string, number>();
  catalog.definitions.forEach(({ faces }, i) => {
    const definition = catalog.numbers[i]!;
    faces.forEach(({ name }: CardFace) => {
      if (!names.has(name)) names.set(name, definition);
    });
  });
  const list = [...names]
    .map(([name, definition]) => ({ name, definition }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  known.set(catalog, list);
  return list;
}

/**
 * The names of cards that can be chosen (CR 201.4): those of all cards that the game knows and that match the text's
 * filter.
 */
export function cardNames(state: GameState, filter: Filter | undefined, context: TextContext): readonly string[] {
  const all = namesIn(state.catalog);
  if (filter === undefined) return all.map(({ name }) => name);
  return all
    .filter(({ definition }) => matches(state, filter, asCard(state, definition), context))
    .map(({ name }) => name);
}

function asCard(state: GameState, definition: number): GameObjectRecord {
  return new GameObjectRecord({
    id: 0 as ObjectId,
    printed: state.catalog.printed(definition),
    kind: 'card',
    card: -1 as CardIndex,
    owner: 0 as PlayerId,
    controller: 0 as PlayerId,
    zone: 'outside',
  });
}
