import { type Filter, forEachNode, isSameTree } from '@stacktrail/card-tree';
import { findObjects } from '@stacktrail/characteristics';
import { contextOfStackObject, type Game } from '@stacktrail/engine';
import type { ObjectId } from '@stacktrail/game-events';
import { controlledLabel, objectOf } from '@stacktrail/game-state';

/** What the texts of a spell ask of what its controller had as they cast it. */
function filtersAsked(abilities: readonly { readonly ability: unknown }[]): readonly Filter[] {
  const found: Filter[] = [];
  for (const { ability } of abilities) {
    forEachNode(ability, (node) => {
      if (node['if'] !== 'controlled as cast') return;
      const filter = node['filter'] as Filter;
      if (!found.some((other) => isSameTree(other, filter))) found.push(filter);
    });
  }
  return found;
}

/** CR 601.2i: whether its controller has such a permanent is looked at as they have finished casting the spell. */
export function rememberControlled(game: Game, id: ObjectId): void {
  const { state } = game;
  const spell = objectOf(state, id);
  for (const filter of filtersAsked(spell.printed.abilities)) {
    const of = { players: 'you' } as const;
    const objects = findObjects(state, { objects: 'each', filter, of }, contextOfStackObject(state, id));
    if (objects.length === 0) continue;
    const about = { rule: '601.2i', source: id, player: spell.controller };
    game.emit('ObjectsLinked', { source: id, label: controlledLabel(filter), objects }, about);
  }
}
