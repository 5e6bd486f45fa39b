import { describe, expect, test } from '@jest/globals';
import {
  all,
  artifact,
  artifacts,
  color,
  creature,
  creatures,
  creatureToken,
  destroy,
  dies,
  each,
  enchantment,
  enters,
  gainLife,
  instant,
  keywords,
  always,
  others,
  putCounters,
  sacrifice,
  sorcery,
  spell,
  triggered,
  whenThisDies,
  youControl,
  type Ability,
  type Effect,
} from '@stacktrail/card-tree';
import type { ObjectId } from '@stacktrail/game-events';
import { attackWith, bear, alice, bob, position, Table } from '@stacktrail/test-kit';

const watching = (name: string, ...abilities: readonly Ability[]) => enchantment(name, '{1}', [], ...abilities);
/** A spell without costs or targets. */
const doing = (...effects: readonly Effect[]) => sorcery('Deed', '', spell(...effects));
const killAll = destroy(each({ is: 'permanent' }));

/** How often each ability has triggered, by the name of its source. */
function triggers(table: Table): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { data } of table.of('AbilityTriggered')) {
    const { name } = table.object(data.source).printed;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

describe('CR 603.10a: leaves-the-battlefield abilities look back', () => {
  test('CR 603.10a: that a creature that died was attacking is seen as it was before it died', () => {
    const mourning = triggered(
      dies({ is: 'all', of: [{ is: 'attacking' }, { is: 'type', type: 'Creature' }] }),
      gainLife(1),
    );
    const p = position();
    p.battlefield(alice, watching('Mourner', mourning));
    const [attacker, idle] = [p.battlefield(alice, bear), p.battlefield(alice, bear)];
    const killing = p.hand(alice, instant('Kill', '', spell(destroy(each({ is: 'type', type: 'Creature' })))));
    const table = new Table(p);
    table.passUntil('declare attackers');
    table.answer(attackWith(bob, attacker));
    table.cast(killing);
    table.passAll();
    expect([table.zoneOf(attacker), table.zoneOf(idle)]).toEqual(['graveyard', 'graveyard']);
    expect(triggers(table)).toEqual({ Mourner: 1 });
  });

  test('CR 603.10a: an artifact that sees creatures die while it is destroyed with them', () => {
    const p = position();
    p.battlefield(alice, artifact('Urn', '{1}', [], triggered(dies(creatures), gainLife(1))));
    p.battlefield(alice, bear);
    p.battlefield(bob, bear);
    const card = p.hand(alice, doing(killAll));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    expect(triggers(table)).toEqual({ Urn: 2 });
    expect(table.zoneOf(1 as ObjectId)).toBe('graveyard');
    table.passAll();
    table.passAll();
    expect(table.life(alice)).toBe(22);
  });

  test('creatures that die together see each other die', () => {
    const p = position();
    const watcher = (name: string) =>
      creature(name, '{B}', ['Rat'], 1, 1, triggered(dies(all(others, creatures)), gainLife(1)));
    p.battlefield(alice, watcher('One'));
    p.battlefield(bob, watcher('Two'));
    const card = p.hand(alice, doing(destroy(each(creatures))));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    expect(triggers(table)).toEqual({ One: 1, Two: 1 });
  });

  test('it is asked of the object as it was: its color, its type, its controller, its counters', () => {
    const p = position();
    p.battlefield(bob, watching('Paint', always(each(creatures), { change: 'set colors', colors: ['B'] })));
    p.battlefield(alice, watching('Urn', triggered(dies(color('B')), gainLife(1))));
    const stolen = p.battlefield(bob, bear, { controller: alice, baseController: alice });
    p.battlefield(alice, watching('Mourner', triggered(dies(all(creatures, youControl)), gainLife(1))));
    const card = p.hand(alice, doing(destroy(each(creatures))));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    expect([triggers(table), table.zoneOf(stolen)]).toEqual([{ Urn: 1, Mourner: 1 }, 'graveyard']);
  });

  test('its own abilities as they were: one that an effect had given it triggers', () => {
    const p = position();
    const gives = always(each(creatures), { change: 'add abilities', abilities: [whenThisDies(gainLife(1))] });
    p.battlefield(alice, artifact('Locket', '{1}', [], gives));
    p.battlefield(bob, bear);
    const card = p.hand(alice, doing(killAll));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    table.passAll();
    expect([table.life(alice), table.life(bob)]).toEqual([20, 21]);
  });

  test('but “enters” doesn’t look back: what leaves in the same event doesn’t see it, nor does what it would lose', () => {
    const p = position();
    p.battlefield(bob, artifact('Gate', '{1}', [], triggered(enters(creatures), gainLife(1))));
    p.graveyard(alice, bear);
    const back: Effect = { do: 'move', what: each(creatures, 'graveyard'), to: { zone: 'battlefield' } };
    const card = p.hand(alice, doing(destroy(each(artifacts)), back));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    expect(triggers(table)).toEqual({});
  });

  test('CR 704.8: creatures that state-based actions put into the graveyard together', () => {
    const p = position();
    const undead = creature('Wolf', '{G}', ['Wolf'], 1, 1, keywords('undying'));
    const wolf = p.battlefield(alice, undead, { counters: { '+1/+1': 1 } });
    const card = p.hand(alice, doing(putCounters('-1/-1', each(creatures), 3)));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    expect([table.zoneOf(wolf), triggers(table)]).toEqual(['graveyard', {}]);
  });

  test('“is sacrificed” and “dies” of one creature; a token that dies', () => {
    const p = position();
    p.battlefield(alice, watching('Dies', triggered(dies(creatures), gainLife(1))));
    p.battlefield(alice, watching('Sacrificed', triggered({ on: 'is sacrificed', what: creatures }, gainLife(1))));
    p.token(alice, creatureToken(1, 1, ['G'], ['Elf']));
    const card = p.hand(alice, doing(sacrifice(each(creatures))));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    expect(triggers(table)).toEqual({ Dies: 1, Sacrificed: 1 });
    expect(table.of('ObjectCeasedToExist').map(({ rule }) => rule)).toEqual(['704.5d']);
  });
});
