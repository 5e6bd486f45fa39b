import { describe, expect, test } from '@jest/globals';
import { reading, readingSpell, understood } from './reading.js';

describe('“+X/+Y”', () => {
  const counted = (subtype: string): object => ({ amount: 'count', filter: { of: [{ is: 'subtype', subtype }, {}] } });

  test('X and Y are two numbers, which the end of the sentence says', () => {
    const text =
      'This creature gets +X/+Y, where X is the number of Elves you control and Y is the number of Orcs you control.';
    const [ability] = reading(text);
    expect(ability).toMatchObject({
      effects: [{ changes: [{ power: { is: counted('Elf') }, toughness: { is: counted('Orc'), said: 'Y' } }] }],
    });
  });

  test('the two of one kind are one X', () => {
    expect(JSON.stringify(reading('This creature gets +X/+X, where X is your life total.'))).not.toContain('"Y"');
  });
});

describe('CR 604.3a: what is so only under a condition defines no characteristic', () => {
  const each = 'each equal to the number of Swamps you control.';

  test('“has base power and toughness each equal to” sets them in layer 7b', () => {
    const [ability] = reading(`During your turn, this creature has base power and toughness ${each}`);
    expect(ability).toMatchObject({
      condition: { if: 'your turn' },
      effects: [{ static: 'continuous', changes: [{ change: 'set power and toughness', power: { amount: 'count' } }] }],
    });
  });

  test('“its power and toughness are each equal to” is read nowhere behind a condition', () => {
    expect(understood(`During your turn, Test Card's power and toughness are ${each}`)).toContain('During');
  });
});

test('CR 602.5: “its activated abilities can’t be activated” is said of what was named, for good', () => {
  const [spell] = readingSpell("Put a stun counter on target creature. Its activated abilities can't be activated.");
  expect(spell).toMatchObject({
    modes: [
      {
        effects: [
          { do: 'put counters' },
          { do: 'apply', until: 'rest of the game', changes: [{ rule: "can't activate abilities" }] },
        ],
      },
    ],
  });
});

test('CR 119.5: “you may have your life total become 10” offers what happens to a life total', () => {
  const [ability] = reading('When this creature enters, you may have your life total become 10.');
  expect(ability).toMatchObject({ modes: [{ effects: [{ do: 'may', effects: [{ do: 'set life total', to: 10 }] }] }] });
});

test('“other creatures” beside a target are others than that', () => {
  const [spell] = readingSpell(
    'Target creature and other creatures that share a creature type with it get +1/+1 until end of turn.',
  );
  const target = { objects: 'target', slot: 0 };
  const others = {
    is: 'all',
    of: [{ is: 'not', of: { is: 'one of', objects: target } }, {}, { is: 'shares', with: target }],
  };
  expect(spell).toMatchObject({
    modes: [{ effects: [{ do: 'apply', to: { objects: 'together', of: [target, { filter: others }] } }] }],
  });
});
