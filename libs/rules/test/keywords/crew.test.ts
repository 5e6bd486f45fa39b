import { expect, test } from '@jest/globals';
import {
  artifact,
  creature,
  crew,
  draw,
  gainLife,
  itself,
  keywords,
  obeys,
  saddle,
  triggered,
  always,
  thisObject,
  exile,
  move,
  onto,
  result,
  sorcery,
  spell,
  target,
  you,
  type Ability,
} from '@stacktrail/card-tree';
import type { ObjectId } from '@stacktrail/game-events';
import { attackWith, select, bear, elf, alice, bob, position, size, typesOf, Table } from '@stacktrail/test-kit';

const ship = (...text: readonly Ability[]) => {
  const card = artifact('Ship', '{3}', ['Vehicle'], crew(3), ...text);
  return { ...card, faces: [{ ...card.faces[0], power: 4, toughness: 5 }] } as const;
};

test('CR 702.122a: other untapped creatures with that total power are tapped, and it becomes an artifact creature', () => {
  const p = position();
  const vehicle = p.battlefield(alice, ship());
  const crewing = [p.battlefield(alice, bear), p.battlefield(alice, elf)];
  const powerless = p.battlefield(alice, creature('Wall', '{1}', ['Wall'], 0, 4));
  const table = new Table(p);
  table.answer(table.use(vehicle));
  expect(() => table.answer(select(crewing[0]!))).toThrow();
  table.answer(select(...crewing, powerless));
  expect([...crewing, powerless].every((id) => table.object(id).tapped)).toBe(true);
  table.passAll();
  expect(typesOf(table.state, vehicle)).toEqual(['Artifact', 'Creature']);
  expect(size(table.state, vehicle)).toBe('4/5');
  table.passUntil('declare attackers');
  table.answer(attackWith(bob, vehicle));
  table.passUntil('cleanup');
  expect(table.life(bob)).toBe(16);
  expect(typesOf(table.state, vehicle)).toEqual(['Artifact']);
});

test('CR 702.122a: a creature that came this turn can crew; without enough power nothing can be activated', () => {
  const p = position();
  const vehicle = p.battlefield(alice, ship());
  const fresh = p.battlefield(alice, creature('Giant', '{4}', ['Giant'], 4, 4), { controlledSince: 3 });
  const table = new Table(p);
  expect(table.options(vehicle)).toHaveLength(1);
  table.activate(vehicle, select(fresh));
  expect(table.object(fresh).tapped).toBe(true);
  expect(table.options(vehicle)).toHaveLength(0);
});

test('CR 702.122b: a creature crews a Vehicle when it is tapped to pay for that', () => {
  const p = position();
  const vehicle = p.battlefield(alice, ship());
  const pilot = creature('Pilot', '{2}', ['Pilot'], 3, 1);
  const happy = triggered({ on: 'keyword action', action: 'crew', who: 'any player', what: itself }, gainLife(1));
  const crewing = p.battlefield(alice, { ...pilot, faces: [{ ...pilot.faces[0], abilities: [happy] }] });
  const table = new Table(p);
  table.activate(vehicle, select(crewing));
  expect(table.stack).toEqual(['ability of Ship', 'ability of Pilot']);
});

test('CR 702.122c: what can’t crew Vehicles can’t be tapped to pay a crew cost', () => {
  const p = position();
  const vehicle = p.battlefield(alice, ship());
  const mount = p.battlefield(alice, creature('Mount', '{2}', ['Horse'], 1, 1, saddle(3)));
  p.battlefield(alice, creature('Golem', '{4}', ['Golem'], 5, 5, always(thisObject, obeys("can't crew Vehicles"))));
  const table = new Table(p);
  expect(table.options(vehicle)).toHaveLength(0);
  expect(table.options(mount)).toHaveLength(1);
});

test('CR 702.122a, 702.171a: effects say with what power or toughness a creature crews and saddles', () => {
  const steering = (...rules: Parameters<typeof obeys>[0][]) =>
    creature('Pilot', '{1}', ['Pilot'], 1, 3, always(thisObject, ...rules.map((rule) => obeys(rule))));
  for (const [pilot, crews, saddles] of [
    [steering('crews Vehicles as though its power were 2 greater'), 1, 0],
    [steering('saddles Mounts as though its power were 2 greater'), 0, 1],
    [steering('crews Vehicles using its toughness', 'saddles Mounts using its toughness'), 1, 1],
  ] as const) {
    const p = position();
    const vehicle = p.battlefield(alice, ship());
    const mount = p.battlefield(alice, creature('Mount', '{2}', ['Horse'], 0, 1, saddle(3)));
    p.battlefield(alice, pilot);
    const table = new Table(p);
    expect([table.options(vehicle).length, table.options(mount).length]).toEqual([crews, saddles]);
  }
});

test('CR 702.122d: it becomes crewed whenever a crew ability of it resolves', () => {
  const p = position();
  const crewed = triggered({ on: 'resolves', what: itself, keyword: 'crew' }, draw(1));
  const vehicle = p.battlefield(alice, ship(crewed));
  const other = p.battlefield(alice, ship());
  const crewing = [p.battlefield(alice, bear), p.battlefield(alice, elf)];
  const others = [p.battlefield(alice, bear), p.battlefield(alice, bear)];
  p.library(alice, bear);
  const table = new Table(p);
  table.activate(other, select(...others));
  table.passAll();
  expect(table.stack).toEqual([]);
  table.activate(vehicle, select(...crewing));
  table.passAll();
  expect(table.stack).toEqual(['ability of Ship']);
});

test('CR 702.171a: other creatures saddle a permanent until end of turn, as a sorcery', () => {
  const p = position();
  const mount = p.battlefield(alice, creature('Mount', '{2}', ['Horse'], 2, 2, saddle(2)));
  const rider = p.battlefield(alice, bear);
  const table = new Table(p);
  const saddled = () => table.object(mount).designations.some(({ name }) => name === 'saddled');
  table.activate(mount, select(rider));
  expect(saddled()).toBe(false);
  expect(table.options(mount)).toHaveLength(0);
  table.passAll();
  expect(saddled()).toBe(true);
  table.passUntil('declare attackers');
  table.answer(attackWith(bob));
  table.passUntil('end');
  expect(saddled()).toBe(true);
  table.passUntil('upkeep');
  expect(saddled()).toBe(false); // CR 702.171b
});

test('CR 702.171c: a creature saddles a permanent as it is tapped to pay for that', () => {
  const p = position();
  const mount = p.battlefield(alice, creature('Mount', '{2}', ['Horse'], 2, 2, saddle(2)));
  const happy = triggered({ on: 'keyword action', action: 'saddle', who: 'you', what: itself }, gainLife(1));
  const rider = p.battlefield(alice, creature('Rider', '{2}', ['Knight'], 2, 2, happy));
  const table = new Table(p);
  table.activate(mount, select(rider));
  expect(table.stack).toEqual(['ability of Mount', 'ability of Rider']);
});

test('CR 702.161a: living metal makes it an artifact creature during its controller’s turn', () => {
  const p = position();
  const card = artifact('Robot', '{3}', ['Vehicle'], ...keywords('living metal'));
  const robot = p.battlefield(alice, { ...card, faces: [{ ...card.faces[0], power: 3, toughness: 3 }] });
  const theirs = p.battlefield(bob, { ...card, faces: [{ ...card.faces[0], power: 3, toughness: 3 }] });
  const { state } = new Table(p);
  expect(typesOf(state, robot)).toEqual(['Artifact', 'Creature']);
  expect(typesOf(state, theirs)).toEqual(['Artifact']);
});

test('CR 702.171b: saddled isn’t copied, and a permanent that has left isn’t saddled any more', () => {
  const p = position();
  const mount = p.battlefield(alice, creature('Mount', '{2}', ['Horse'], 2, 2, saddle(2)));
  const rider = p.battlefield(alice, bear);
  const twin = p.hand(
    alice,
    sorcery('Twin', '', spell(target.creature(), { do: 'create copies', who: you, count: 1, of: target() })),
  );
  const blink = p.hand(
    alice,
    sorcery('Blink', '', spell(target.creature(), exile(target(), 'it'), move(result('it'), onto.battlefield))),
  );
  const table = new Table(p);
  const saddled = (id: ObjectId) => table.object(id).designations.some(({ name }) => name === 'saddled');
  table.activate(mount, select(rider));
  table.passAll();
  table.cast(twin, select(mount));
  table.passAll();
  const copy = table.state.battlefield.find((id) => table.object(id).kind === 'token')!;
  expect([saddled(mount), saddled(copy)]).toEqual([true, false]);
  table.cast(blink, select(mount));
  table.passAll();
  expect([table.zoneOf(mount), saddled(table.now(mount).id)]).toEqual(['battlefield', false]);
});
