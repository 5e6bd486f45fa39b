import type { Zone } from '@stacktrail/card-tree';
import type { DecisionKind } from '@stacktrail/game-events';
import type { GameObject, GameState } from '@stacktrail/game-state';
import { costsOfSpell, hasX } from '@stacktrail/rules';
import { costText } from './in-words.js';
import { braced } from './words.js';

/** How a spell is or was cast (CR 601.2a, 601.2b). */
export interface CastView {
  /** The zone that it is cast from. */
  readonly from: Zone;
  /** What it is cast with in place of its mana cost, such as “flashback”; `null` if it is cast for its mana cost. */
  readonly method: string | null;
  /** The costs as cards say them, with the additional ones announced so far; effects can still change the total. */
  readonly cost: string;
  /** The optional costs that are paid, such as “kicker”. */
  readonly additional: readonly string[];
  /** The mana that was spent on it, in braces; empty until it is paid. */
  readonly spent: string;
}

const methods: Readonly<Record<string, string>> = {
  free: 'no cost: without paying its mana cost',
  alternative: 'an alternative cost',
};

/** How a spell on the stack is cast; `null` for a copy, which isn't cast (CR 707.10). */
export function castView(state: GameState, spell: GameObject): CastView | null {
  const { announced, castFrom } = spell;
  if (castFrom === null) return null;
  return {
    from: castFrom,
    method: announced.via === 'hand' ? null : (methods[announced.via] ?? announced.via),
    cost: costText(costsOfSpell(state, spell, announced)),
    additional: announced.paid.map(({ cost, times }) => (times === 1 ? cost : `${cost}, ${times} times`)),
    spent: braced(announced.spent.map(({ type }) => type)),
  };
}

/** The choices that come before X is chosen, and that choice (CR 601.2b). */
const beforeX: ReadonlySet<DecisionKind> = new Set<DecisionKind>([
  'choose modes',
  'choose kicker',
  'choose additional costs',
  'choose cost',
  'choose X',
]);

/** The value of X of a spell or ability on the stack; `null` if it has none, or none yet. */
export function valueOfX(state: GameState, object: GameObject): number | null {
  const { ability, announced, id } = object;
  if (announced.x > 0) return announced.x;
  const isBeingAnnounced = state.pending !== null && beforeX.has(state.pending.kind) && state.stack.at(-1) === id;
  if (isBeingAnnounced) return null;
  if (ability === null) return costsOfSpell(state, object, announced).some(hasX) ? 0 : null;
  const { ability: tree } = ability.definition;
  return tree.kind === 'activated' && tree.cost.some(hasX) ? 0 : null;
}
