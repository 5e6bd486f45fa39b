import { describe, expect, jest, test } from '@jest/globals';
import {
  all,
  always,
  creature,
  creatures,
  each,
  gains,
  gets,
  losesAllAbilities,
  base,
  powerAndToughnessAre,
  switched,
  thatObject,
  thisObject,
  attached,
  alsoBecomes,
  land,
  type Ability,
  type Amount,
} from '@stacktrail/card-tree';
import {
  after,
  afterMove,
  alice,
  bob,
  position,
  size,
  aura,
  forestWithoutPool,
  plainArtifact,
  saying,
  vanilla,
} from '@stacktrail/test-kit';
import { EffectStep } from '../../src/layers/effect-step.js';

const deadCreatures: Amount = { amount: 'count', filter: creatures, zone: 'graveyard' };
const lhurgoyf = creature('Bone pile', '{2}{B}', ['Lhurgoyf'], '*', '*', powerAndToughnessAre(deadCreatures));

describe('layer 7a', () => {
  test('CR 604.3: an ability that defines power and toughness functions in all zones', () => {
    const p = position();
    p.graveyard(alice, vanilla());
    p.graveyard(bob, vanilla());
    const places = [p.battlefield(alice, lhurgoyf), p.hand(alice, lhurgoyf), p.library(bob, lhurgoyf)];
    places.push(p.stack(alice, lhurgoyf), p.exile(bob, lhurgoyf));
    const state = p.state();
    expect(places.map((id) => size(state, id))).toEqual(['2/2', '2/2', '2/2', '2/2', '2/2']);
  });

  test('CR 604.3: it counts anew when what it counts changes', () => {
    const p = position();
    const pile = p.battlefield(alice, lhurgoyf);
    const bear = p.battlefield(bob, vanilla());
    const before = p.state();
    expect(size(before, pile)).toBe('0/0');
    const state = afterMove(before, bear, 'graveyard');
    expect(size(state, pile)).toBe('1/1');
    expect(size(before, pile)).toBe('0/0');
  });

  test('CR 208.2a, 613.4a: without the ability a star is 0', () => {
    const p = position();
    const pile = p.battlefield(alice, lhurgoyf);
    p.graveyard(alice, vanilla());
    p.effect({ changes: [losesAllAbilities], objects: [pile] });
    expect(size(p.state(), pile)).toBe('0/0');
  });

  test('CR 208.2a: without the ability a star in a calculation is 0', () => {
    const p = position();
    const pile = p.battlefield(alice, creature('Pile', '{G}', ['Lhurgoyf'], '*', '1+*'));
    expect(size(p.state(), pile)).toBe('0/1');
  });

  test.each([
    ['power', '1/3'],
    ['toughness', '0/1'],
  ] as const)('CR 604.3: an ability that defines %s alone leaves the other as it is printed', (what, expected) => {
    const p = position();
    const half: Ability = {
      kind: 'static',
      effects: [{ static: 'defines power and toughness', [what]: deadCreatures }],
    };
    const [power, toughness] = what === 'power' ? (['*', 3] as const) : ([0, '*'] as const);
    const pile = p.battlefield(alice, creature('Pile', '{G}', ['Lhurgoyf'], power, toughness, half));
    p.graveyard(alice, vanilla());
    expect(size(p.state(), pile)).toBe(expected);
  });

  test.each([
    ['power', '1/2'],
    ['toughness', '2/1'],
  ] as const)('CR 604.3a: one that another object was given sets %s alone', (what, expected) => {
    const p = position();
    const half: Ability = {
      kind: 'static',
      effects: [{ static: 'defines power and toughness', [what]: deadCreatures }],
    };
    const other = p.battlefield(alice, creature('Other', '{G}', ['Bear'], 2, 2));
    p.graveyard(alice, vanilla());
    p.effect({ changes: [{ change: 'add abilities', abilities: [half] }], objects: [other] });
    expect(size(p.state(), other)).toBe(expected);
  });

  test('CR 613.4b: setting comes after defining', () => {
    const p = position();
    const pile = p.battlefield(alice, lhurgoyf);
    p.graveyard(alice, vanilla());
    p.battlefield(bob, saying(creatures, base(4, 5)));
    expect(size(p.state(), pile)).toBe('4/5');
  });
});

describe('layers 7b and 7c', () => {
  test('CR 613.5: counters, effects of spells and of permanents add up after the number that was set last', () => {
    const p = position();
    const ogre = p.battlefield(alice, vanilla(), { counters: { '+1/+1': 1 } });
    expect(size(p.state(), ogre)).toBe('3/3');
    p.effect({ changes: [gets(4, 4)], objects: [ogre] });
    expect(size(p.state(), ogre)).toBe('7/7');
    p.battlefield(alice, saying(creatures, gets(0, 2)));
    expect(size(p.state(), ogre)).toBe('7/9');
    p.effect({ changes: [base(0, 1)], objects: [ogre] });
    expect(size(p.state(), ogre)).toBe('5/8');
  });

  test('CR 122.1a: counters add and subtract what is written on them', () => {
    const p = position();
    const bear = p.battlefield(alice, vanilla(), { counters: { '+1/+1': 3, '-1/-1': 1, '+0/-2': 1, charge: 4 } });
    expect(size(p.state(), bear)).toBe('4/2');
  });

  test('CR 613.7: of two effects that set power and toughness the later one stays', () => {
    const p = position();
    const bear = p.battlefield(alice, vanilla());
    p.effect({ changes: [base(5, 5)], objects: [bear] });
    p.effect({ changes: [base(1, 1)], objects: [bear] });
    expect(size(p.state(), bear)).toBe('1/1');
  });

  test('CR 611.2d: the numbers of an effect of a spell are those that it began with', () => {
    const p = position();
    const bear = p.battlefield(alice, vanilla());
    const x: Amount = { amount: 'X' };
    p.effect({ changes: [gets(x, 0), base(x, 1), gets(0, x)], objects: [bear], values: [3, 0, 4, 1, 0, 5] });
    expect(size(p.state(), bear)).toBe('7/6');
  });

  test('CR 611.3a: the numbers of a static ability’s effect are counted anew', () => {
    const p = position();
    const count: Amount = { amount: 'count', filter: creatures };
    const bear = p.battlefield(alice, vanilla());
    p.battlefield(alice, aura(gets(count, count)), { attachedTo: bear });
    const card = p.hand(bob, vanilla());
    const before = p.state();
    expect(size(before, bear)).toBe('3/3');
    expect(size(afterMove(before, card, 'battlefield'), bear)).toBe('4/4');
    expect(size(before, bear)).toBe('3/3');
  });

  test('CR 109.5: “you” of a static ability is the controller of its object', () => {
    const p = position();
    const mine: Amount = { amount: 'count', filter: all(creatures, { is: 'controlled by', who: 'you' }) };
    const bear = p.battlefield(alice, vanilla());
    p.battlefield(bob, aura(gets(mine, 0)), { attachedTo: bear });
    p.battlefield(bob, vanilla());
    p.battlefield(bob, vanilla());
    expect(size(p.state(), bear)).toBe('4/2');
  });

  test('CR 611.3a: a number can ask about each object that the effect applies to', () => {
    const p = position();
    const value: Amount = { amount: 'mana value', of: thatObject };
    const cheap = p.battlefield(alice, vanilla());
    const dear = p.battlefield(alice, vanilla(1, 1, ['Ox'], '{3}{G}{G}'));
    p.battlefield(bob, saying(creatures, base(value, value)));
    const state = p.state();
    expect([cheap, dear].map((id) => size(state, id))).toEqual(['2/2', '5/5']);
  });

  test('CR 611.3a: a number can ask for another object’s power as it is before the effect', () => {
    const p = position();
    const giant = p.battlefield(alice, vanilla(6, 6), { counters: { '+1/+1': 1 } });
    const power: Amount = { amount: 'power', of: attached };
    const text = always(thisObject, gets(power, 0));
    const hitcher = p.battlefield(alice, creature('Rider', '{1}', ['Knight'], 1, 1, text), { attachedTo: giant });
    const state = p.state();
    expect(size(state, hitcher)).toBe('8/1');
    expect(size(after(state, 'CountersPut', { object: giant, kind: '+1/+1', count: 2 }), hitcher)).toBe('10/1');
  });

  test('CR 208.3a: what would change the numbers of a noncreature waits until it is a creature', () => {
    const p = position();
    const machine = p.battlefield(alice, plainArtifact);
    p.effect({ changes: [gets(1, 1)], objects: [machine] });
    expect(size(p.state(), machine)).toBe('null/null');
    p.effect({ changes: [alsoBecomes(['Creature'], []), base(2, 2)], objects: [machine] });
    expect(size(p.state(), machine)).toBe('3/3');
  });

  test('CR 208.5: a creature without numbers is 0/0', () => {
    const p = position();
    const woods = p.battlefield(alice, forestWithoutPool);
    p.effect({ changes: [alsoBecomes(['Creature'], [])], objects: [woods] });
    expect(size(p.state(), woods)).toBe('0/0');
  });
});

describe('layer 7d', () => {
  test('CR 613.4d: what comes after a switch is still applied before it', () => {
    const p = position();
    const wall = p.battlefield(alice, vanilla(1, 3));
    p.effect({ changes: [gets(0, 1)], objects: [wall] });
    p.effect({ changes: [switched], objects: [wall] });
    expect(size(p.state(), wall)).toBe('4/1');
    p.effect({ changes: [gets(5, 0)], objects: [wall] });
    expect(size(p.state(), wall)).toBe('4/6');
  });

  test('CR 613.4d: an effect that ends before the switch does leaves a switched creature without it', () => {
    const p = position();
    const wall = p.battlefield(alice, vanilla(1, 3));
    const effect = p.effect({ changes: [gets(0, 1)], objects: [wall] });
    p.effect({ changes: [switched], objects: [wall] });
    expect(size(after(p.state(), 'EffectEnded', { effect }), wall)).toBe('3/1');
  });

  test('CR 613.4d: two switches cancel each other', () => {
    const p = position();
    const wall = p.battlefield(alice, vanilla(1, 3));
    p.effect({ changes: [gets(0, 1)], objects: [wall] });
    p.effect({ changes: [switched], objects: [wall] });
    p.effect({ changes: [switched], objects: [wall] });
    expect(size(p.state(), wall)).toBe('1/4');
  });
});

describe('an ability that an effect gave', () => {
  test('CR 613.6: “power and toughness are each equal to …” that a land gained sets them in layer 7b', () => {
    const p = position();
    const tomb = p.battlefield(alice, land('Tomb', []));
    p.effect({ changes: [alsoBecomes(['Creature'], []), base(3, 3)], objects: [tomb] });
    p.effect({ changes: [gets(1, 1)], objects: [tomb] });
    expect(size(p.state(), tomb)).toBe('4/4');
    const grow = gains(powerAndToughnessAre(deadCreatures));
    p.effect({ changes: [alsoBecomes(['Creature'], ['Plant', 'Zombie']), grow], objects: [tomb] });
    for (let dead = 0; dead < 10; dead++) p.graveyard(alice, vanilla());
    expect(size(p.state(), tomb)).toBe('11/11');
    const bear = p.battlefield(bob, vanilla());
    const before = p.state();
    expect(size(before, tomb)).toBe('11/11');
    expect(size(afterMove(before, bear, 'graveyard'), tomb)).toBe('12/12');
    p.effect({ changes: [alsoBecomes(['Creature'], []), base(3, 3)], objects: [tomb] });
    expect(size(p.state(), tomb)).toBe('4/4');
  });

  test('CR 604.1: a static ability that all creatures have applies to what enters later too', () => {
    const p = position();
    const lord = always(each(all({ is: 'other' }, creatures)), gets(1, 0));
    const bear = p.battlefield(alice, vanilla());
    p.battlefield(alice, saying(creatures, gains(lord)));
    const other = p.battlefield(bob, vanilla());
    const card = p.hand(bob, vanilla());
    const state = p.state();
    expect([bear, other].map((id) => size(state, id))).toEqual(['3/2', '3/2']);
    expect(size(afterMove(state, card, 'battlefield'), bear)).toBe('4/2');
  });
});

describe('numbers that differ among the objects of one effect', () => {
  const kin: Amount = {
    amount: 'count',
    filter: all({ is: 'not', of: { is: 'one of', objects: thatObject } }, creatures, {
      is: 'shares',
      quality: 'creature type',
      with: thatObject,
    }),
  };

  test('CR 613.4c: each creature gets +1/+1 for each other creature that shares a creature type with it', () => {
    const p = position();
    const elf = creature('Elf', '{G}', ['Elf'], 1, 1);
    const [first, second] = [p.battlefield(alice, elf), p.battlefield(bob, elf)];
    const bear = p.battlefield(alice, creature('Bear', '{1}{G}', ['Bear'], 2, 2));
    p.battlefield(alice, saying(creatures, gets(kin, kin)));
    expect([first, second, bear].map((id) => size(p.state(), id))).toEqual(['2/2', '2/2', '2/2']);
    p.battlefield(bob, creature('Elf Bear', '{1}{G}', ['Elf', 'Bear'], 2, 2));
    expect([first, second, bear].map((id) => size(p.state(), id))).toEqual(['3/3', '3/3', '3/3']);
  });

  const peers: Amount = {
    amount: 'count',
    filter: all(creatures, { is: 'base power', compare: 'at most', to: { amount: 'power', of: thatObject } }),
  };

  test.each([
    { what: 'creature types', cr: '613.4c', change: gets(kin, kin), grown: '21/21' },
    { what: 'base powers', cr: '613.4b', change: base(peers, peers), grown: '6/6' },
  ])('CR $cr: where several effects count by $what, what one object is to others is worked out once', (row) => {
    const [many, effects] = [6, 4];
    const p = position();
    const elves = Array.from({ length: many }, () => p.battlefield(alice, creature('Elf', '{G}', ['Elf'], 1, 1)));
    for (let i = 0; i < effects; i++) p.battlefield(alice, saying(creatures, row.change));
    const state = p.state();
    const applied = jest.spyOn(EffectStep.prototype, 'apply');
    expect(elves.map((id) => size(state, id))).toEqual(elves.map(() => row.grown));
    // Each of them after no effect, after one, … and after all; and once more for any two whose order is looked for.
    const once = (many * effects * (effects + 1)) / 2;
    expect(applied.mock.calls.length).toBeLessThanOrEqual(once * effects * effects);
    applied.mockRestore();
  });
});
