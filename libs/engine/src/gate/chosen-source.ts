import type { ObjectId } from '@stacktrail/game-events';
import { objectOf, type GameState } from '@stacktrail/game-state';

/**
 * What can be chosen as a source of damage (CR 609.7a): permanents, spells, face-up objects in the command zone, and
 * objects that are referred to by an object on the stack, a waiting replacement effect, or a delayed triggered ability.
 */
export function sourcesOfDamage(state: GameState): readonly ObjectId[] {
  const found = new Set<ObjectId>(state.battlefield);
  for (const id of state.stack) {
    const { ability, announced } = objectOf(state, id);
    for (const each of ability === null ? [id] : [ability.source, ...ability.kept]) found.add(each);
    for (const { is, id: target } of announced.targets.flat()) if (is === 'object') found.add(target);
  }
  for (const { source, kept } of [...state.replacements, ...state.delayed]) {
    for (const each of [source, ...kept]) found.add(each);
  }
  for (const { source, recipients } of state.shields) {
    found.add(source);
    for (const { is, id } of recipients) if (is === 'object') found.add(id);
  }
  for (const id of state.command) if (objectOf(state, id).faceDown === null) found.add(id);
  return [...found].filter((id) => state.objects.get(id) !== undefined && !isAbility(state, id));
}

function isAbility(state: GameState, id: ObjectId): boolean {
  return objectOf(state, id).kind === 'ability';
}

/** Whether damage comes from the chosen source; the permanent that a chosen spell became counts too (CR 609.7a). */
export function isChosenSource(state: GameState, chosen: ObjectId, from: ObjectId): boolean {
  if (chosen === from) return true;
  const object = state.objects.get(chosen);
  return object !== undefined && object.zone === 'stack' && object.left && object.becomes === from;
}
