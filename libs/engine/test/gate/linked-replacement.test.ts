import { expect, test } from '@jest/globals';
import {
  activated,
  artifact,
  creatures,
  destroy,
  each,
  staticAbility,
  thatObject,
  type Ability,
  type Effect,
} from '@stacktrail/card-tree';
import { bear, doing, resolves, alice, bob, position, Table } from '@stacktrail/test-kit';

const caught: Effect = { do: 'move', what: thatObject, to: { zone: 'exile' }, link: 'caught' };
const traps: Ability = staticAbility({
  static: 'replacement',
  replacement: { would: 'die', what: creatures, instead: { do: 'follow', effects: [caught] } },
});
const frees = activated([], { do: 'move', what: { objects: 'linked', label: 'caught' }, to: { zone: 'hand' } });

test('CR 614.14: what a replacement effect exiled is what the ability that is linked to it means, and nothing else', () => {
  const p = position();
  const trap = p.battlefield(alice, artifact('Trap', '{2}', [], traps, frees));
  const other = p.battlefield(alice, artifact('Other trap', '{2}', [], frees));
  const [victim, old] = [p.battlefield(bob, bear), p.exile(bob, bear)];
  const blow = p.hand(alice, doing(destroy(each(creatures))));
  const table = new Table(p);
  resolves(table, blow);
  expect([table.zoneOf(victim), table.of('OccurrenceReplaced').length]).toEqual(['exile', 1]);
  table.activate(other);
  table.passAll();
  expect(table.zoneOf(victim)).toBe('exile');
  table.activate(trap);
  table.passAll();
  expect([table.zoneOf(victim), table.zoneOf(old)]).toEqual(['hand', 'exile']);
});
