import type { Amount, Effect } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import type { Scope } from '../../syntax/scope.js';
import { literally, no, type Syntax } from '../../syntax/syntax.js';

const noMoreThanItHad = 'damage up to what it had';

const said = literally(
  "the damage dealt, but not more life than the player's life total before the damage was dealt, the planeswalker's loyalty before the damage was dealt, or the creature's toughness",
);

/** Whether later words say “but not more life than …”. */
function isReferredToLater({ tokens, at }: Reader): boolean {
  const wanted = ['but', 'not', 'more', 'life', 'than'];
  return tokens.some((_, i) => i >= at && wanted.every((word, j) => tokens[i + j]?.word === word));
}

function remember(scope: Scope, label: string): void {
  scope.thisWay = { ...scope.thisWay, [noMoreThanItHad]: label };
}

/** Labels the life total or toughness that the recipient had, if later words limit an amount by it. */
export function withLimitNoted(reader: Reader, effect: Effect): Effect {
  if (effect.do !== 'deal damage' || !isReferredToLater(reader)) return effect;
  const upToHad = reader.scope.newLabel('limited');
  remember(reader.scope, upToHad);
  return { ...effect, upToHad };
}

export function rememberWrittenLimit(scope: Scope, effect: Effect): void {
  if (effect.do === 'deal damage' && effect.upToHad !== undefined) remember(scope, effect.upToHad);
}

/** “The damage dealt, but not more life than the player's life total before the damage was dealt, …” */
export const damageUpToHad: Syntax<Amount> = {
  begins: said.begins,
  fixedFields: { amount: 'noted number' },
  read(reader) {
    const label = reader.scope.thisWay[noMoreThanItHad];
    return label === undefined || said.read(reader) === no ? no : { amount: 'noted number', label };
  },
  write: (amount, writer) =>
    typeof amount === 'object' &&
    amount.amount === 'noted number' &&
    writer.scope.thisWay[noMoreThanItHad] === amount.label &&
    said.write({}, writer),
};
