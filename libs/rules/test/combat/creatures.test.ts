import { describe, expect, test } from '@jest/globals';
import {
  activated,
  always,
  artifact,
  cost,
  creature,
  dealDamage,
  destroy,
  gainLife,
  instant,
  keywords,
  powerAndToughnessAre,
  regenerate,
  spell,
  target,
  thisObject,
  each,
  creatures,
  enchantment,
  gets,
  type PlainKeyword,
} from '@stacktrail/card-tree';
import {
  attackWith,
  blockWith,
  bear,
  forest,
  alice,
  bob,
  position,
  seen,
  size,
  Table,
  body,
  gang,
} from '@stacktrail/test-kit';

const freeBear = creature('Free bear', '', ['Bear'], 2, 2);

/** A spell that deals so much damage to the only creature there is. */
function damaged(toughness: number, amount: number, ...own: readonly PlainKeyword[]) {
  const p = position();
  const victim = p.battlefield(bob, creature('Victim', '{1}', [], 1, toughness));
  const source = artifact(
    'Source',
    '',
    [],
    keywords(...own),
    activated([], target.creature(), dealDamage(amount, target(), thisObject)),
  );
  const used = p.battlefield(alice, source);
  for (const player of [alice, bob]) for (let i = 0; i < 4; i++) p.library(player, forest);
  const table = new Table(p);
  table.activate(used);
  table.passAll();
  return { table, victim };
}

describe('CR 302: creatures', () => {
  test('CR 302.1: a creature card is cast in a main phase of its player’s own turn with the stack empty', () => {
    const p = position();
    const mine = p.hand(alice, freeBear);
    const theirs = p.hand(bob, freeBear);
    const quick = p.hand(alice, instant('Quick', '', spell(gainLife(1))));
    const table = new Table(p);
    expect(table.options(mine)).toHaveLength(1);
    table.cast(quick);
    expect([table.options(mine), table.asked]).toEqual([[], 'priority 0']);
    table.pass();
    expect(table.options(theirs)).toEqual([]);
  });

  test('CR 302.2: as the spell resolves, the creature is put onto the battlefield under its controller’s control', () => {
    const p = position();
    const card = p.hand(alice, freeBear);
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    expect([table.now(card).zone, table.now(card).controller]).toEqual(['battlefield', alice]);
  });

  test('CR 302.3: a creature may have several subtypes', () => {
    const p = position();
    const id = p.battlefield(alice, creature('Shaman', '{R}', ['Orc', 'Shaman'], 1, 1));
    expect(seen(p.state(), id).subtypes).toEqual(['Orc', 'Shaman']);
  });

  test('CR 302.3 example: a Goblin Wizard has both subtypes', () => {
    const p = position();
    const wizard = creature('Caster', '{R}', ['Goblin', 'Wizard'], 1, 1);
    const id = p.battlefield(alice, wizard);
    const lords = ['Goblin', 'Wizard'].map((name) =>
      enchantment('Lord', '{1}', [], always(each({ is: 'subtype', subtype: name }), gets(1, 1))),
    );
    for (const lord of lords) p.battlefield(alice, lord);
    expect(size(p.state(), id)).toBe('3/3');
  });

  test('CR 302.4: only creatures have power and toughness', () => {
    const p = position();
    const vehicle = artifact('Vehicle', '{2}', ['Vehicle']);
    const card = { ...vehicle, faces: [{ ...vehicle.faces[0], power: 4, toughness: 4 }] } as typeof vehicle;
    const id = p.battlefield(alice, card);
    expect(size(p.state(), id)).toBe('null/null');
  });

  test('CR 302.4a, 302.4b: power is the damage it deals, toughness the damage that destroys it', () => {
    const { battle, attacking, blocking } = gang(body(3, 4), [[body(4, 3)]]);
    battle.damage('combat damage');
    expect([battle.damageOn(attacking), battle.damageOn(blocking[0]!)]).toEqual([4, 3]);
    battle.settle();
    expect([battle.isOnBattlefield(attacking), battle.isOnBattlefield(blocking[0]!)]).toEqual([false, false]);
  });

  test('CR 302.4c: from the numbers printed, then by what effects say', () => {
    const p = position();
    const id = p.battlefield(alice, bear);
    const counted = p.battlefield(
      alice,
      creature('Counted', '{1}', [], '*', '*', powerAndToughnessAre({ amount: 'count', filter: creatures })),
    );
    p.battlefield(alice, enchantment('Anthem', '{1}', [], always(each(creatures), gets(1, 2))));
    expect([size(p.state(), id), size(p.state(), counted)]).toEqual(['3/4', '3/4']);
  });

  test('CR 302.5: creatures attack and block; other permanents do neither', () => {
    const p = position((state) => {
      state.step = 'beginning of combat';
    });
    const attacker = p.battlefield(alice, bear);
    const blocker = p.battlefield(bob, bear);
    p.battlefield(alice, artifact('Relic', '{1}', []));
    const table = new Table(p);
    table.passAll();
    expect(table.question).toMatchObject({ attackers: [{ object: attacker }] });
    table.answer(attackWith(bob, attacker));
    table.passAll();
    expect(table.question).toMatchObject({ blockers: [{ object: blocker, attackers: [attacker] }] });
    table.answer(blockWith([blocker, attacker]));
    expect(table.state.combat?.attackers[0]?.blockers).toEqual([blocker]);
  });

  test('CR 302.6: a creature’s {T} and {Q} abilities and attacks need control since the turn began; others don’t', () => {
    const p = position();
    const abilities = [activated([cost.tap], gainLife(1)), activated([cost.payLife(1)], gainLife(1))] as const;
    const fresh = p.battlefield(alice, creature('Fresh', '{1}', [], 1, 1, ...abilities), { controlledSince: 3 });
    const old = p.battlefield(alice, creature('Old', '{1}', [], 1, 1, ...abilities));
    const relic = p.battlefield(alice, artifact('Relic', '{1}', [], ...abilities), { controlledSince: 3 });
    const table = new Table(p);
    expect([fresh, old, relic].map((id) => table.options(id).length)).toEqual([1, 2, 2]);
  });

  test('CR 302.7: damage stays marked, adds up to lethal damage, and wears off in the cleanup step', () => {
    const { table, victim } = damaged(3, 2);
    expect([table.object(victim).damage, table.zoneOf(victim)]).toEqual([2, 'battlefield']);
    table.passUntil('untap');
    expect(table.object(victim).damage).toBe(0);
    const lethal = damaged(3, 3);
    expect(lethal.table.zoneOf(lethal.victim)).toBe('graveyard');
    expect(lethal.table.of('ObjectMoved').at(-1)).toMatchObject({ rule: '704.5g' });
  });

  test('CR 302.7: what wither or infect deals isn’t marked', () => {
    for (const own of ['wither', 'infect'] as const) {
      const { table, victim } = damaged(3, 2, own);
      expect([table.object(victim).damage, table.object(victim).counters]).toEqual([0, [{ kind: '-1/-1', count: 2 }]]);
    }
  });

  test('CR 302.7: all damage is removed as it regenerates', () => {
    const p = position();
    const troll = p.battlefield(alice, creature('Troll', '{1}', [], 2, 4, activated([], regenerate(thisObject))), {
      damage: 2,
    });
    const doom = p.hand(alice, instant('Doom', '', spell(target.creature(), destroy(target()))));
    const table = new Table(p);
    table.activate(troll);
    table.passAll();
    table.cast(doom);
    table.passAll();
    expect([table.zoneOf(troll), table.object(troll).damage, table.object(troll).tapped]).toEqual([
      'battlefield',
      0,
      true,
    ]);
  });
});
