import type { Condition } from '@stacktrail/card-tree';
import { printCombatPoint, printCondition } from './conditions.js';
import type { Context } from './context.js';

/**
 * What follows “activate only” and “cast this spell only”: “during your upkeep”, “before attackers are declared”, “if you
 * control a Forest” (CR 506.7, 602.1b).
 */
export function printOnlyWhen(condition: Condition, ctx: Context): string {
  return printTime(condition, ctx) ?? printTimes(condition, ctx) ?? `if ${printCondition(condition, ctx)}`;
}

/** A condition that is a time; `null` for another. */
function printTime(condition: Condition, ctx: Context): string | null {
  switch (condition.if) {
    case 'during':
    case 'after step':
      return printCondition(condition, ctx).replace("it's ", '');
    case 'your turn':
      return 'during your turn';
    case 'combat point':
      return printCombatPoint(condition);
    default:
      return null;
  }
}

/** “During your turn, before attackers are declared”; “before combat or during combat before blockers are declared”. */
function printTimes(condition: Condition, ctx: Context): string | null {
  if (condition.if !== 'all' && condition.if !== 'any') return null;
  const times = condition.of.map((part) => printTime(part, ctx));
  if (times.includes(null)) return null;
  return times.join(condition.if === 'all' ? ', ' : ' or ');
}
