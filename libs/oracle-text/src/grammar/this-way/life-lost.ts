import type { Amount, Effect, Players } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import type { Scope } from '../../syntax/scope.js';
import { literally, no, type Syntax } from '../../syntax/syntax.js';

/** The key in `thisWay` of the life that a player lost. */
const lostLife = 'that much';

/** Players of whom there is only one: the sum of what several lose is never “that much”. */
const single: ReadonlySet<Players['players']> = new Set(['you', 'target', 'that player', 'controller of', 'owner of']);

/** Labels a loss of life whose amount isn't fixed, if later words say “that much”. */
export function withLossNoted({ tokens, at, scope }: Reader, effect: Effect): Effect {
  if (effect.do !== 'lose life' || typeof effect.amount === 'number' || !single.has(effect.who.players)) return effect;
  const isMeant = tokens.some(({ word }, i) => i >= at && word === 'that' && tokens[i + 1]?.word === 'much');
  if (scope.hasAmount || !isMeant) return effect;
  const label = effect.label ?? scope.newLabel('lost');
  scope.thisWay = { ...scope.thisWay, [lostLife]: label };
  return { ...effect, label };
}

/** As `withLossNoted`, for an instruction that has been written. */
export function wroteLoss(scope: Scope, effect: Effect): void {
  if (effect.do !== 'lose life' || effect.label === undefined) return;
  scope.thisWay = { ...scope.thisWay, [lostLife]: effect.label };
}

/** “That much life”: as much as the player lost in an earlier instruction. */
export function asMuchLost(text: string): Syntax<Amount> {
  const said = literally(text);
  return {
    begins: said.begins,
    fixedFields: { amount: 'noted number' },
    read(reader) {
      const label = reader.scope.thisWay[lostLife];
      return label === undefined || said.read(reader) === no
        ? no
        : { amount: 'noted number', label, said: 'that many' };
    },
    write: (amount, writer) =>
      typeof amount === 'object' &&
      amount.amount === 'noted number' &&
      amount.said === 'that many' &&
      amount.label === writer.scope.thisWay[lostLife] &&
      said.write({}, writer),
  };
}
