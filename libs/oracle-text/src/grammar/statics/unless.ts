import type { Condition, Modification, ObjectRule, StaticAbility, StaticEffect } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import { no, type No } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { condition } from '../conditions/index.js';

/** Rules of combat, whose “unless” is checked as attackers or blockers are declared (CR 508.1c, 509.1b). */
const ofCombat: ReadonlySet<ObjectRule> = new Set<ObjectRule>([
  "can't attack",
  "can't block",
  "can't be blocked",
  "can't be blocked except by flying",
]);

function isLasting(change: Modification): boolean {
  if (change.change === 'combat rule') return false;
  return change.change !== 'rule' || !ofCombat.has(change.rule);
}

/** Whether “unless” is about how long the effect lasts, not about what it forbids. */
function lasts(effect: StaticEffect): boolean {
  if (effect.static === "can't be targeted") return true;
  return effect.static === 'continuous' && effect.changes.every(isLasting);
}

/** Reads “… unless it's attacking or blocking”: the effect lasts as long as that isn't so (CR 611.3a). */
export function readUnless(reader: Reader, effects: readonly StaticEffect[]): StaticAbility | No {
  if (!effects.every(lasts) || !reader.take('unless')) return no;
  const of = condition.read(reader);
  if (of === no || !reader.stop()) return no;
  return { kind: 'static', effects, condition: { if: 'not', of }, said: 'unless' };
}

export function writeUnless(asked: Condition, writer: Writer): boolean {
  return asked.if === 'not' && writer.add(' unless ') && condition.write(asked.of, writer);
}
