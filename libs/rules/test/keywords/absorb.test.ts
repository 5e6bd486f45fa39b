import { expect, test } from '@jest/globals';
import { absorb, creature, type KeywordAbility } from '@stacktrail/card-tree';
import { select, bear, zap, Table, alice, attack, block, bob, position, resolve } from '@stacktrail/test-kit';

const sliver = (...text: readonly KeywordAbility[]) => creature('Sliver', '{W}', ['Sliver'], 1, 9, text);

test('CR 702.64a: N of the damage of a source is prevented', () => {
  const p = position();
  const attacker = p.battlefield(alice, bear);
  const blocker = p.battlefield(bob, sliver(absorb(1)));
  const table = block(attack(p, attacker), [blocker, attacker]);
  table.passUntil('combat damage');
  expect(table.object(blocker).damage).toBe(1);
});

test('CR 702.64b: it applies to each source, and to each time', () => {
  const p = position();
  const attackers = [p.battlefield(alice, bear), p.battlefield(alice, bear)];
  const blocked = p.battlefield(alice, sliver(absorb(1)));
  const others = [p.battlefield(bob, bear), p.battlefield(bob, bear)];
  const table = block(attack(p, blocked, ...attackers), ...others.map((id) => [id, blocked] as const));
  while (table.question.kind === 'assign combat damage' || table.object(blocked).damage === 0) {
    if (table.question.form === 'damage') {
      const [source] = table.question.sources;
      table.answer({
        form: 'damage',
        assignments: [{ from: source!.object, to: source!.recipients[0]!, amount: source!.power }],
      });
    } else table.pass();
  }
  expect(table.object(blocked).damage).toBe(2);
});

test('CR 702.64b: damage of the same source at another time is another one', () => {
  const p = position();
  const id = p.battlefield(alice, sliver(absorb(1)));
  const spells = [p.hand(alice, zap), p.hand(alice, zap)];
  const table = new Table(p);
  for (const spell of spells) {
    table.cast(spell, select(id));
    resolve(table);
  }
  expect(table.object(id).damage).toBe(0);
});

test('CR 702.64c: each instance applies separately', () => {
  const p = position();
  const attacker = p.battlefield(alice, creature('Ogre', '{R}', ['Ogre'], 4, 4));
  const blocker = p.battlefield(bob, sliver(absorb(1), absorb(2)));
  const table = block(attack(p, attacker), [blocker, attacker]);
  for (let i = 0; i < 10 && table.object(blocker).damage === 0; i++) {
    if (table.question.form === 'pick') table.answer({ form: 'pick', keys: [table.question.options[0]!.key] });
    else table.pass();
  }
  expect(table.object(blocker).damage).toBe(1);
});
