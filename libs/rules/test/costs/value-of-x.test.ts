import { describe, expect, test } from '@jest/globals';
import {
  activated,
  always,
  artifact,
  artifacts,
  casts,
  cost,
  creature,
  creatures,
  dealDamage,
  each,
  enchantment,
  gainLife,
  gains,
  gets,
  inCombat,
  instant,
  opponentControls,
  spell,
  spells,
  target,
  thisObject,
  triggered,
  whenThisEnters,
  X,
  youControl,
  all,
  type Amount,
  type Cost,
} from '@stacktrail/card-tree';
import {
  attackWith,
  number,
  pay,
  pick,
  select,
  bear,
  mountain,
  alice,
  bob,
  position,
  size,
  pools,
  Table,
} from '@stacktrail/test-kit';

const you = { players: 'you' } as const;
const thatObject = { objects: 'that object' } as const;
const yourArtifacts: Amount = { amount: 'count', filter: all(artifacts, youControl) };
const definedX: Cost = { cost: 'mana', mana: ['X'], x: yourArtifacts };

describe('CR 107.3: the value of X', () => {
  test('CR 107.3c: the text defines it: nobody chooses', () => {
    const p = position(pools('RRR'));
    const source = p.battlefield(alice, artifact('Forge', '{1}', [], activated([definedX], gainLife(yourArtifacts))));
    p.battlefield(alice, artifact('Relic', '{1}', []));
    const table = new Table(p);
    table.activate(source, pay);
    expect(table.pool(alice)).toBe('R');
    table.passAll();
    expect(table.life(alice)).toBe(22);
  });

  test('CR 107.3c: a cost to attack with an X that an effect defines', () => {
    const p = position((state) => {
      state.step = 'beginning of combat';
    });
    const attacker = p.battlefield(alice, bear);
    const lands = [1, 2, 3].map(() => p.battlefield(alice, mountain));
    p.battlefield(bob, artifact('Relic', '{1}', []));
    p.battlefield(bob, artifact('Relic', '{1}', []));
    p.battlefield(
      bob,
      enchantment(
        'Toll',
        '{1}',
        [],
        always(each(all(creatures, opponentControls)), inCombat({ rule: 'attack cost', cost: [definedX] })),
      ),
    );
    const table = new Table(p);
    table.passAll();
    table.answer(attackWith(bob, attacker));
    for (const id of lands) table.activate(id);
    table.answer(pay);
    expect([table.pool(alice), table.state.combat?.attackers.length, table.asked]).toEqual(['R', 1, 'priority 0']);
  });

  test('CR 107.3e: an ability that refers to the X of another object uses that', () => {
    const p = position(pools('RRRR'));
    p.battlefield(
      alice,
      enchantment('Echo', '{1}', [], triggered(casts('you', spells), gainLife({ amount: 'X', of: thatObject }))),
    );
    const card = p.hand(alice, instant('Blast', '{X}{R}', spell(target.player(), dealDamage(X))));
    const table = new Table(p);
    table.cast(card, number(3), select({ is: 'player', id: bob }), pay);
    table.passAll();
    expect(table.life(alice)).toBe(23);
    table.passAll();
    expect(table.life(bob)).toBe(17);
  });

  test('CR 107.3f: an X that nothing defines is chosen as the ability resolves and {X} is paid', () => {
    const p = position(pools('RRR'));
    const offer = whenThisEnters({ do: 'may pay', who: you, cost: [cost.mana('{X}')], effects: [gainLife(X)] });
    const card = p.hand(alice, creature('Trader', '', [], 1, 1, offer));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    table.passAll();
    expect(table.asked).toBe('pay unless 0');
    table.answer(pick('yes'));
    expect(table.question).toMatchObject({ kind: 'choose X', rule: '107.3a', player: alice });
    table.answers(number(2), pay);
    expect([table.life(alice), table.pool(alice)]).toEqual([22, 'R']);
  });

  test('CR 107.3h: an object’s mana cost that is to be paid has X as 0, but for a spell on the stack', () => {
    const p = position(pools('R'));
    const source = p.battlefield(
      alice,
      artifact('Odd', '{X}{R}', [], activated([{ cost: 'mana cost of this' }], gainLife(1))),
    );
    const table = new Table(p);
    table.activate(source, pay);
    expect([table.pool(alice), table.stack]).toEqual(['', ['ability of Odd']]);
  });

  test('CR 107.3j: in an ability that an object gains, X is what that ability defines, or 0', () => {
    const p = position();
    const id = p.battlefield(alice, creature('Hydra', '{X}{G}', [], 1, 1));
    p.battlefield(alice, artifact('Relic', '{1}', []));
    const given = always(thisObject, gets(X, yourArtifacts));
    p.battlefield(alice, enchantment('Gift', '{1}', [], always(each(creatures), gains(given))));
    expect(size(p.state(), id)).toBe('1/2');
  });

  test('CR 107.3p: a second such number is counted for itself', () => {
    const p = position(pools('RRR'));
    const card = p.hand(
      alice,
      instant('Twofold', '{X}{R}', spell(target.creature(), dealDamage(X), gainLife(yourArtifacts))),
    );
    const victim = p.battlefield(bob, creature('Wall', '{1}', [], 0, 9));
    p.battlefield(alice, artifact('Relic', '{1}', []));
    const table = new Table(p);
    table.cast(card, number(2), pay);
    table.passAll();
    expect([table.object(victim).damage, table.life(alice)]).toEqual([2, 21]);
  });

  test('CR 601.2b: “remove all counters”: X is how many there are, and nobody chooses', () => {
    const all: Cost = { cost: 'remove counters', counter: 'charge', count: X, many: 'all' };
    const p = position();
    const source = p.battlefield(alice, artifact('Bottle', '{1}', [], activated([all], gainLife(X))), {
      counters: { charge: 3 },
    });
    const table = new Table(p);
    table.answer(table.use(source));
    table.passAll();
    expect([table.life(alice), table.now(source).counters]).toEqual([23, []]);
  });

  test('CR 601.2b: “remove one or more counters”: X is one at least', () => {
    const some: Cost = { cost: 'remove counters', counter: 'charge', count: X, many: 'one or more' };
    const p = position();
    const source = p.battlefield(alice, artifact('Bottle', '{1}', [], activated([some], gainLife(X))), {
      counters: { charge: 3 },
    });
    const table = new Table(p);
    table.answer(table.use(source));
    expect(table.question).toMatchObject({ kind: 'choose X', min: 1 });
    table.answer(number(2));
    table.passAll();
    expect(table.life(alice)).toBe(22);
  });
});
