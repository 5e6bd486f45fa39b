import { isSameTree, type Mode } from '@stacktrail/card-tree';
import { chosenModes, contextOfStackObject, legalTargets, type SelectQuestion } from '@stacktrail/engine';
import type { ObjectId, Ref } from '@stacktrail/game-events';
import { forgo, type Table } from './forgo-forced.js';

/**
 * Takes the entries of the targets before the one that a question asks for which were forced, and so were chosen without
 * a question: the scenario lists them in the order of the text.
 */
export function forgoForcedSlots(table: Table, { source, player, slots }: SelectQuestion): void {
  const object = table.object(source);
  if (slots === undefined || object === undefined) return;
  const modes = chosenModes(object);
  const before = table.slotsAsked.get(source) ?? 0;
  const begin = beginningOf(modes, slots.specs, before - slots.chosen.length);
  if (begin === undefined) return;
  const asked = begin + slots.chosen.length;
  for (let slot = before; slot < asked; slot++) {
    const refs = slot >= begin ? slots.chosen[slot - begin] : onlyTarget(table, source, modes, slot);
    for (const ref of refs ?? []) forgo(table, player, ref);
  }
  table.slotsAsked.set(source, asked + 1);
}

/** The number of the first target of the mode with these targets, of a mode that isn't done with. */
function beginningOf(modes: readonly Mode[], specs: Mode['targets'], least: number): number | undefined {
  let begin = 0;
  for (const { targets } of modes) {
    if (begin >= least && isSameTree(targets, specs)) return begin;
    begin += targets.length;
  }
  return undefined;
}

/** The target of an earlier mode, where there was only one that it could be. */
function onlyTarget(table: Table, source: ObjectId, modes: readonly Mode[], slot: number): readonly Ref[] {
  const spec = modes.flatMap(({ targets }) => targets)[slot];
  if (spec === undefined) return [];
  const { state } = table;
  const legal = legalTargets(state, spec, contextOfStackObject(state, source), [], source);
  return legal.length === 1 ? legal : [];
}
