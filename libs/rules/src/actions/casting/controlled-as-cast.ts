import { type Filter, forEachNode, isSameTree } from '@stacktrail/card-tree';
import { findObjects } from '@stacktrail/characteristics';
import { contextOfStackObject, type Game } from '@stacktrail/engine';
import type { ObjectId } from '@stacktrail/game-events';
import { controlledLabel, objectOf, type AbilityDefinition } from '@stacktrail/game-state';

/** Memoised: the filters of an ability's “if you controlled … as you cast this spell” conditions. */
const filtersByAbility = new WeakMap<AbilityDefinition, readonly Filter[]>();

function filtersIn(definition: AbilityDefinition): readonly Filter[] {
  const known = filtersByAbility.get(definition);
  if (known !== undefined) return known;
  const found: Filter[] = [];
  forEachNode(definition.ability, (node) => {
    if (node['if'] === 'controlled as cast') found.push(node['filter'] as Filter);
  });
  filtersByAbility.set(definition, found);
  return found;
}

/** The distinct filters in such conditions of a spell's abilities. */
function filtersAsked(abilities: readonly AbilityDefinition[]): readonly Filter[] {
  const all = abilities.flatMap(filtersIn);
  return all.filter((filter, i) => all.findIndex((other) => isSameTree(other, filter)) === i);
}

/**
 * CR 601.2i: when the spell becomes cast, records which permanents its controller controls that match its “if you
 * controlled …” conditions.
 */
export function rememberControlled(game: Game, id: ObjectId): void {
  const { state } = game;
  const spell = objectOf(state, id);
  for (const filter of filtersAsked(spell.printed.abilities)) {
    const of = { players: 'you' } as const;
    const objects = findObjects(state, { objects: 'each', filter, of }, contextOfStackObject(state, id));
    if (objects.length === 0) continue;
    const reason = { rule: '601.2i', source: id, player: spell.controller };
    game.emit('ObjectsLinked', { source: id, label: controlledLabel(filter), objects }, reason);
  }
}
