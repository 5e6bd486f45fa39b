import { describe, expect, test } from '@jest/globals';
import { artifact, creature, creatures, instant, spell, target, type Filter } from '@stacktrail/card-tree';
import {
  alice,
  attackWith,
  blockWith,
  bob,
  counters,
  position,
  readCard,
  resolve,
  Table,
  bear,
} from '@stacktrail/test-kit';

const sword = readCard(artifact('Sword', '', ['Equipment']), 'Equip {0}');

describe('CR 608.2h: what has left is asked about as it last was', () => {
  test('what was attached to it when it left, in the same resolution', () => {
    const p = position();
    const worn: Filter = {
      is: 'all',
      of: [
        { is: 'subtype', subtype: 'Equipment' },
        { is: 'attached to', what: { is: 'one of', objects: target() } },
      ],
    };
    const kill = spell(
      target.one(creatures),
      { do: 'destroy', what: target() },
      { do: 'destroy', what: { objects: 'each', filter: worn } },
    );
    const card = p.hand(alice, instant('Kill', '', kill));
    const sharp = p.battlefield(bob, sword, { attachedTo: p.battlefield(bob, bear) });
    const spare = p.battlefield(bob, sword);
    const table = new Table(p);
    table.cast(card);
    resolve(table);
    expect([table.zoneOf(sharp), table.zoneOf(spare)]).toEqual(['graveyard', 'battlefield']);
  });

  test('CR 603.7c: what was attached to it when it left, by an ability that triggers later', () => {
    const p = position();
    const ooze = readCard(
      creature('Ooze', '', ['Ooze'], 2, 2),
      'Whenever this creature becomes blocked by a creature, destroy all Equipment attached to that creature at end of combat.',
    );
    const attacker = p.battlefield(alice, ooze);
    const blocker = p.battlefield(bob, bear);
    const sharp = p.battlefield(bob, sword, { attachedTo: blocker });
    const spare = p.battlefield(bob, sword);
    const table = new Table(p);
    table.passUntil('declare attackers');
    table.answer(attackWith(bob, attacker));
    table.pass(2);
    table.answer(blockWith([blocker, attacker]));
    table.passUntil('end of combat');
    expect([table.zoneOf(sharp), table.now(sharp).attachedTo]).toEqual(['battlefield', 0]);
    resolve(table);
    expect([table.zoneOf(sharp), table.zoneOf(spare)]).toEqual(['graveyard', 'battlefield']);
  });

  test('that it was equipped', () => {
    const p = position();
    const spell = p.hand(
      alice,
      readCard(instant('Spell', ''), 'Destroy target creature. If it was equipped, you gain 3 life.'),
    );
    p.battlefield(bob, sword, { attachedTo: p.battlefield(bob, bear) });
    const table = new Table(p);
    table.cast(spell);
    expect(resolve(table).life(alice)).toBe(23);
  });
});

describe('CR 400.7d: a permanent knows of the spell that it was', () => {
  const cleric = readCard(
    creature('Cleric', '', ['Cleric'], 1, 1),
    'When this creature enters, if it was the second spell you cast this turn, put a +1/+1 counter on it.',
  );

  test.each([
    [1, 0],
    [2, 1],
    [3, 0],
  ])('cast as number %i of the turn: %i counters', (number, expected) => {
    const p = position();
    const before = Array.from({ length: number - 1 }, () =>
      p.hand(alice, readCard(instant('Gain', ''), 'You gain 1 life.')),
    );
    const card = p.hand(alice, cleric);
    const table = new Table(p);
    for (const each of [...before, card]) {
      table.cast(each);
      resolve(table);
    }
    expect(counters(table, table.now(card).id)).toBe(expected);
  });

  test('put onto the battlefield, it was no spell', () => {
    const p = position();
    const card = p.graveyard(alice, cleric);
    const back = readCard(instant('Back', ''), 'Return target creature card from your graveyard to the battlefield.');
    const first = p.hand(alice, readCard(instant('Gain', ''), 'You gain 1 life.'));
    const second = p.hand(alice, back);
    const table = new Table(p);
    table.cast(first);
    table.passAll();
    table.cast(second);
    expect([counters(resolve(table), card), table.zoneOf(card)]).toEqual([0, 'battlefield']);
  });
});
