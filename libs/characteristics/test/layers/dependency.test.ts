import { describe, expect, test } from '@jest/globals';
import {
  all,
  alsoBecomes,
  always,
  asLongAs,
  becomesColor,
  becomesCreatureType,
  color,
  creature,
  creatures,
  each,
  enchantment,
  gains,
  gets,
  keywords,
  lands,
  losesAllAbilities,
  measured,
  not,
  others,
  basics,
  subtype,
  withKeyword,
  type CardDefinition,
} from '@stacktrail/card-tree';
import {
  afterMove,
  alice,
  bob,
  colorsOf,
  position,
  seen,
  size,
  forestWithoutPool,
  nonbasic,
  saying,
  vanilla,
} from '@stacktrail/test-kit';

/** Both orders of two things, to show that timestamps don't decide. */
const bothOrders = [
  ['first', true],
  ['last', false],
] as const;

function inOrder<T>(firstFirst: boolean, first: () => T, second: () => T): readonly [T, T] {
  if (firstFirst) return [first(), second()];
  const b = second();
  return [first(), b];
}

describe('CR 613.8a: an effect waits for what would change', () => {
  const moon = saying(all(lands, not(basics)), { change: 'set land types', subtypes: ['Mountain'] });
  const tomb = nonbasic(always(each(lands), alsoBecomes([], ['Swamp'])));

  test.each(bothOrders)(
    'its existence: the land that makes all lands Swamps is a Mountain itself; it entered %s',
    (_, first) => {
      const p = position();
      const woods = p.battlefield(alice, forestWithoutPool);
      const [swampy] = inOrder(
        first,
        () => p.battlefield(alice, tomb),
        () => p.battlefield(bob, moon),
      );
      const state = p.state();
      expect(seen(state, swampy).subtypes).toEqual(['Mountain']);
      expect(seen(state, woods).subtypes).toEqual(['Forest']);
      expect(seen(state, woods).abilities.map(({ pointer }) => pointer)).toEqual(['#Forest']);
    },
  );

  test.each(bothOrders)(
    'what it applies to: Goblins are Soldiers, and Elves are Goblins; the former %s',
    (_, first) => {
      const p = position();
      const elf = p.battlefield(alice, vanilla(1, 1, ['Elf']));
      inOrder(
        first,
        () => p.battlefield(alice, saying(subtype('Goblin'), alsoBecomes([], ['Soldier']))),
        () => p.battlefield(alice, saying(subtype('Elf'), alsoBecomes([], ['Goblin']))),
      );
      expect(seen(p.state(), elf).subtypes).toEqual(['Elf', 'Goblin', 'Soldier']);
    },
  );

  test.each(bothOrders)(
    'what it applies to: green creatures are blue, and all creatures are green; the former %s',
    (_, first) => {
      const p = position();
      const ogre = p.battlefield(alice, vanilla(2, 2, ['Ogre'], '{R}'));
      inOrder(
        first,
        () => p.battlefield(alice, saying(color('G'), becomesColor('U'))),
        () => p.battlefield(alice, saying(creatures, becomesColor('G'))),
      );
      expect(colorsOf(p.state(), ogre)).toBe('U');
    },
  );

  test.each(bothOrders)('what it applies to: fliers have vigilance, and creatures fly; the former %s', (_, first) => {
    const p = position();
    const bear = p.battlefield(alice, vanilla());
    inOrder(
      first,
      () => p.battlefield(alice, saying(withKeyword('flying'), gains(...keywords('vigilance')))),
      () => p.battlefield(alice, saying(creatures, gains(...keywords('flying')))),
    );
    expect([...seen(p.state(), bear).keywords].sort()).toEqual(['flying', 'vigilance']);
  });

  test.each(bothOrders)(
    'what it applies to: small creatures grow, and creatures get +1/+0; the former %s',
    (_, first) => {
      const p = position();
      const small = p.battlefield(alice, vanilla(1, 1));
      inOrder(
        first,
        () => p.battlefield(alice, saying(all(creatures, measured('power', 'at most', 1)), gets(5, 5))),
        () => p.battlefield(alice, saying(creatures, gets(1, 0))),
      );
      expect(size(p.state(), small)).toBe('2/1');
    },
  );

  test.each(bothOrders)(
    'what it does: a number that asks for power waits for what changes that power; %s',
    (_, first) => {
      const p = position();
      const giant = p.battlefield(alice, vanilla(6, 6, ['Giant']));
      const bear = p.battlefield(alice, vanilla());
      const power = { amount: 'power', of: { objects: 'attached' } } as const;
      const share: CardDefinition = saying(all(creatures, subtype('Bear')), gets(power, 0));
      inOrder(
        first,
        () => p.battlefield(alice, share, { attachedTo: giant }),
        () => p.battlefield(alice, saying(all(creatures, measured('toughness', 'at least', 3)), gets(1, 1))),
      );
      const state = p.state();
      expect(size(state, giant)).toBe('7/7');
      expect(size(state, bear)).toBe('9/2');
    },
  );

  test.each(bothOrders)(
    'its existence: a creature that gives flying loses all abilities; it entered %s',
    (_, first) => {
      const p = position();
      const bear = p.battlefield(alice, vanilla());
      const lord = creature(
        'Wind lord',
        '{U}',
        ['Djinn'],
        1,
        1,
        always(each(all(others, creatures)), gains(...keywords('flying'))),
      );
      inOrder(
        first,
        () => p.battlefield(alice, lord),
        () => p.battlefield(bob, saying(creatures, losesAllAbilities)),
      );
      expect(seen(p.state(), bear).keywords.size).toBe(0);
    },
  );

  test('its existence: a creature loses the ability that gives others flying to a younger effect on it alone', () => {
    const p = position();
    const bear = p.battlefield(alice, vanilla());
    const text = always(each(all(others, creatures)), gains(...keywords('flying')));
    p.battlefield(alice, creature('Wind lord', '{U}', ['Djinn'], 1, 1, text));
    p.battlefield(bob, saying(subtype('Djinn'), losesAllAbilities));
    expect(seen(p.state(), bear).keywords.size).toBe(0);
  });

  test('its existence: a creature loses the ability that gives others flying to what an older one was given', () => {
    const p = position();
    const bear = p.battlefield(alice, vanilla());
    const silencing = always(each(subtype('Djinn')), losesAllAbilities);
    p.battlefield(bob, saying(subtype('Bear'), gains(silencing)));
    p.battlefield(alice, vanilla(2, 2, ['Bear']));
    const text = always(each(all(others, creatures)), gains(...keywords('flying')));
    p.battlefield(alice, creature('Wind lord', '{U}', ['Djinn'], 1, 1, text));
    expect(seen(p.state(), bear).keywords.size).toBe(0);
  });

  test('but not for one whose condition doesn’t hold', () => {
    const p = position();
    const bear = p.battlefield(alice, vanilla());
    p.battlefield(alice, saying(color('G'), becomesColor('U')));
    p.battlefield(alice, saying(creatures, { change: 'add colors', colors: ['R'] }));
    const text = asLongAs({ if: 'did', label: 'nothing' }, always(each(creatures), becomesColor('W')));
    p.battlefield(alice, enchantment('Idle effect', '{G}', [], text));
    expect(colorsOf(p.state(), bear)).toBe('UR');
  });
});

describe('CR 613.8b', () => {
  test.each(bothOrders)(
    'effects in a dependency loop apply in timestamp order; Elves become Goblins %s',
    (_, first) => {
      const p = position();
      const elf = p.battlefield(alice, vanilla(1, 1, ['Elf']));
      const goblin = p.battlefield(alice, vanilla(1, 1, ['Goblin']));
      inOrder(
        first,
        () => p.battlefield(alice, saying(subtype('Elf'), becomesCreatureType('Goblin'))),
        () => p.battlefield(alice, saying(subtype('Goblin'), becomesCreatureType('Elf'))),
      );
      const state = p.state();
      const last = first ? 'Elf' : 'Goblin';
      expect([elf, goblin].flatMap((id) => seen(state, id).subtypes)).toEqual([last, last]);
    },
  );

  test('an effect that depends on a loop waits for the loop', () => {
    const p = position();
    const elf = p.battlefield(alice, vanilla(1, 1, ['Elf']));
    const goblin = p.battlefield(alice, vanilla(1, 1, ['Goblin']));
    p.battlefield(alice, saying(subtype('Goblin'), alsoBecomes([], ['Soldier'])));
    p.battlefield(alice, saying(subtype('Goblin'), becomesCreatureType('Elf')));
    p.battlefield(alice, saying(subtype('Elf'), becomesCreatureType('Goblin')));
    const state = p.state();
    for (const id of [elf, goblin]) expect(seen(state, id).subtypes).toEqual(['Goblin', 'Soldier']);
  });

  test('a chain is applied from its end', () => {
    const p = position();
    const elf = p.battlefield(alice, vanilla(1, 1, ['Elf']));
    p.battlefield(alice, vanilla(1, 1, ['Goblin']));
    p.battlefield(alice, saying(subtype('Soldier'), alsoBecomes([], ['Scout'])));
    p.battlefield(alice, saying(subtype('Goblin'), alsoBecomes([], ['Soldier'])));
    p.battlefield(alice, saying(subtype('Elf'), alsoBecomes([], ['Goblin'])));
    expect(seen(p.state(), elf).subtypes).toEqual(['Elf', 'Goblin', 'Soldier', 'Scout']);
  });

  test('CR 613.8a: an effect that would change nothing as things are makes no other wait', () => {
    const p = position();
    const elf = p.battlefield(alice, vanilla(1, 1, ['Elf']));
    p.battlefield(alice, saying(subtype('Soldier'), alsoBecomes([], ['Scout'])));
    p.battlefield(alice, saying(subtype('Goblin'), alsoBecomes([], ['Soldier'])));
    p.battlefield(alice, saying(subtype('Elf'), alsoBecomes([], ['Goblin'])));
    expect(seen(p.state(), elf).subtypes).toEqual(['Elf', 'Goblin', 'Soldier']);
  });
});

describe('independent effects', () => {
  test('CR 613.7: effects of different layers don’t wait for each other', () => {
    const p = position();
    const bear = p.battlefield(alice, vanilla());
    p.battlefield(alice, saying(withKeyword('flying'), becomesColor('U')));
    p.battlefield(alice, saying(creatures, gains(...keywords('flying'))));
    expect(colorsOf(p.state(), bear)).toBe('G');
  });

  test.each(bothOrders)(
    'CR 613.7: two that each take the other’s abilities form a loop; the older stays; A %s',
    (_, first) => {
      const p = position();
      const humbling = (name: string) =>
        creature(name, '{2}', ['Wizard'], 3, 3, always(each(all(others, creatures)), losesAllAbilities));
      const [a, b] = inOrder(
        first,
        () => p.battlefield(alice, humbling('A')),
        () => p.battlefield(bob, humbling('B')),
      );
      const state = p.state();
      expect([a, b].map((id) => seen(state, id).abilities.length)).toEqual(first ? [1, 0] : [0, 1]);
    },
  );

  test('CR 613.8c: the order is found anew when an object that decides it comes to be', () => {
    const p = position();
    const elf = p.battlefield(alice, vanilla(1, 1, ['Elf']));
    const card = p.hand(bob, vanilla(1, 1, ['Goblin']));
    p.battlefield(alice, saying(subtype('Goblin'), becomesCreatureType('Elf')));
    p.battlefield(alice, saying(subtype('Elf'), becomesCreatureType('Goblin')));
    const before = p.state();
    // The first depends on the second, which depends on nothing yet.
    expect(seen(before, elf).subtypes).toEqual(['Elf']);
    const state = afterMove(before, card, 'battlefield');
    expect(seen(state, elf).subtypes).toEqual(['Goblin']);
    expect(seen(before, elf).subtypes).toEqual(['Elf']);
  });
});
