import { expect, test } from '@jest/globals';
import { artifact, creature, kicker } from '@stacktrail/card-tree';
import {
  alice,
  attackWith,
  bear,
  blockWith,
  bob,
  elf,
  object,
  pay,
  pick,
  player,
  pools,
  position,
  readCard,
  select,
  Table,
} from '@stacktrail/test-kit';
import type { ObjectId } from '@stacktrail/game-events';

/** Passes until something other than priority is asked. */
function passOn(table: Table): void {
  for (let i = 0; i < 60 && table.question.kind === 'priority'; i++) table.pass();
}

test('CR 702.33f: each of two abilities asks whether its own kicker cost was paid', () => {
  const p = position(pools('GGR'));
  const asks = readCard(
    creature('Mage', '{G}', ['Kavu'], 2, 2, kicker('{R}'), kicker('{W}')),
    'When this creature enters, if it was kicked with its {R} kicker, you gain 1 life.',
    'When this creature enters, if it was kicked with its {W} kicker, you gain 10 life.',
  );
  const card = p.hand(alice, asks);
  const table = new Table(p);
  table.cast(card, pick('yes'), pick('no'), pay);
  table.passAll();
  table.passAll();
  expect(table.life(alice)).toBe(21);
});

test('CR 115.4: “any other target” is any but the object that deals the damage', () => {
  const p = position();
  const hits = readCard(
    creature('Hitter', '', ['Kavu'], 2, 2),
    '{0}: This creature deals 1 damage to any other target.',
  );
  const [hitter, other] = [p.battlefield(alice, hits), p.battlefield(bob, bear)];
  const table = new Table(p);
  table.activate(hitter);
  expect(table.question).toMatchObject({ candidates: [object(other), player(alice), player(bob)] });
});

test('CR 115.4: “any target that isn’t a Bear” can be a player or another creature', () => {
  const p = position();
  const hits = readCard(
    artifact('Hitter', '', []),
    "{0}: This artifact deals 1 damage to any target that isn't a Bear.",
  );
  const hitter = p.battlefield(alice, hits);
  p.battlefield(bob, bear);
  const other = p.battlefield(bob, elf);
  const table = new Table(p);
  table.activate(hitter);
  expect(table.question).toMatchObject({ candidates: [object(other), player(alice), player(bob)] });
});

test('CR 601.2c: the player whose upkeep it is chooses the target of their choice', () => {
  const p = position();
  const burns = readCard(
    artifact('Furnace', '', []),
    'At the beginning of each upkeep, destroy target creature that player controls of their choice.',
  );
  p.battlefield(alice, burns);
  const [kept, lost] = [p.battlefield(bob, bear), p.battlefield(bob, elf)];
  const table = new Table(p);
  passOn(table);
  expect(table.question).toMatchObject({ player: bob, candidates: [object(kept), object(lost)] });
  table.answer(select(lost));
  table.passAll();
  expect([table.zoneOf(kept), table.zoneOf(lost)]).toEqual(['battlefield', 'graveyard']);
});

test.each<readonly [string, 1 | 0, (bears: readonly ObjectId[], elf: ObjectId) => readonly ObjectId[]]>([
  ['two such creatures, once', 1, (bears) => bears],
  ['one such creature and another', 1, ([one], other) => [one!, other]],
  ['none such', 0, (_, other) => [other]],
])('CR 509.3e: “becomes blocked by one or more Bears” where what blocks is %s', (_, gained, blocking) => {
  const p = position();
  const meets = readCard(
    creature('Meeter', '', ['Kavu'], 1, 9),
    'Whenever this creature blocks or becomes blocked by one or more Bears, you gain 1 life.',
  );
  const attacker = p.battlefield(alice, meets);
  const bears = [p.battlefield(bob, bear), p.battlefield(bob, bear)];
  const other = p.battlefield(bob, elf);
  const table = new Table(p);
  passOn(table);
  table.answer(attackWith(bob, attacker));
  passOn(table);
  table.answer(blockWith(...blocking(bears, other).map((blocker) => [blocker, attacker] as const)));
  if (gained === 1) table.passAll();
  expect(table.life(alice)).toBe(20 + gained);
});

test('CR 118.8: life equal to a number is what the number is as it is paid', () => {
  const p = position();
  const pays = readCard(
    creature('Payer', '', ['Kavu'], 3, 3),
    "Pay life equal to this creature's power: You gain 1 life.",
  );
  const payer = p.battlefield(alice, pays);
  const table = new Table(p);
  table.activate(payer);
  table.passAll();
  expect(table.life(alice)).toBe(18);
});

test('CR 608.2i: players who were dealt combat damage this turn', () => {
  const p = position();
  const counts = readCard(
    creature('Counter', '', ['Kavu'], 1, 1),
    'At the beginning of your end step, you gain X life, where X is the number of opponents that were dealt combat damage this turn.',
  );
  const attacker = p.battlefield(alice, counts);
  const table = new Table(p);
  passOn(table);
  table.answer(attackWith(bob, attacker));
  table.passUntil('cleanup');
  expect([table.life(bob), table.life(alice)]).toEqual([19, 21]);
});

test('CR 208.4b: a creature whose power is greater than its base power deals combat damage', () => {
  const p = position();
  const watches = readCard(
    artifact('Watcher', '', []),
    'Whenever a creature you control with power greater than its base power deals combat damage to a player, you gain 5 life.',
  );
  p.battlefield(alice, watches);
  const [grown, plain] = [p.battlefield(alice, bear, { counters: { '+1/+1': 1 } }), p.battlefield(alice, bear)];
  const table = new Table(p);
  passOn(table);
  table.answer(attackWith(bob, grown, plain));
  table.passUntil('cleanup');
  expect([table.life(bob), table.life(alice)]).toEqual([15, 25]);
});

test.each([
  ['true', true, 1],
  ['false', false, 0],
])('CR 603.2: a condition behind “while” is asked as a player attacks: %s', (_, has, gained) => {
  const p = position();
  const watches = readCard(
    artifact('Watcher', '', []),
    'Whenever you attack while you control an Elf, you gain 1 life.',
  );
  p.battlefield(alice, watches);
  const attacker = p.battlefield(alice, bear);
  if (has) p.battlefield(alice, elf);
  const table = new Table(p);
  passOn(table);
  table.answer(attackWith(bob, attacker));
  table.passUntil('combat damage');
  expect(table.life(alice)).toBe(20 + gained);
});
