import { sorcery, spell, type CardDefinition, type Effect } from '@stacktrail/card-tree';
import { alice, type Position, Table } from '@stacktrail/test-kit';

export const doing = (...effects: readonly Effect[]): CardDefinition => sorcery('Deed', '', spell(...effects));

/** Alice does this in a position. */
export function after(p: Position, ...effects: readonly Effect[]): Table {
  const card = p.hand(alice, doing(...effects));
  const table = new Table(p);
  table.cast(card);
  table.passAll();
  return table;
}
