import { describe, expect, test } from '@jest/globals';
import { creature, instant, keywords, protectionFrom } from '@stacktrail/card-tree';
import { alice, basicForest, bear, bob, position, readCard, resolve, select, Table } from '@stacktrail/test-kit';

const burst = readCard(
  instant('Burst', '{0}'),
  'Burst deals 1 damage to target creature. If you control a Forest, it deals 3 damage instead.',
);

describe('CR 608.2c, 614.6: “it deals 3 damage instead”', () => {
  test('the spell deals it, and not the creature: its lifelink gains nobody life, its deathtouch destroys nothing', () => {
    const p = position();
    const card = p.hand(alice, burst);
    p.battlefield(bob, bear);
    p.battlefield(alice, basicForest);
    const linked = creature('Leech', '{B}', ['Leech'], 2, 5, ...keywords('lifelink', 'deathtouch'));
    const leech = p.battlefield(bob, linked);
    const table = new Table(p);
    table.cast(card, select(leech));
    resolve(table);
    expect(table.object(leech).damage).toBe(3);
    expect(table.life(bob)).toBe(20);
    expect(table.zoneOf(leech)).toBe('battlefield');
  });

  test('a creature’s protection from its own color doesn’t prevent it', () => {
    const p = position();
    const card = p.hand(alice, burst);
    p.battlefield(bob, bear);
    p.battlefield(alice, basicForest);
    const hermit = p.battlefield(bob, creature('Hermit', '{G}', ['Human'], 2, 5, protectionFrom('G')));
    const table = new Table(p);
    table.cast(card, select(hermit));
    resolve(table);
    expect(table.object(hermit).damage).toBe(3);
  });
});
