import { characteristicsOf } from '@stacktrail/characteristics';
import type { GameObject, GameState } from '@stacktrail/game-state';
import { abilityText } from '@stacktrail/views';
import { plainText } from '../words/rule-text.js';

/** How often an object has an ability of that text. */
export function abilityCount(state: GameState, object: GameObject, text: string): number {
  const { abilities, name, keywords } = characteristicsOf(state, object);
  const wanted = plainText(text.replace(/^mana ability /, '')).replace(/\.$/, '');
  const texts = abilities.map((definition) =>
    plainText(abilityText(state, definition, object), name).replace(/\.$/, ''),
  );
  const count = texts.filter((own) => own === wanted).length;
  return count > 0 ? count : Number(([...keywords] as readonly string[]).includes(wanted));
}
