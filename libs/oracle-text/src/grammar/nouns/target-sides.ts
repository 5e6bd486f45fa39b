import { type Filter, type Objects, targetSides, type TargetSide, type TargetSpec } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import { literally, no } from '../../syntax/syntax.js';
import { conjuncts } from '../basics/filter-parts.js';

export type SidedNoun = 'creature' | 'permanent';

const sides = targetSides.map((side) => ({ side, words: literally(side) }));

/** Reads “you control” after “the creature”, if it stands there. */
export function readSide(reader: Reader): TargetSide | undefined {
  const from = reader.mark();
  for (const { side, words } of sides) {
    if (words.read(reader) !== no) return side;
    reader.back(from);
  }
  return undefined;
}

function isOfSide(part: Filter, side: TargetSide): boolean {
  if (side === "you don't control") return part.is === 'not' && isOfSide(part.of, 'you control');
  return part.is === 'controlled by' && part.who === (side === 'you control' ? 'you' : 'opponent');
}

function fits({ kind, filter, max }: TargetSpec, noun: SidedNoun, side: TargetSide): boolean {
  if (kind !== 'permanent' || max !== 1) return false;
  const parts = conjuncts(filter);
  if (!parts.some((part) => isOfSide(part, side))) return false;
  return noun === 'permanent' || parts.some((part) => part.is === 'type' && part.type === 'Creature');
}

/** The one target that “the creature you control” means; `undefined` if no target or several fit. */
export function targetOfSide(targets: readonly TargetSpec[], noun: SidedNoun, side: TargetSide): Objects | undefined {
  const slots = targets.flatMap((target, slot) => (fits(target, noun, side) ? [slot] : []));
  return slots.length === 1 ? { objects: 'target', slot: slots[0]!, called: `the ${noun} ${side}` } : undefined;
}

/** Whether the text refers to the object by its controller: “the creature you control”. */
export function isCalledBySide({ called }: Objects): boolean {
  return called !== undefined && targetSides.some((side) => called.endsWith(` ${side}`));
}
