import { type Filter, forEachNode, isSameTree } from '@stacktrail/card-tree';
import { findObjects } from '@stacktrail/characteristics';
import { contextOfStackObject, type Game } from '@stacktrail/engine';
import type { ObjectId } from '@stacktrail/game-events';
import { controlledLabel, objectOf, type AbilityDefinition } from '@stacktrail/game-state';

/** An invisible cache: what an ability asks of what its controller had as they cast it. */
const asked = new WeakMap<AbilityDefinition, readonly Filter[]>();

function filtersIn(definition: AbilityDefinition): readonly Filter[] {
  const known = asked.get(definition);
  if (known !== undefined) return known;
  const found: Filter[] = [];
  forEachNode(definition.ability, (node) => {
    if (node['if'] === 'controlled as cast') found.push(node['filter'] as Filter);
  });
  asked.set(definition, found);
  return found;
}

/** What the texts of a spell ask, each once. */
function filtersAsked(abilities: readonly AbilityDefinition[]): readonly Filter[] {
  const all = abilities.flatMap(filtersIn);
  return all.filter((filter, i) => all.findIndex((other) => isSameTree(other, filter)) === i);
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
