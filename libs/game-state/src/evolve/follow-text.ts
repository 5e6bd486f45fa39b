import type { GameObject, GameObjectRecord } from '../state/game-object.js';
import type { GameStateRecord } from '../state/game-state.js';

/** CR 400.7a: what changes the text of a permanent spell goes on with the permanent that it becomes. */
export function followText(state: GameStateRecord, from: GameObject, to: GameObjectRecord): void {
  to.texts = [...to.texts, ...from.texts];
  state.formEffects = state.formEffects.map((effect) => {
    return effect.object === from.id ? { ...effect, object: to.id } : effect;
  });
}
