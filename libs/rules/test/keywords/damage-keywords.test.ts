import { expect, test } from '@jest/globals';
import {
  activated,
  cost,
  creature,
  dealDamage,
  gainsLife,
  instant,
  keywords,
  putCounters,
  spell,
  target,
  thisObject,
  triggered,
  type Ability,
  type PlainKeyword,
} from '@stacktrail/card-tree';
import type { ObjectId } from '@stacktrail/game-events';
import {
  player,
  select,
  bear,
  Table,
  alice,
  attack,
  block,
  bob,
  counters,
  position,
  resolve,
} from '@stacktrail/test-kit';

type Named = 'deathtouch' | 'lifelink' | 'infect' | 'wither';

/** What a source with the keyword does by dealing 1 damage to a 4/4 creature. */
const does: Readonly<Record<Named, (table: Table, hit: ObjectId) => boolean>> = {
  deathtouch: (table, hit) => table.zoneOf(hit) === 'graveyard',
  lifelink: (table) => table.life(alice) === 21,
  infect: (table, hit) => counters(table, hit, '-1/-1') === 1 && table.object(hit).damage === 0,
  wither: (table, hit) => counters(table, hit, '-1/-1') === 1 && table.object(hit).damage === 0,
};

const shooter = (text: readonly PlainKeyword[], ...shoots: readonly Ability[]) =>
  creature('Shooter', '{R}', ['Goblin'], 1, 1, keywords(...text), shoots);
const giant = creature('Giant', '{R}', ['Giant'], 4, 4);

test.each([
  ['702.2d', 'deathtouch'],
  ['702.15d', 'lifelink'],
  ['702.90e', 'infect'],
  ['702.80c', 'wither'],
] as const)('CR %s: %s functions wherever its source deals damage from', (_, keyword) => {
  const p = position();
  const free = activated([cost.payLife(0)], target.creature(), dealDamage(1));
  const source = p.graveyard(alice, shooter([keyword], { ...free, from: 'graveyard' }));
  const hit = p.battlefield(bob, giant);
  const table = new Table(p);
  table.activate(source);
  resolve(table);
  expect(does[keyword](table, hit)).toBe(true);
});

test.each([
  ['702.2e', 'deathtouch'],
  ['702.15c', 'lifelink'],
  ['702.90d', 'infect'],
  ['702.80b', 'wither'],
] as const)('CR %s: whether a source that has left had %s is last known information', (_, keyword) => {
  const p = position();
  const source = p.battlefield(
    alice,
    shooter([keyword], activated([cost.sacrificeThis], target.creature(), dealDamage(1))),
  );
  const hit = p.battlefield(bob, giant);
  const table = new Table(p);
  table.activate(source, select(hit));
  expect(table.zoneOf(source)).toBe('graveyard');
  resolve(table);
  expect(does[keyword](table, hit)).toBe(true);
});

test.each([
  ['702.2f', 'deathtouch'],
  ['702.15f', 'lifelink'],
  ['702.90f', 'infect'],
  ['702.80d', 'wither'],
] as const)('CR %s: several instances of %s are as one', (_, keyword) => {
  const p = position();
  const source = p.battlefield(
    alice,
    shooter([keyword, keyword], activated([cost.tap], target.creature(), dealDamage(1))),
  );
  const hit = p.battlefield(bob, giant);
  const table = new Table(p);
  table.activate(source, select(hit));
  resolve(table);
  expect(does[keyword](table, hit)).toBe(true);
});

test('CR 702.2b: a creature that was dealt damage by a source with deathtouch is destroyed', () => {
  const p = position();
  const attacker = p.battlefield(alice, creature('Snake', '{G}', ['Snake'], 1, 1, keywords('deathtouch')));
  const blocker = p.battlefield(bob, giant);
  const table = block(attack(p, attacker), [blocker, attacker]);
  table.passUntil('combat damage');
  expect(table.zoneOf(blocker)).toBe('graveyard');
  expect(table.of('Destroyed').map(({ rule, data }) => [rule, data.object])).toContainEqual(['704.5h', blocker]);
});

test('CR 702.15b: the source’s controller gains that much life', () => {
  const p = position();
  const attacker = p.battlefield(alice, creature('Cat', '{W}', ['Cat'], 3, 1, keywords('lifelink')));
  const table = attack(p, attacker);
  table.passUntil('combat damage');
  expect([table.life(alice), table.life(bob)]).toEqual([23, 17]);
});

test('CR 702.15e example: several sources with lifelink are several gains of life', () => {
  const p = position();
  const grows = triggered(gainsLife('you'), putCounters('+1/+1', thisObject));
  const pride = p.battlefield(alice, creature('Pridemate', '{W}', ['Cat'], 1, 1, grows));
  const linked = creature('Cat', '{W}', ['Cat'], 1, 1, keywords('lifelink'));
  const table = attack(p, p.battlefield(alice, linked), p.battlefield(alice, linked));
  for (let i = 0; i < 20 && table.life(bob) === 20; i++) table.pass();
  if (table.question.form === 'order') table.answer({ form: 'order', keys: ['1', '2'] });
  resolve(table);
  expect(counters(table, pride)).toBe(2);
});

test('CR 702.90b: infect gives a player poison counters in the place of a loss of life', () => {
  const p = position();
  const attacker = p.battlefield(alice, creature('Rat', '{B}', ['Rat'], 2, 1, keywords('infect')));
  const table = attack(p, attacker);
  table.passUntil('combat damage');
  expect(table.life(bob)).toBe(20);
  expect(table.state.players[bob]!.counters).toEqual([{ kind: 'poison', count: 2 }]);
});

test('CR 702.90c: infect gives a creature -1/-1 counters in the place of damage', () => {
  const p = position();
  const attacker = p.battlefield(alice, creature('Rat', '{B}', ['Rat'], 2, 1, keywords('infect')));
  const blocker = p.battlefield(bob, giant);
  const table = block(attack(p, attacker), [blocker, attacker]);
  table.passUntil('combat damage');
  expect([counters(table, blocker, '-1/-1'), table.object(blocker).damage]).toEqual([2, 0]);
});

test('CR 702.80a: wither gives a creature -1/-1 counters, and hurts a player as ever', () => {
  const p = position();
  const [one, other] = [1, 2].map(() =>
    p.battlefield(alice, creature('Scarecrow', '{2}', ['Scarecrow'], 2, 1, keywords('wither'))),
  );
  const blocker = p.battlefield(bob, giant);
  const table = block(attack(p, one!, other!), [blocker, one!]);
  table.passUntil('combat damage');
  expect([counters(table, blocker, '-1/-1'), table.object(blocker).damage, table.life(bob)]).toEqual([2, 0, 18]);
});

test('CR 702.164c: toxic gives poison counters besides the damage', () => {
  const p = position();
  const attacker = p.battlefield(
    alice,
    creature('Rat', '{B}', ['Rat'], 2, 1, { kind: 'keyword', keyword: 'toxic', count: 3 }),
  );
  const table = attack(p, attacker);
  table.passUntil('combat damage');
  expect(table.life(bob)).toBe(18);
  expect(table.state.players[bob]!.counters).toEqual([{ kind: 'poison', count: 3 }]);
});

test('CR 702.164c: damage that isn’t combat damage gives none', () => {
  const p = position();
  const toxic = { kind: 'keyword', keyword: 'toxic', count: 3 } as const;
  const source = p.battlefield(
    alice,
    creature('Rat', '{B}', ['Rat'], 2, 1, toxic, activated([cost.tap], target.any(), dealDamage(1))),
  );
  const table = new Table(p);
  table.activate(source, select(player(bob)));
  resolve(table);
  expect(table.life(bob)).toBe(19);
  expect(table.state.players[bob]!.counters).toEqual([]);
});

test('CR 702.19a: trample does nothing for damage that isn’t combat damage', () => {
  const p = position();
  const source = p.battlefield(
    alice,
    creature('Ox', '{G}', ['Ox'], 9, 9, keywords('trample'), activated([cost.tap], target.creature(), dealDamage(9))),
  );
  const hit = p.battlefield(bob, bear);
  const table = new Table(p);
  table.activate(source, select(hit));
  resolve(table);
  expect([table.zoneOf(hit), table.life(bob)]).toEqual(['graveyard', 20]);
});

test('CR 702.12b: a permanent with indestructible isn’t destroyed, by lethal damage neither', () => {
  const p = position();
  const god = p.battlefield(bob, creature('God', '{W}', ['God'], 1, 1, keywords('indestructible')));
  const burn = p.hand(alice, instant('Burn', '', spell(target.creature(), dealDamage(5))));
  const destroys = p.hand(alice, instant('Kill', '', spell(target.creature(), { do: 'destroy', what: target() })));
  const table = new Table(p);
  table.cast(burn);
  resolve(table);
  table.cast(destroys);
  resolve(table);
  expect([table.zoneOf(god), table.object(god).damage]).toEqual(['battlefield', 5]);
});

test('CR 702.12c: several instances of indestructible are as one', () => {
  const p = position();
  const god = p.battlefield(bob, creature('God', '{W}', ['God'], 1, 1, keywords('indestructible', 'indestructible')));
  const destroys = p.hand(alice, instant('Kill', '', spell(target.creature(), { do: 'destroy', what: target() })));
  const table = new Table(p);
  table.cast(destroys);
  resolve(table);
  expect(table.zoneOf(god)).toBe('battlefield');
});
