import { noObject } from '@stacktrail/game-events';
import { describe, expect, test } from '@jest/globals';
import {
  always,
  creature,
  creatures,
  destroy,
  destroyForGood,
  each,
  enchantment,
  gainLife,
  instant,
  keywords,
  obeys,
  regenerate,
  chooseAndSacrifice,
  sorcery,
  spell,
  target,
  triggered,
  untilEndOfTurn,
  gets,
  dealDamage,
  type Ability,
  type Effect,
} from '@stacktrail/card-tree';
import { bear, Battle, alice, bob, position, factsOf, select, story, Table } from '@stacktrail/test-kit';

const doing = (...effects: readonly Effect[]) => sorcery('Deed', '', spell(...effects));

describe('CR 701.19: regeneration', () => {
  const troll = creature('Troll', '{G}', ['Troll'], 2, 2);
  function shielded(then: Effect, ...more: readonly Ability[]) {
    const p = position();
    const it = p.battlefield(bob, troll, { damage: 1 });
    p.battlefield(
      bob,
      enchantment('Watcher', '{1}', [], triggered({ on: 'becomes tapped', what: creatures }, gainLife(1)), ...more),
    );
    const shield = p.hand(alice, instant('Mend', '', spell(regenerate(each(creatures)))));
    const card = p.hand(alice, doing(then));
    const table = new Table(p);
    table.cast(shield);
    table.passAll();
    table.cast(card);
    const facts = table.passAll();
    return { table, it, facts };
  }

  test('CR 701.19a: instead of being destroyed its damage is removed, and its controller taps it', () => {
    const { table, it, facts } = shielded(destroy(each(creatures)));
    expect(table.object(it)).toMatchObject({ zone: 'battlefield', tapped: true, damage: 0 });
    expect(story(facts, 'PriorityPassed').slice(1, 3)).toEqual(['701.19a Tapped', '701.19a Regenerated']);
    expect(table.stack).toEqual(['ability of Watcher']);
    expect(table.state.shields).toEqual([]);
  });

  test('the next time only', () => {
    const { table, it } = shielded(destroy(each(creatures)), ...[]);
    expect(table.zoneOf(it)).toBe('battlefield');
    const again = shielded({
      do: 'if',
      condition: { if: 'your turn' },
      then: [destroy(each(creatures)), destroy(each(creatures))],
    });
    expect(again.table.zoneOf(again.it)).toBe('graveyard');
  });

  test('CR 704.5g: lethal damage is a destruction, CR 704.5f: toughness 0 and CR 701.21: sacrifice aren’t', () => {
    const lethal = shielded(dealDamage(5, each(creatures)));
    expect(lethal.table.object(lethal.it)).toMatchObject({ zone: 'battlefield', damage: 0 });
    const zero = shielded(untilEndOfTurn(each(creatures), gets(0, -2)));
    expect(zero.table.zoneOf(zero.it)).toBe('graveyard');
    const sacrificed = shielded(chooseAndSacrifice({ players: 'each opponent' }, creatures));
    expect(sacrificed.table.zoneOf(sacrificed.it)).toBe('graveyard');
  });

  test('CR 701.19c: not where it can’t be regenerated; the shield stays', () => {
    const one = shielded(destroyForGood(each(creatures)));
    expect(one.table.zoneOf(one.it)).toBe('graveyard');
    const two = shielded(destroy(each(creatures)), always(each(creatures), obeys("can't be regenerated")));
    expect(two.table.zoneOf(two.it)).toBe('graveyard');
  });

  test('CR 506.4: it is removed from combat', () => {
    const p = position();
    const attacker = p.battlefield(alice, troll);
    const battle = new Battle(p);
    battle.attack(attacker);
    const { game } = battle;
    game.emit(
      'ReplacementEffectBegan',
      {
        effect: 1,
        kind: 'regeneration',
        source: attacker,
        controller: alice,
        recipients: [{ is: 'object', id: attacker }],
        amount: null,
        combatOnly: false,
        duration: 'this turn',
        redirectTo: null,
        from: null,
        instruction: null,
        onStack: noObject,
        targets: [],
      },
      { rule: '701.19a' },
    );
    game.emit(
      'DamageDealtToPermanent',
      { source: attacker, object: attacker, amount: 2, marked: 2, combat: false, deathtouch: false },
      { rule: '120.3e' },
    );
    battle.settle();
    expect(game.state.combat?.attackers).toEqual([]);
    expect(battle.isOnBattlefield(attacker)).toBe(true);
  });

  test('CR 702.12b: an indestructible permanent isn’t destroyed, so that no shield is used', () => {
    const p = position();
    const it = p.battlefield(bob, creature('Golem', '{1}', ['Golem'], 1, 1, keywords('indestructible')));
    const shield = p.hand(alice, instant('Mend', '', spell(regenerate(each(creatures)), destroy(each(creatures)))));
    const table = new Table(p);
    table.cast(shield);
    table.passAll();
    expect([table.zoneOf(it), table.state.shields.length]).toEqual(['battlefield', 1]);
  });
});

test('simultaneous destruction: what regenerates stays, the rest dies together', () => {
  const p = position();
  const [one, two, three] = [p.battlefield(bob, bear), p.battlefield(bob, bear), p.battlefield(alice, bear)];
  const shield = p.hand(alice, instant('Mend', '', spell(target.creature(), regenerate(target()))));
  const card = p.hand(alice, doing(destroy(each(creatures))));
  const table = new Table(p);
  table.cast(shield, select(two));
  table.passAll();
  table.cast(card);
  const moved = factsOf(table.passAll(), 'ObjectMoved').filter(({ data }) => data.manner === 'destroy');
  expect(moved.map(({ data }) => [data.object, data.group])).toEqual([
    [one, 0],
    [three, 1],
  ]);
  expect(table.zoneOf(two)).toBe('battlefield');
});
