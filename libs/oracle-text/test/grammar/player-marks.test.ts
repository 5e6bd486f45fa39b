import { describe, expect, test } from '@jest/globals';
import { reading, readingSpell, understood } from './reading.js';

const you = { players: 'you' };

/** The instructions of a spell. */
function effects(text: string): unknown {
  const [ability] = readingSpell(text);
  return ability?.kind === 'spell' ? ability.modes[0]?.effects : undefined;
}

describe('CR 107.14: any amount of energy', () => {
  test('is paid by whoever is told to', () => {
    const paid = { do: 'pay any player counters', counter: 'energy', label: 'energy 1' };
    expect(effects('Pay any amount of {E}.')).toEqual([{ ...paid, who: you }]);
    expect(effects('Target player pays any amount of {E}.')).toMatchObject([{ ...paid, who: { players: 'target' } }]);
  });

  test.each([
    'Test Card deals that much damage to any target.',
    'Draw that many cards.',
    'Target creature gets -1/-1 until end of turn for each {E} paid this way.',
    'Destroy each creature with mana value less than or equal to the amount of {E} paid this way.',
  ])('and how much is spoken of: %s', (text) => {
    const [may, after] = effects(`You may pay any amount of {E}. ${text}`) as readonly unknown[];
    expect(may).toMatchObject({ do: 'may', effects: [{ do: 'pay any player counters', label: 'energy 1' }] });
    expect(JSON.stringify(after)).toContain('{"amount":"noted number","label":"energy 1"}');
  });

  test('none was paid where nothing says so', () => {
    const text = 'Target creature gets -1/-1 until end of turn for each {E} paid this way.';
    expect(understood(text)).not.toContain('{E}');
  });

  test('any amount of something else is not', () => {
    expect(understood('Pay any amount of mana.')).not.toContain('mana');
  });
});

describe('designations of players', () => {
  test.each([
    ['CR 724.1', 'You become the monarch.', { do: 'designate', as: 'monarch', what: you }],
    ['CR 724.1', 'Target opponent becomes the monarch.', { as: 'monarch', what: { players: 'target', slot: 0 } }],
    ['CR 726.1', 'You take the initiative.', { do: 'designate', as: 'initiative', what: you }],
    ['CR 701.49', 'Venture into the dungeon.', { do: 'venture into the dungeon', who: you }],
    ['CR 104.2b', 'You win the game.', { do: 'win the game', who: you }],
    ['CR 104.3e', 'Target player loses the game.', { do: 'lose the game', who: { players: 'target' } }],
  ])('%s: %s', (_rule, text, effect) => {
    expect(effects(text)).toMatchObject([effect]);
  });
});

/** What “as long as” asks. */
function asked(condition: string): unknown {
  const [ability] = reading(`This creature has flying as long as ${condition}.`);
  return ability?.kind === 'static' ? ability.condition : undefined;
}

describe('what is asked of designations', () => {
  const poison = { amount: 'player counters', counter: 'poison' };

  test.each([
    ["you've completed a dungeon", { if: 'completed a dungeon', who: you }],
    ['there is no monarch', { if: 'not', of: { if: 'designated', as: 'monarch', who: { players: 'each player' } } }],
    ['defending player is poisoned', { left: { ...poison, on: { players: 'defending player' } }, right: 1 }],
    ['an opponent is poisoned', { left: { who: { condition: { left: poison } } } }],
    ['defending player is the monarch', { if: 'designated', as: 'monarch', who: { players: 'defending player' } }],
  ])('%s', (text, condition) => {
    expect(asked(text)).toMatchObject(condition);
  });

  test('CR 309.7: completing a dungeon', () => {
    expect(reading('Whenever you complete a dungeon, draw a card.')).toMatchObject([
      { event: { on: 'completes a dungeon', who: 'you' } },
    ]);
  });
});

test('CR 701.64a of 2026-08-07: a permanent is harnessed by its own text', () => {
  const [ability] = reading('{T}: Harness this creature.');
  const harnessed = { do: 'designate', as: 'harnessed', what: { objects: 'this' } };
  expect(ability).toMatchObject({ modes: [{ effects: [harnessed] }] });
  expect(understood('{T}: Harness target creature.')).not.toContain('target');
});

describe('counters of players', () => {
  const energy = { do: 'put player counters', counter: 'energy', who: you };

  test.each([
    ['CR 107.14', 'You get {E}{E}.', { ...energy, count: 2 }],
    ['CR 107.14', 'You get X {E}.', { ...energy, count: { amount: 'X' } }],
    ['CR 107.14', 'You get {E} for each creature you control.', { ...energy, count: { amount: 'product' } }],
    [
      'CR 107.14',
      'You get an amount of {E} equal to the number of creatures you control.',
      { ...energy, count: { amount: 'count' } },
    ],
    ['CR 107.14', 'You get six {E}.', { ...energy, count: 6 }],
    ['CR 122.1f', 'Target player gets a poison counter.', { counter: 'poison', count: 1 }],
    ['CR 122.1f', 'Each opponent gets two poison counters.', { counter: 'poison', count: 2 }],
    ['CR 122.1', 'You get an experience counter.', { counter: 'experience', count: 1, who: you }],
    ['CR 122.1i', 'Each player gets three rad counters.', { counter: 'rad', count: 3 }],
  ])('%s: %s', (_rule, text, effect) => {
    expect(effects(text)).toMatchObject([effect]);
  });

  test('CR 107.14: energy is paid, too', () => {
    expect(reading('Pay {E}{E}: Draw a card.')).toMatchObject([
      { cost: [{ cost: 'pay player counters', counter: 'energy', count: 2 }] },
    ]);
    expect(reading('When this creature enters, you may pay {E}. If you do, draw a card.')).toMatchObject([
      { modes: [{ effects: [{ do: 'may pay', cost: [{ cost: 'pay player counters', count: 1 }] }] }] },
    ]);
  });
});

describe('emblems', () => {
  test('CR 114.1: an emblem has the abilities in quotation marks', () => {
    expect(effects('You get an emblem with "Creatures you control have haste."')).toMatchObject([
      { do: 'create emblem', who: you, emblem: { abilities: [{ kind: 'static' }] } },
    ]);
    expect(
      effects(
        'You get an emblem with "Creatures you control have haste" and "At the beginning of your end step, draw a card."',
      ),
    ).toMatchObject([{ emblem: { abilities: [{ kind: 'static' }, { kind: 'triggered' }] } }]);
  });

  test('CR 114.4: what an emblem does it does itself', () => {
    const text = 'You get an emblem with "Whenever you cast a spell, this emblem deals 2 damage to any target."';
    expect(JSON.stringify(effects(text))).toContain('"source":{"objects":"this"}');
  });
});

describe('coins', () => {
  test('CR 705.2: who wins a flip is asked of one that is called', () => {
    const text = 'Flip a coin. If you win the flip, draw a card. If you lose the flip, you lose 2 life.';
    expect(effects(text)).toMatchObject([
      { do: 'flip coins', count: 1, called: true, label: 'flip 1' },
      { do: 'if', condition: { if: 'did', label: 'flip 1' } },
      { do: 'if', condition: { if: 'not', of: { if: 'did', label: 'flip 1' } } },
    ]);
  });

  test('CR 705.2: what comes up is asked of one that isn’t', () => {
    const [flip] = effects('Flip a coin. If it comes up heads, draw a card.') as readonly Record<string, unknown>[];
    expect(flip).toMatchObject({ do: 'flip coins', label: 'heads 1' });
    expect(flip).not.toHaveProperty('called');
  });

  test('a flip is spoken of only behind it', () => {
    expect(understood('If you win the flip, draw a card.', spell)).toBe('If you ');
  });
});

const spell = { name: '', types: ['Sorcery'], subtypes: [], supertypes: [], abilities: [] } as const;

describe('dice', () => {
  test('CR 706.2: the result is that of the last roll', () => {
    expect(effects('Roll a d6. You gain life equal to the result.')).toMatchObject([
      { do: 'roll dice', count: 1, sides: 6, label: 'roll 1' },
      { do: 'gain life', amount: { amount: 'noted number', label: 'roll 1' } },
    ]);
    expect(effects('Roll a d20 and add the number of creatures you control.')).toMatchObject([
      { sides: 20, modifier: { amount: 'count' } },
    ]);
    expect(effects('Roll two d20 and ignore the lower roll.')).toMatchObject([{ count: 2, ignore: 'lowest' }]);
  });

  test('CR 706.8: the results of dice are stored, rerolled and counted', () => {
    expect(reading('When this creature enters, roll five six-sided dice and store those results on it.')).toMatchObject(
      [{ modes: [{ effects: [{ do: 'roll dice', count: 5, sides: 6, storeOn: { objects: 'this' } }] }] }],
    );
    expect(effects('Roll an eight-sided die and store that result on target creature.')).toMatchObject([
      { do: 'roll dice', count: 1, sides: 8, storeOn: { objects: 'target', slot: 0 } },
    ]);
    expect(effects("You may reroll any number of target creature's stored results.")).toMatchObject([
      { do: 'may', effects: [{ do: 'reroll stored results', of: { objects: 'target', slot: 0 } }] },
    ]);
    const most = { amount: 'stored results alike', on: { objects: 'this' } };
    expect(
      JSON.stringify(
        reading('This creature gets +X/+X, where X is the greatest number of stored results on it of the same value.'),
      ),
    ).toContain(JSON.stringify(most).slice(1, -2));
  });

  const table = '\n1—9 | Draw a card.\n10—19 | Draw two cards. You gain 2 life.\n20 | Draw three cards.';

  test('CR 706.3a: a results table belongs to the roll before it', () => {
    expect(effects(`Roll a d20.${table}`)).toMatchObject([
      {
        do: 'roll dice',
        table: [
          { from: 1, to: 9, effects: [{ do: 'draw' }] },
          { from: 10, to: 19, effects: [{ do: 'draw' }, { do: 'gain life' }] },
          { from: 20, to: 20 },
        ],
      },
    ]);
    expect(effects('Roll a d20.\n1—14 | Draw a card.\n15+ | Draw two cards.')).toMatchObject([
      { table: [{ to: 14 }, { from: 15 }] },
    ]);
  });

  test('CR 602.5: it stands behind what limits an activated ability', () => {
    expect(reading(`{T}: Roll a d20. Activate only as a sorcery.${table}`)).toMatchObject([
      { timing: 'sorcery', modes: [{ effects: [{ do: 'roll dice', table: [{}, {}, {}] }] }] },
    ]);
  });
});
