import { expect, test } from '@jest/globals';
import {
  activated,
  cost,
  creature,
  dealDamage,
  destroy,
  enchant,
  enchantment,
  creatures,
  artifact,
  equip,
  hexproofFrom,
  instant,
  keywords,
  lands,
  protectionFrom,
  spell,
  target,
  withKeyword,
  type CardDefinition,
  type KeywordAbility,
} from '@stacktrail/card-tree';
import { plainContext } from '@stacktrail/characteristics';
import { legalTargets } from '@stacktrail/engine';
import type { ObjectId } from '@stacktrail/game-events';
import { player, select, bear, seen, Table, alice, attack, block, bob, position, resolve } from '@stacktrail/test-kit';

const spellOf = (name: string, color: 'U' | 'B' | 'R' | '') =>
  ({
    ...instant(name, '', spell(target.creature(), destroy(target()))),
    faces: [
      {
        ...instant(name, '', spell(target.creature(), destroy(target()))).faces[0],
        colorIndicator: color === '' ? [] : [color],
      },
    ],
  }) as CardDefinition;
const elf = (...text: readonly KeywordAbility[]) => creature('Elf', '{G}', ['Elf'], 2, 2, text);

/** Whether a spell of that color can target a creature with that text; its own controller's, where `own`. */
function targetable(
  color: 'U' | 'B' | 'R' | '',
  text: readonly KeywordAbility[],
  own = false,
  change: (p: ReturnType<typeof position>, id: ObjectId) => void = () => {},
): boolean {
  const p = position();
  const id = p.battlefield(own ? alice : bob, elf(...text));
  const card = p.stack(alice, spellOf('Kill', color));
  change(p, id);
  const found = legalTargets(p.state(), target.creature(), plainContext(alice, card), [], card);
  return found.some((ref) => ref.is === 'object' && ref.id === id);
}

test('CR 702.11b: hexproof keeps opponents from targeting it', () => {
  expect(targetable('B', keywords('hexproof'))).toBe(false);
  expect(targetable('B', keywords('hexproof'), true)).toBe(true);
  expect(targetable('B', [])).toBe(true);
});

test('CR 702.11d: hexproof from a quality is about sources with it', () => {
  expect(targetable('B', [hexproofFrom({ is: 'color', color: 'B' })])).toBe(false);
  expect(targetable('R', [hexproofFrom({ is: 'color', color: 'B' })])).toBe(true);
});

test('CR 702.11e: what loses hexproof loses hexproof from a quality too', () => {
  const lost = targetable('B', [hexproofFrom({ is: 'color', color: 'B' })], false, (p, id) => {
    p.effect({ changes: [{ change: 'lose keywords', keywords: ['hexproof'] }], objects: [id] });
  });
  expect(lost).toBe(true);
});

test('CR 702.11e: what looks for hexproof finds hexproof from a quality', () => {
  const p = position();
  const id = p.battlefield(bob, elf(hexproofFrom({ is: 'color', color: 'B' })));
  expect(withKeyword('hexproof').is).toBe('keyword');
  expect(seen(p.state(), id).keywords.has('hexproof')).toBe(true);
});

test('CR 702.11f: hexproof from two qualities is two abilities', () => {
  const text = [hexproofFrom({ is: 'color', color: 'B' }), hexproofFrom({ is: 'color', color: 'R' })];
  expect((['B', 'R', 'U'] as const).map((color) => targetable(color, text))).toEqual([false, false, true]);
});

test('CR 702.11g: hexproof from each color is five abilities', () => {
  const text = (['W', 'U', 'B', 'R', 'G'] as const).map((color) => hexproofFrom({ is: 'color', color }));
  expect((['B', 'R', 'U', ''] as const).map((color) => targetable(color, text))).toEqual([false, false, false, true]);
});

test('CR 702.11h: several instances of the same hexproof are as one', () => {
  expect(targetable('B', keywords('hexproof', 'hexproof'))).toBe(false);
  expect(targetable('B', keywords('hexproof', 'hexproof'), true)).toBe(true);
});

test('CR 702.18a: shroud keeps everybody from targeting it', () => {
  expect(targetable('B', keywords('shroud'))).toBe(false);
  expect(targetable('B', keywords('shroud'), true)).toBe(false);
});

test('CR 702.18b: several instances of shroud are as one', () => {
  expect(targetable('B', keywords('shroud', 'shroud'), true)).toBe(false);
});

test('CR 702.16b: what has the quality can’t target it, whoever controls it', () => {
  expect(targetable('B', [protectionFrom('B')], true)).toBe(false);
  expect(targetable('R', [protectionFrom('B')])).toBe(true);
});

test('CR 702.16d: Equipment with the quality becomes unattached, and stays on the battlefield', () => {
  const p = position();
  const host = p.battlefield(alice, elf(protectionFrom('B')));
  const black = { ...artifact('Blade', '{B}', ['Equipment'], equip('{1}')) };
  const blade = p.battlefield(alice, black, { attachedTo: host });
  const table = new Table(p);
  table.pass();
  expect([table.object(blade).attachedTo, table.zoneOf(blade)]).toEqual([0, 'battlefield']);
});

test('CR 702.16e: damage from such sources is prevented', () => {
  const p = position();
  const attacker = p.battlefield(alice, creature('Ogre', '{B}', ['Ogre'], 3, 3));
  const blocker = p.battlefield(bob, elf(protectionFrom('B')));
  const table = block(attack(p, attacker), [blocker, attacker]);
  table.passUntil('combat damage');
  expect([table.object(blocker).damage, table.object(attacker).damage]).toEqual([0, 2]);
});

test.each([
  ['702.16g', ['B', 'R']],
  ['702.16h', ['W', 'U', 'B', 'R', 'G']],
  ['702.16i', ['B', 'R', 'U']],
] as const)('CR %s: protection from several qualities is several abilities', (_, colors) => {
  const text = colors.map((color) => protectionFrom(color));
  expect(targetable('B', text)).toBe(false);
  expect(targetable('R', text)).toBe(false);
  expect(targetable('', text)).toBe(true);
  const lostOne = colors.filter((color) => color !== 'B').map((color) => protectionFrom(color));
  expect([targetable('B', lostOne), targetable('R', lostOne)]).toEqual([true, false]);
});

test('CR 702.16m: several instances of protection from the same quality are as one', () => {
  expect(targetable('B', [protectionFrom('B'), protectionFrom('B')])).toBe(false);
  expect(targetable('R', [protectionFrom('B'), protectionFrom('B')])).toBe(true);
});

const aura = (...text: readonly KeywordAbility[]) => enchantment('Aura', '', ['Aura'], text);

test('CR 702.5a: enchant says what an Aura spell can target', () => {
  const p = position();
  const host = p.battlefield(bob, bear);
  const [fits, not] = [p.hand(alice, aura(enchant(creatures))), p.hand(alice, aura(enchant(lands)))];
  const table = new Table(p);
  table.cast(not);
  expect(table.reversed).not.toBeNull();
  expect(table.zoneOf(not)).toBe('hand');
  table.cast(fits);
  resolve(table);
  expect(table.now(fits).attachedTo).toBe(host);
});

test('CR 702.5c: all instances of enchant apply', () => {
  const p = position();
  p.battlefield(bob, bear);
  const both = p.hand(alice, aura(enchant(creatures), enchant({ is: 'color', color: 'B' })));
  const table = new Table(p);
  table.cast(both);
  expect(table.zoneOf(both)).toBe('hand');
  const q = position();
  q.battlefield(bob, bear);
  const black = q.battlefield(bob, creature('Rat', '{B}', ['Rat'], 1, 1));
  const card = q.hand(alice, aura(enchant(creatures), enchant({ is: 'color', color: 'B' })));
  const other = new Table(q);
  other.cast(card);
  resolve(other);
  expect(other.now(card).attachedTo).toBe(black);
});

test('CR 702.5d: an Aura that enchants players is attached to a player and to no permanent', () => {
  const p = position();
  const host = p.battlefield(bob, bear);
  const curse = p.hand(alice, aura(enchant('player')));
  const table = new Table(p);
  table.cast(curse);
  expect(() => table.answer(select(host))).toThrow();
  table.answer(select(player(bob)));
  resolve(table);
  expect(table.now(curse).attachedToPlayer).toBe(bob);
});

test('CR 702.6a: equip attaches it to a creature of its controller, as a sorcery', () => {
  const p = position();
  const [mine] = [p.battlefield(alice, bear), p.battlefield(bob, bear)];
  const sword = p.battlefield(alice, artifact('Sword', '{1}', ['Equipment'], equip([cost.payLife(1)])));
  const table = new Table(p);
  table.activate(sword);
  resolve(table);
  expect(table.object(sword).attachedTo).toBe(mine);
  const q = position();
  q.battlefield(alice, bear);
  const other = q.battlefield(alice, artifact('Sword', '{1}', ['Equipment'], equip([cost.payLife(1)])));
  const later = new Table(q);
  later.passUntil('beginning of combat');
  expect(later.options(other)).toEqual([]);
});

test('CR 702.6d: any of several equip abilities can be activated', () => {
  const p = position();
  const host = p.battlefield(alice, bear);
  const sword = p.battlefield(
    alice,
    artifact('Sword', '{1}', ['Equipment'], equip([cost.payLife(1)]), equip([cost.payLife(3)])),
  );
  const table = new Table(p);
  table.answers(table.use(sword, 1));
  resolve(table);
  expect([table.object(sword).attachedTo, table.life(alice)]).toEqual([host, 17]);
});

test.each([
  ['702.8a', ['flash']],
  ['702.8b', ['flash', 'flash']],
  ['702.8a', []],
] as const)('CR %s: with flash it can be cast any time an instant could be, however often it is there', (_, text) => {
  const p = position();
  const card = p.hand(alice, creature('Cat', '', ['Cat'], 1, 1, keywords(...text)));
  const table = new Table(p);
  table.passUntil('beginning of combat');
  expect(table.options(card).length > 0).toBe(text.length > 0);
});

test('CR 702.16a: protection from a card type is about permanents and other sources of that type', () => {
  const p = position();
  const quality = { kind: 'keyword', keyword: 'protection', from: [], quality: creatures } as const;
  const hit = p.battlefield(bob, elf(quality));
  const pinger = p.battlefield(
    alice,
    creature('Pinger', '{R}', ['Wizard'], 1, 1, activated([cost.tap], target.creature(), dealDamage(1))),
  );
  const table = new Table(p);
  table.activate(pinger);
  resolve(table);
  expect(table.object(hit).damage).toBe(0);
});
