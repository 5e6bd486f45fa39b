import type { GameObject, GameState } from '@stacktrail/game-state';
import { abilityText } from '@stacktrail/views';
import { plainName } from './card-names.js';
import { isNamed, namesOf } from './object-names.js';
import { beginsWith } from './rule-text.js';

/** Whether a text means an object on the stack: “Cast” and the beginning of a spell's name, or an ability's text. */
export function isOnStack(state: GameState, object: GameObject, text: string): boolean {
  if (object.ability === null) {
    const name = plainName(text.replace(/^Cast (?:fused )?/, ''));
    return (
      isNamed(state, object, text) ||
      (text.startsWith('Cast ') && namesOf(state, object).some((own) => plainName(own).startsWith(name)))
    );
  }
  const source = state.objects.get(object.ability.source);
  return beginsWith(abilityText(state, object.ability.definition, source), text, source?.printed.name ?? '');
}
