import { describe, expect, test } from '@jest/globals';
import type { Ability } from '@stacktrail/card-tree';
import { reading, understood } from './reading.js';

/** The words of a tree, to look for a part of it. */
function tree(text: string): string {
  return JSON.stringify(reading(text));
}

describe('CR 508.1c, 509.1b: what lets a creature attack or block', () => {
  test.each([
    ["This creature can't attack unless you control more creatures than defending player.", 'defending player'],
    ["This creature can't block unless you control more creatures than attacking player.", 'active player'],
  ])('“%s”', (text, other) => {
    const read = tree(text);
    expect(read).toContain('"compare":"greater than"');
    expect(read).toContain(`"of":{"players":"${other}"}`);
  });

  test('“can’t attack you” says nothing of your planeswalkers', () => {
    expect(tree("Creatures can't attack you.")).toContain('"whom":{"who":"you","as":["player"]}');
  });
});

describe('CR 508.1b: who is attacked', () => {
  test('each opponent is asked of the creatures attacking that one', () => {
    const read = tree('Whenever you attack, each opponent loses life equal to the number of creatures attacking them.');
    expect(read).toContain('"is":"attacks players","who":{"players":"that player","called":"it"}');
  });

  test('all opponents together, and a creature that attacks you', () => {
    expect(tree('This creature gets +1/+1 as long as your opponents control eight or more lands.')).toContain(
      '{"is":"type","type":"Land"},{"is":"controlled by","who":"opponent"}',
    );
    expect(tree('This creature gets +1/+1 as long as a creature is attacking you.')).toContain('attacks players');
  });

  test('a creature that attacked twice is counted once', () => {
    expect(tree('This spell costs {1} less to cast for each creature you attacked with this turn.')).toContain(
      '"counting":"objects"',
    );
  });
});

describe('CR 603.2d: abilities that trigger once more', () => {
  function cause(text: string): unknown {
    const [ability] = reading(text) as readonly Extract<Ability, { kind: 'static' }>[];
    const [effect] = ability!.effects;
    if (effect?.static !== 'additional triggers') throw new Error('nothing triggers more');
    return effect.cause;
  }

  test('of any cause', () => {
    expect(
      cause(
        'If a triggered ability of a legendary creature you control triggers, that ability triggers an additional time.',
      ),
    ).toBeUndefined();
  });

  test('of what a player does, or of damage', () => {
    const behind =
      'causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.';
    expect(cause(`If you gaining life ${behind}`)).toEqual({ on: 'gains life', who: 'you' });
    expect(cause(`If a creature you control dealing combat damage to a player ${behind}`)).toMatchObject({
      on: 'deals damage',
      to: 'player',
      combat: true,
    });
  });

  test('an activated ability doesn’t trigger', () => {
    expect(
      understood('If an activated ability of a creature you control triggers, it triggers an additional time.'),
    ).not.toContain('creature');
  });
});

describe('CR 700.2: modes that haven’t been chosen', () => {
  test.each([
    ["choose one that hasn't been chosen this turn —", 'this turn'],
    ["choose one that hasn't been chosen —", 'ever'],
  ])('“%s”', (head, notChosen) => {
    const [ability] = reading(`At the beginning of your end step, ${head}\n• Draw a card.\n• You gain 2 life.`);
    expect(ability).toMatchObject({ choose: { min: 1, max: 1, notChosen } });
  });
});

test.each([
  ["This creature can't attack unless you sacrifice two Islands.", ['attack cost']],
  ["This creature can't attack or block unless you pay {2}.", ['attack cost', 'block cost']],
])('CR 508.1h, 509.1d: you pay for it: “%s”', (text, rules) => {
  const [ability] = reading(text);
  const changes = rules.map((rule) => ({ change: 'combat rule', combat: { rule, said: 'you' } }));
  expect(ability).toMatchObject({ effects: [{ changes }] });
});

test('CR 508.5: each opponent attacking that player does what you did', () => {
  const curse = {
    name: 'Test Card',
    types: ['Enchantment'],
    subtypes: ['Aura', 'Curse'],
    supertypes: [],
    abilities: [],
  } as const;
  const text =
    'Whenever enchanted player is attacked, you gain 2 life. Each opponent attacking that player does the same.';
  const attacking = { is: 'attacks players', who: { players: 'enchanted player' } };
  expect(reading(text, curse)).toMatchObject([
    {
      modes: [
        {
          effects: [
            {
              do: 'for each player',
              who: { of: [{ players: 'you' }, { players: 'those who', condition: { filter: attacking } }] },
              effects: [{ do: 'gain life', amount: 2, who: { players: 'that player' } }],
            },
          ],
        },
      ],
    },
  ]);
  const other =
    'Whenever enchanted player is attacked, destroy target land. Each opponent attacking that player does the same.';
  expect(() => reading(other, curse)).toThrow('read up to');
});
