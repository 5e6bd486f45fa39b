import type { ObjectId, PlayerId, Ref } from '@stacktrail/game-events';
import type { ReplacementShield } from '@stacktrail/game-state';
import type { Game } from '../game/game.js';
import { ask, type Procedure } from '../game/procedure.js';
import { sameRef } from '../game/question.js';
import { withCause, type DamageOccurrence } from '../game/occurrence.js';
import type { Instead, Replacement } from '../game/replacement.js';
import { afterPrevention, withRest } from './after-prevention.js';
import { lastingContext } from './lasting-context.js';

/** CR 615.1, 615.6, 615.7: prevents as much of the damage as the shield can. */
export function prevention(
  shield: ReplacementShield,
  occurrence: DamageOccurrence,
): Pick<Replacement, 'apply' | 'share'> {
  const then = shield.instruction?.do === 'prevent damage' ? shield.instruction.then : undefined;
  const apply: Replacement['apply'] = function* (game) {
    return prevent(game, shield, occurrence, Math.min(leftOf(game, shield), occurrence.amount));
  };
  if (shield.amount === null && then === undefined) return { apply };
  return {
    apply,
    *share(game, player, all) {
      const damage = all as readonly DamageOccurrence[];
      const amounts = yield* divideShield(game, shield, player, damage);
      const left = damage.map((each, i) => prevent(game, shield, each, amounts[i]!));
      if (then === undefined) return left;
      const context = lastingContext(game.state, shield);
      return withRest(left, afterPrevention(game.state, then, context, damage, amounts));
    },
  };
}

/** How much a shield can still prevent or redirect. */
export function leftOf(game: Game, { id }: ReplacementShield): number {
  const shield = game.state.shields.find((other) => other.id === id);
  return shield === undefined ? 0 : (shield.amount ?? Infinity);
}

function prevent(game: Game, shield: ReplacementShield, occurrence: DamageOccurrence, amount: number): Instead {
  if (amount === 0) return [occurrence];
  const { from: source, to } = occurrence;
  const left = shield.amount === null ? null : leftOf(game, shield) - amount;
  const prevented = game.emit(
    'DamagePrevented',
    { effect: shield.id, source, to, amount, left },
    {
      rule: left === null ? '615.6' : '615.7',
      source: shield.source,
      causes: [shield.began, ...(occurrence.causes ?? [])],
    },
  );
  const rest = occurrence.amount - amount;
  return rest === 0 ? [] : [withCause({ ...occurrence, amount: rest }, prevented)];
}

/**
 * CR 615.7: the player who would be dealt damage by several sources, or who controls the permanent that would, chooses
 * what the shield prevents. It prevents as much as it can, whatever they choose.
 */
export function* divideShield(
  game: Game,
  shield: ReplacementShield,
  player: PlayerId,
  damage: readonly DamageOccurrence[],
  done: 'prevented' | 'redirected' = 'prevented',
): Procedure<readonly number[]> {
  const total = leftOf(game, shield);
  const all = damage.map(({ amount }) => amount);
  if (all.reduce((sum, amount) => sum + amount, 0) <= total) return all;
  const sources = [...new Set(damage.map(({ from }) => from))];
  if (sources.length < 2) return spread(damage, new Map(), total);
  const { shares } = yield* ask({
    form: 'divide',
    kind: 'divide',
    rule: '615.7',
    player,
    prompt: `Choose how much of the damage of each source is ${done}, ${total} in all.`,
    source: shield.source,
    among: sources.map((id): Ref => ({ is: 'object', id })),
    total,
    minEach: 0,
    most: sources.map((id) => damage.reduce((sum, { from, amount }) => sum + (from === id ? amount : 0), 0)),
  });
  const wanted = new Map(sources.map((id) => [id, shares.find(({ to }) => sameRef(to, { is: 'object', id }))!.amount]));
  return spread(damage, wanted, total);
}

/** As much of each source's damage as the player wants, then what is left of the shield in order. */
function spread(
  damage: readonly DamageOccurrence[],
  wanted: ReadonlyMap<ObjectId, number>,
  total: number,
): readonly number[] {
  const rest = new Map(wanted);
  let left = total;
  const first = damage.map(({ from, amount }) => {
    const taken = Math.min(amount, rest.get(from) ?? 0, left);
    rest.set(from, (rest.get(from) ?? 0) - taken);
    left -= taken;
    return taken;
  });
  return damage.map(({ amount }, i) => {
    const more = Math.min(amount - first[i]!, left);
    left -= more;
    return first[i]! + more;
  });
}
