import { expect, test } from '@jest/globals';
import {
  activated,
  cost,
  creature,
  draw,
  keywords,
  type KeywordAbility,
  type PlainKeyword,
} from '@stacktrail/card-tree';
import { legalAttackers } from '@stacktrail/characteristics';
import { blockWith, bear, Table, alice, attack, bob, position } from '@stacktrail/test-kit';

const fighter = (power: number, toughness: number, ...text: readonly PlainKeyword[]) =>
  creature('Fighter', '{W}', ['Soldier'], power, toughness, keywords(...text));

function attackers(definition: ReturnType<typeof fighter>, details: { readonly controlledSince?: number } = {}) {
  const p = position();
  const id = p.battlefield(alice, definition, details);
  return { found: JSON.stringify(legalAttackers(p.state())).includes(`${id}`), p, id };
}

test('CR 702.3b: a creature with defender can’t attack', () => {
  expect(attackers(fighter(1, 1, 'defender')).found).toBe(false);
  expect(attackers(fighter(1, 1)).found).toBe(true);
});

test('CR 702.3c: several instances of defender are as one', () => {
  expect(attackers(fighter(1, 1, 'defender', 'defender')).found).toBe(false);
  const p = position();
  const id = p.battlefield(alice, fighter(1, 1, 'defender', 'defender'));
  p.effect({ changes: [{ change: 'rule', rule: 'can attack as though it had no defender' }], objects: [id] });
  expect(JSON.stringify(legalAttackers(p.state()))).toContain(`${id}`);
});

test.each([
  ['702.4e', 'double strike', 16],
  ['702.7d', 'first strike', 18],
] as const)('CR %s: several instances of %s are as one', (_, keyword, life) => {
  const p = position();
  const table = attack(p, p.battlefield(alice, fighter(2, 2, keyword, keyword)));
  table.passUntil('end of combat');
  expect(table.life(bob)).toBe(life);
});

test('CR 702.10b: a creature with haste can attack in the turn in which it came', () => {
  expect(attackers(fighter(1, 1), { controlledSince: 3 }).found).toBe(false);
  expect(attackers(fighter(1, 1, 'haste'), { controlledSince: 3 }).found).toBe(true);
});

function tapping(...text: readonly KeywordAbility[]) {
  const p = position();
  const mage = creature(
    'Mage',
    '{U}',
    ['Wizard'],
    1,
    1,
    text,
    activated([cost.tap], draw(0)),
    activated([cost.untap], draw(0)),
  );
  const fresh = p.battlefield(alice, mage, { controlledSince: 3 });
  return new Table(p).options(fresh).length;
}

test('CR 702.10c: with haste abilities whose cost has {T} or {Q} can be activated at once', () => {
  expect(tapping()).toBe(0);
  expect(tapping(...keywords('haste'))).toBe(1);
});

test('CR 702.10d: several instances of haste are as one', () => {
  expect(tapping(...keywords('haste', 'haste'))).toBe(1);
});

test('CR 702.20b: attacking doesn’t cause creatures with vigilance to tap', () => {
  const p = position();
  const [guard, soldier] = [p.battlefield(alice, fighter(1, 1, 'vigilance')), p.battlefield(alice, fighter(1, 1))];
  const table = attack(p, guard, soldier);
  expect([guard, soldier].map((id) => table.object(id).tapped)).toEqual([false, true]);
});

test('CR 702.20c: several instances of vigilance are as one', () => {
  const p = position();
  const guard = p.battlefield(alice, fighter(1, 1, 'vigilance', 'vigilance'));
  expect(attack(p, guard).object(guard).tapped).toBe(false);
});

test.each([
  ['702.111b', ['menace']],
  ['702.111c', ['menace', 'menace']],
] as const)('CR %s: menace takes two blockers, however often it is there', (_, text) => {
  const p = position();
  const attacker = p.battlefield(alice, fighter(1, 5, ...text));
  const [one, two] = [p.battlefield(bob, bear), p.battlefield(bob, bear)];
  const table = attack(p, attacker);
  table.passUntil('declare blockers');
  expect(() => table.answer(blockWith([one, attacker]))).toThrow('702.111b');
  table.answer(blockWith([one, attacker], [two, attacker]));
  expect(table.state.combat!.attackers[0]!.blockers).toEqual([one, two]);
});

test('CR 702.19g: several instances of trample are as one', () => {
  const p = position();
  const attacker = p.battlefield(alice, fighter(5, 5, 'trample', 'trample'));
  const blocker = p.battlefield(bob, bear);
  const table = attack(p, attacker);
  table.passUntil('declare blockers');
  table.answer(blockWith([blocker, attacker]));
  while (table.question.kind === 'priority') table.pass();
  table.answer({
    form: 'damage',
    assignments: [
      { from: attacker, to: { is: 'object', id: blocker }, amount: 2 },
      { from: attacker, to: { is: 'player', id: bob }, amount: 3 },
    ],
  });
  expect(table.life(bob)).toBe(17);
});
