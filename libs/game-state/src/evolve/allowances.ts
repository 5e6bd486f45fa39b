import type { Allowance } from '../state/lasting-effects.js';
import type { GameStateRecord } from '../state/game-state.js';

/** CR 116.2c: an action that ends effects or stops abilities is allowed as long as one of these is left. */
export function endAllowances(state: GameStateRecord, of: 'ends' | 'stops', gone: number): void {
  state.allowances = state.allowances.flatMap((allowance): readonly Allowance[] => {
    if (of === 'ends' && allowance.id === gone) return [];
    if (!allowance[of].includes(gone)) return [allowance];
    const left = { ...allowance, [of]: allowance[of].filter((id) => id !== gone) };
    return left.ends.length + left.stops.length === 0 ? [] : [left];
  });
}
