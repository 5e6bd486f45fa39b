import { expect, test } from '@jest/globals';
import { creature, gainLife, instant, keywords, spell, target, triggered, type Ability } from '@stacktrail/card-tree';
import { select, bear, elf, alice, bob, position, Table, slay } from '@stacktrail/test-kit';

const wail: Ability = {
  ...triggered({ on: 'dies', what: { is: 'haunted by this' } }, gainLife(3)),
  functionsIn: ['exile'],
};
const ghost = creature('Ghost', '', ['Spirit'], 1, 1, ...keywords('haunt'), wail);
const dirge = instant('Dirge', '', spell(gainLife(1)), ...keywords('haunt'), wail);

test('CR 702.55a, 702.55b: a permanent that dies is exiled haunting target creature', () => {
  const p = position();
  const haunting = p.battlefield(alice, ghost);
  const haunted = p.battlefield(bob, bear);
  const removal = p.hand(alice, slay);
  const table = new Table(p);
  table.cast(removal, select(haunting));
  table.passAll();
  expect(table.stack).toEqual(['ability of Ghost']);
  table.passAll();
  expect(table.zoneOf(haunting)).toBe('exile');
  expect(table.now(haunting).designations).toMatchObject([{ name: 'haunting', value: haunted }]);
});

test('CR 702.55c: its ability about the haunted creature triggers in exile, and about no other creature', () => {
  const p = position();
  const designations = [{ name: 'haunting' as const, player: null, value: 1, until: null, turn: 1 }];
  const haunted = p.battlefield(bob, bear);
  const other = p.battlefield(bob, elf);
  p.exile(alice, ghost, { designations });
  const removals = [p.hand(alice, slay), p.hand(alice, slay)];
  const table = new Table(p);
  table.cast(removals[0]!, select(other));
  table.passAll();
  expect(table.stack).toEqual([]);
  table.cast(removals[1]!);
  table.passAll();
  expect(table.zoneOf(haunted)).toBe('graveyard');
  expect(table.stack).toEqual(['ability of Ghost']);
  table.passAll();
  expect(table.life(alice)).toBe(23);
});

test('CR 702.55a: a spell that is put into a graveyard during its resolution is exiled haunting target creature', () => {
  const p = position();
  const card = p.hand(alice, dirge);
  const haunted = p.battlefield(bob, bear);
  const table = new Table(p);
  table.cast(card);
  table.passAll();
  expect(table.stack).toEqual(['ability of Dirge']);
  table.passAll();
  expect(table.zoneOf(card)).toBe('exile');
  expect(table.now(card).designations).toMatchObject([{ name: 'haunting', value: haunted }]);
});

test('CR 702.55a: a spell that is countered or discarded doesn’t haunt', () => {
  const p = position();
  const card = p.hand(alice, dirge);
  p.battlefield(bob, bear);
  const counter = p.hand(bob, instant('Deny', '', spell(target.spell(), { do: 'counter', what: target() })));
  const table = new Table(p);
  table.cast(card);
  table.pass();
  table.cast(counter);
  table.passAll();
  expect(table.zoneOf(card)).toBe('graveyard');
  expect(table.stack).toEqual([]);
});

test('CR 702.55c: an ability of either event triggers as its permanent enters, and in exile as the haunted creature dies', () => {
  const either: Ability = {
    ...triggered(
      {
        on: 'any of',
        of: [
          { on: 'enters', what: { is: 'this' } },
          { on: 'dies', what: { is: 'haunted by this' } },
        ],
      },
      gainLife(3),
    ),
    functionsIn: ['battlefield', 'exile'],
  };
  const phantom = creature('Phantom', '', ['Spirit'], 1, 1, ...keywords('haunt'), either);
  const p = position();
  const haunted = p.battlefield(bob, bear);
  const designations = [{ name: 'haunting' as const, player: null, value: haunted, until: null, turn: 1 }];
  p.exile(alice, phantom, { designations });
  const [card, removal] = [p.hand(alice, phantom), p.hand(alice, slay)];
  const table = new Table(p);
  table.cast(card);
  table.passAll();
  table.passAll();
  expect(table.life(alice)).toBe(23);
  table.cast(removal, select(haunted));
  table.passAll();
  expect(table.stack).toEqual(['ability of Phantom']);
  table.passAll();
  expect(table.life(alice)).toBe(26);
});
