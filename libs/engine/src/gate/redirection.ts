import type { GameState, ReplacementShield } from '@stacktrail/game-state';
import type { Game } from '../game/game.js';
import { withCause, type DamageOccurrence } from '../game/occurrence.js';
import { sameRef } from '../game/question.js';
import type { Instead, Replacement } from '../game/replacement.js';
import { canBeDealtDamage } from './can-be-dealt-damage.js';
import { divideShield, leftOf } from './prevention.js';
import { isFromItsSource, isShielded } from './shielded.js';

/**
 * Whether a shield redirects this damage (CR 609.7b, 614.9). It doesn't if the damage would be dealt to the same
 * recipient anyway.
 */
export function redirects(state: GameState, shield: ReplacementShield, { from, to }: DamageOccurrence): boolean {
  const { redirectTo } = shield;
  if (redirectTo === null || sameRef(redirectTo, to) || !canBeDealtDamage(state, redirectTo)) return false;
  return isShielded(state, shield, to) && isFromItsSource(state, shield, from);
}

/** CR 614.9, 615.7: redirects as much of the damage as the shield can. */
export function redirection(
  shield: ReplacementShield,
  occurrence: DamageOccurrence,
): Pick<Replacement, 'apply' | 'share'> {
  const apply: Replacement['apply'] = function* (game) {
    return redirect(game, shield, occurrence, Math.min(leftOf(game, shield), occurrence.amount));
  };
  if (shield.amount === null) return { apply };
  return {
    apply,
    *share(game, player, all) {
      const damage = all as readonly DamageOccurrence[];
      const amounts = yield* divideShield(game, shield, player, damage, 'redirected');
      return damage.map((each, i) => redirect(game, shield, each, amounts[i]!));
    },
  };
}

function redirect(game: Game, shield: ReplacementShield, occurrence: DamageOccurrence, amount: number): Instead {
  const { redirectTo } = shield;
  if (amount === 0 || redirectTo === null) return [occurrence];
  const left = shield.amount === null ? null : leftOf(game, shield) - amount;
  const { from: source, to } = occurrence;
  const fact = game.emit(
    'DamageRedirected',
    { effect: shield.id, source, to, amount, redirectTo, left },
    { rule: '614.9', source: shield.source, causes: [shield.began, ...(occurrence.causes ?? [])] },
  );
  const rest = occurrence.amount - amount;
  const redirected = withCause({ ...occurrence, to: redirectTo, amount }, fact);
  return rest === 0 ? [redirected] : [redirected, withCause({ ...occurrence, amount: rest }, fact)];
}
