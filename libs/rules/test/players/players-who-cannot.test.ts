import { describe, expect, test } from '@jest/globals';
import { enchantment, gainLife, instant, spell } from '@stacktrail/card-tree';
import { alice, attackWith, bear, bob, position, readCard, Table } from '@stacktrail/test-kit';

const free = instant('A free spell', '', spell(gainLife(1)));

describe('CR 101.2: what players of whom a condition holds can’t do', () => {
  test('spells are cast only on their own turns', () => {
    const p = position();
    p.battlefield(
      alice,
      readCard(enchantment('Peace', '{2}', []), 'Players can cast spells only during their own turns.'),
    );
    const [own, other] = [p.hand(alice, free), p.hand(bob, free)];
    const table = new Table(p);
    expect(table.options(own)).toHaveLength(1);
    table.pass();
    expect(table.asked).toBe(`priority ${bob}`);
    expect(table.options(other)).toEqual([]);
  });

  const rule = readCard(
    enchantment('A rule', '{2}', []),
    "Each opponent who cast a spell this turn can't attack with creatures.",
    "Each opponent who attacked with a creature this turn can't cast spells.",
  );

  test('an opponent who attacked casts nothing', () => {
    const p = position();
    p.battlefield(bob, rule);
    const attacker = p.battlefield(alice, bear);
    const card = p.hand(alice, free);
    const table = new Table(p);
    expect(table.options(card)).toHaveLength(1);
    table.passUntil('declare attackers');
    table.answer(attackWith(bob, attacker));
    expect(table.asked).toBe(`priority ${alice}`);
    expect(table.options(card)).toEqual([]);
  });

  test('CR 508.1c: the creatures of an opponent who cast a spell can’t attack', () => {
    const p = position();
    p.battlefield(bob, rule);
    p.battlefield(alice, bear);
    const card = p.hand(alice, free);
    const table = new Table(p);
    table.cast(card);
    table.pass(2);
    expect(table.life(alice)).toBe(21);
    table.pass(2);
    expect(table.question.kind).not.toBe('declare attackers');
  });
});
