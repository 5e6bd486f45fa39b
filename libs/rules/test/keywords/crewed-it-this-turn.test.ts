import { expect, test } from '@jest/globals';
import { artifact, creature, crew, saddle } from '@stacktrail/card-tree';
import { alice, attackWith, bear, bob, position, readCard, select, size, Table } from '@stacktrail/test-kit';

const body = artifact('Ship', '{3}', ['Vehicle'], crew(2));
const face = { ...body.faces[0], power: 4, toughness: 5 } as const;
const ship = { ...body, faces: [face] } as const;
const pilot = readCard(
  creature('Pilot', '{2}', ['Pilot'], 2, 2),
  'Whenever this creature crews a Vehicle, that Vehicle gets +1/+1 until end of turn.',
);

test('CR 702.122b, 702.122c: that Vehicle is the one that it crewed', () => {
  const p = position();
  const vehicle = p.battlefield(alice, ship);
  const crewing = p.battlefield(alice, pilot);
  const table = new Table(p);
  table.activate(vehicle, select(crewing));
  table.passAll();
  table.passAll();
  expect([size(table.state, vehicle), size(table.state, crewing)]).toEqual(['5/6', '2/2']);
});

test('CR 702.122c: only what was tapped to crew this Vehicle crewed it this turn', () => {
  const p = position();
  const text = 'Whenever this Vehicle attacks, put a +1/+1 counter on each creature that crewed it this turn.';
  const vehicle = p.battlefield(alice, readCard(ship, text));
  const other = p.battlefield(alice, ship);
  const [first, second, third] = [p.battlefield(alice, bear), p.battlefield(alice, bear), p.battlefield(alice, bear)];
  const table = new Table(p);
  table.activate(vehicle, select(first));
  table.passAll();
  table.activate(other, select(second));
  table.passAll();
  table.passUntil('declare attackers');
  table.answer(attackWith(bob, vehicle));
  table.passAll();
  expect([first, second, third].map((id) => size(table.state, id))).toEqual(['3/3', '2/2', '2/2']);
});

test('CR 702.171c: and only what was tapped to saddle this creature saddled it', () => {
  const p = position();
  const text = 'Whenever this creature attacks, put a +1/+1 counter on each creature that saddled it this turn.';
  const mount = p.battlefield(alice, readCard(creature('Mount', '{2}', ['Horse', 'Mount'], 2, 2, saddle(2)), text));
  const [rider, other] = [p.battlefield(alice, bear), p.battlefield(alice, bear)];
  const table = new Table(p);
  table.activate(mount, select(rider));
  table.passAll();
  table.passUntil('declare attackers');
  table.answer(attackWith(bob, mount));
  table.passAll();
  expect([rider, other].map((id) => size(table.state, id))).toEqual(['3/3', '2/2']);
});
