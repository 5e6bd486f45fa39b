import type { Ref } from '@stacktrail/game-events';
import type { Table } from '../table/table.js';
import { namesOf } from '../words/object-names.js';

/** Whether it makes no difference which of these is chosen: the same card in the same condition under the same player. */
export function areAlike(table: Table, refs: readonly Ref[]): boolean {
  const [first, ...others] = refs.map((ref) => conditionOf(table, ref));
  return others.every((other) => other === first);
}

function conditionOf({ state }: Table, ref: Ref): string {
  const object = ref.is === 'player' ? undefined : state.objects.get(ref.id);
  if (object === undefined) return `player ${ref.id}`;
  const { controller, owner, zone, tapped, damage, counters, copies } = object;
  const attached = state.battlefield.filter((id) => state.objects.get(id)?.attachedTo === object.id).length;
  const marks = zone === 'battlefield' ? [tapped, damage, copies.length, attached, JSON.stringify(counters)] : [];
  return [namesOf(state, object).join('/'), controller, owner, zone, ...marks].join('|');
}
