import { expect, test } from '@jest/globals';
import {
  controlledBy,
  count,
  creature,
  creatures,
  destroy,
  draw,
  each,
  enchant,
  enchantment,
  enters,
  gainLife,
  gets,
  instant,
  itself,
  keywords,
  spell,
  staticAbility,
  target,
  apply,
  triggered,
  all,
  permanents,
  youControl,
} from '@stacktrail/card-tree';
import type { ObjectId } from '@stacktrail/game-events';
import {
  select,
  bear,
  Table,
  alice,
  beforeUpkeep,
  bob,
  counters,
  position,
  resolve,
  sizeOf,
} from '@stacktrail/test-kit';

const phases = (times: number) =>
  creature('Phaser', '{U}', ['Illusion'], 2, 2, keywords(...Array.from({ length: times }, () => 'phasing' as const)));
const vanish = instant('Vanish', '', spell(target.permanent(), { do: 'phase out', what: target() }));
const vanishAll = instant('Vanish all', '', spell({ do: 'phase out', what: each(permanents) }));

const isOut = (table: Table, id: ObjectId): boolean => table.state.phasedOut.includes(id);

function upkeepOf(p: ReturnType<typeof beforeUpkeep>): Table {
  const table = new Table(p);
  table.passUntil('upkeep');
  return table;
}

/** The first player, at the end of the other one's turn, has that permanent phase out. */
function vanished(p: ReturnType<typeof beforeUpkeep>, id: ObjectId, card = p.hand(alice, vanish)): Table {
  const table = new Table(p);
  table.pass();
  table.cast(card);
  if (table.question.form === 'select') table.answer(select(id));
  resolve(table);
  expect(isOut(table, id)).toBe(true);
  return table;
}

test('CR 702.26a: permanents with phasing phase out in their controller’s untap step', () => {
  const p = beforeUpkeep();
  const [phaser, other] = [p.battlefield(alice, phases(1)), p.battlefield(alice, bear)];
  const table = upkeepOf(p);
  expect([isOut(table, phaser), isOut(table, other)]).toEqual([true, false]);
});

test('CR 702.26a: what had phased out phases in at the same time', () => {
  const p = beforeUpkeep();
  const phaser = p.battlefield(alice, phases(1));
  const other = p.battlefield(alice, bear);
  const table = vanished(p, other);
  table.passUntil('upkeep');
  expect([isOut(table, phaser), isOut(table, other)]).toEqual([true, false]);
  expect(table.of('PermanentsPhased').at(-1)!.data).toMatchObject({ out: [{ object: phaser }], in: [other] });
});

test('CR 702.26b example: a phased-out creature isn’t counted', () => {
  const p = position();
  const [first] = [p.battlefield(alice, bear), p.battlefield(alice, bear), p.battlefield(alice, bear)];
  for (let i = 0; i < 4; i++) p.library(alice, bear);
  const [vanishes, draws] = [
    p.hand(alice, vanish),
    p.hand(alice, instant('Count', '', spell(draw(count(all(creatures, youControl)))))),
  ];
  const table = new Table(p);
  table.cast(vanishes, select(first));
  resolve(table);
  table.cast(draws);
  resolve(table);
  expect(table.state.players[alice]!.hand).toHaveLength(2);
});

test('CR 702.26b example 2: a phased-out creature isn’t destroyed', () => {
  const p = position();
  const [first, second] = [p.battlefield(alice, bear), p.battlefield(alice, bear)];
  const [vanishes, wrath] = [
    p.hand(alice, vanish),
    p.hand(alice, instant('Wrath', '', spell(destroy(each(creatures))))),
  ];
  const table = new Table(p);
  table.cast(vanishes, select(first));
  resolve(table);
  table.cast(wrath);
  resolve(table);
  expect([table.zoneOf(first), table.zoneOf(second)]).toEqual(['battlefield', 'graveyard']);
});

test('CR 702.26c: a permanent that phases in is there again', () => {
  const p = beforeUpkeep();
  const id = p.battlefield(alice, bear);
  const table = vanished(p, id);
  expect(table.state.battlefield).not.toContain(id);
  table.passUntil('upkeep');
  expect(table.state.battlefield).toContain(id);
});

test('CR 702.26d: phasing changes no zones: counters stay, and nothing triggers on it', () => {
  const p = beforeUpkeep();
  const comes = triggered(enters(itself), gainLife(1));
  const goes = triggered({ on: 'leaves the battlefield', what: itself }, gainLife(1));
  const id = p.battlefield(alice, creature('Guest', '{W}', ['Human'], 1, 1, comes, goes), { counters: { '+1/+1': 2 } });
  const table = vanished(p, id);
  expect(table.stack).toEqual([]);
  table.passUntil('upkeep');
  expect(table.stack).toEqual([]);
  expect([counters(table, id), table.life(alice)]).toEqual([2, 20]);
});

test('CR 702.26e: a continuous effect of a spell doesn’t affect what is phased out', () => {
  const p = beforeUpkeep();
  const [away, here] = [p.battlefield(alice, bear), p.battlefield(alice, bear)];
  const grows = p.hand(alice, instant('Grow', '', spell(apply(each(creatures), 'rest of the game', gets(1, 1)))));
  const table = vanished(p, away);
  if (table.question.player !== alice) table.pass();
  table.cast(grows);
  resolve(table);
  table.passUntil('upkeep');
  expect([sizeOf(table, away), sizeOf(table, here)]).toEqual(['2/2', '3/3']);
});

test('CR 702.26f: an effect ends while what it affects is phased out, and one that tracks what phases out ends then', () => {
  const p = beforeUpkeep();
  const [grown, jailer, stolen] = [
    p.battlefield(alice, bear),
    p.battlefield(alice, bear),
    p.battlefield(bob, bear, { controller: alice, baseController: bob }),
  ];
  p.effect({ changes: [gets(3, 3)], objects: [grown], duration: 'this turn' });
  p.effect({
    changes: [controlledBy({ players: 'you' })],
    objects: [stolen],
    source: jailer,
    duration: 'as long as you control this',
  });
  const both = instant(
    'Vanish',
    '',
    spell({ ...target.permanent(), min: 2, max: 2 }, { do: 'phase out', what: target() }),
  );
  const card = p.hand(alice, both);
  const table = new Table(p);
  table.pass();
  expect([sizeOf(table, grown), table.object(stolen).controller]).toEqual(['5/5', alice]);
  table.cast(card, select(grown, jailer));
  resolve(table);
  expect(table.object(stolen).controller).toBe(bob);
  table.passUntil('upkeep');
  expect([isOut(table, grown), sizeOf(table, grown)]).toEqual([false, '2/2']);
  expect([isOut(table, jailer), table.object(stolen).controller]).toEqual([false, bob]);
});

const aura = enchantment('Aura', '{W}', ['Aura'], enchant(creatures));

test('CR 702.26g: what is attached phases out and in with it, not by itself', () => {
  const p = beforeUpkeep();
  const host = p.battlefield(alice, bear);
  const attached = p.battlefield(alice, aura, { attachedTo: host });
  const table = vanished(p, host);
  expect([isOut(table, attached), table.object(attached).phasedOut?.with]).toEqual([true, host]);
  table.passUntil('upkeep');
  expect([isOut(table, attached), table.object(attached).attachedTo]).toEqual([false, host]);
});

test('CR 702.26h: what would phase out in both ways does so indirectly', () => {
  const p = beforeUpkeep();
  const host = p.battlefield(alice, bear);
  const attached = p.battlefield(alice, aura, { attachedTo: host });
  const table = vanished(p, host, p.hand(alice, vanishAll));
  expect([isOut(table, attached), table.object(attached).phasedOut?.with]).toEqual([true, host]);
});

test('CR 702.26i, 702.26j: what phased out by itself comes back attached, without triggering', () => {
  const p = beforeUpkeep();
  const host = p.battlefield(alice, bear);
  const notices = triggered({ on: 'becomes attached', what: itself }, gainLife(1));
  const mine = p.battlefield(alice, enchantment('Aura', '{W}', ['Aura'], enchant(creatures), notices), {
    attachedTo: host,
  });
  const table = vanished(p, mine);
  expect(isOut(table, host)).toBe(false);
  table.passUntil('upkeep');
  expect([isOut(table, mine), table.object(mine).attachedTo]).toEqual([false, host]);
  expect(table.stack).toEqual([]);
});

test('CR 702.26m: nothing phases where the untap step is skipped', () => {
  const p = beforeUpkeep();
  const id = p.battlefield(alice, bear);
  const phaser = p.battlefield(alice, phases(1));
  p.battlefield(alice, enchantment('Stasis', '{U}', [], staticAbility({ static: 'skip', who: 'you', what: 'untap' })));
  const table = vanished(p, id);
  table.passUntil('upkeep');
  expect([isOut(table, id), isOut(table, phaser)]).toEqual([true, false]);
});

test('CR 702.26p: several instances of phasing are as one', () => {
  const p = beforeUpkeep();
  const phaser = p.battlefield(alice, phases(2));
  expect(isOut(upkeepOf(p), phaser)).toBe(true);
});
