import { matches } from '@stacktrail/characteristics';
import type { ObjectId, Ref } from '@stacktrail/game-events';
import { objectOf, type GameState, type ReplacementShield } from '@stacktrail/game-state';
import { sameRef } from '../game/question.js';
import { isChosenSource } from './chosen-source.js';
import { lastingContext } from './lasting-context.js';

/** Whether a shield is about damage to this recipient. */
export function isShielded(state: GameState, shield: ReplacementShield, to: Ref): boolean {
  if (shield.recipients.some((recipient) => sameRef(recipient, to))) return true;
  const orTo = shield.instruction?.orTo;
  if (orTo === undefined || to.is === 'player') return false;
  return matches(state, orTo, objectOf(state, to.id), lastingContext(state, shield));
}

/** CR 609.7b: the source was chosen, and has the required qualities still; or any source will do. */
export function isFromItsSource(state: GameState, shield: ReplacementShield, from: ObjectId): boolean {
  if (shield.from === null) return true;
  if (!isChosenSource(state, shield.from, from)) return false;
  const required = shield.instruction?.source;
  return required === undefined || matches(state, required, objectOf(state, from), lastingContext(state, shield));
}
