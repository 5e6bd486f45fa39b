import { describe, expect, test } from '@jest/globals';
import { reading, readingSpell, understood } from './reading.js';

const x = { amount: 'X' };

/** The first instruction of a spell. */
function created(text: string): unknown {
  const [ability] = readingSpell(text);
  return ability?.kind === 'spell' ? ability.modes[0]?.effects[0] : undefined;
}

describe('CR 111.3: what a token is', () => {
  test.each([
    ['Create an X/X green Ooze creature token.', { size: { power: x, toughness: x }, token: { subtypes: ['Ooze'] } }],
    ['Create X X/X red Elemental creature tokens.', { count: x, size: { power: x, toughness: x } }],
    [
      'Create an X/1 red Horror creature token with haste, where X is the number of creatures you control.',
      { size: { power: { amount: 'X', is: { amount: 'count' } }, toughness: 1 } },
    ],
    [
      'Create a 0/1 red Kobold creature token with defender named Tiny Guard.',
      { token: { name: 'Tiny Guard', power: 0, abilities: [{ keyword: 'defender' }] } },
    ],
    [
      'Create a colorless artifact token named Sharp Stick with "{T}: Add {C}."',
      { token: { name: 'Sharp Stick', types: ['Artifact'], colors: [], abilities: [{ kind: 'activated' }] } },
    ],
    [
      "Create an 8/8 Beast creature token that's red, green, and white.",
      { token: { colors: ['R', 'G', 'W'], power: 8 } },
    ],
    ["Create a 3/3 Elemental creature token that's all colors.", { token: { colors: ['W', 'U', 'B', 'R', 'G'] } }],
    [
      'Create Old Rover, a legendary 2/2 white Dog creature token with vigilance.',
      { count: 1, token: { name: 'Old Rover', supertypes: ['Legendary'] } },
    ],
    [
      'Create a green Treefolk creature token with reach and "This creature\'s power and toughness are each equal to the number of lands you control."',
      { token: { subtypes: ['Treefolk'], abilities: [{ keyword: 'reach' }, { kind: 'static' }] } },
    ],
  ])('%s', (text, effect) => {
    expect(created(text)).toMatchObject({ do: 'create tokens', ...effect });
  });

  test('a creature token has a power and toughness, or defines them', () => {
    const text = 'Create a white Wall creature token with defender.';
    expect(understood(text, { name: '', types: ['Sorcery'], subtypes: [], supertypes: [], abilities: [] })).not.toBe(
      text,
    );
  });
});

describe('how tokens are created', () => {
  test('CR 508.4: attacking', () => {
    const text = "Whenever this creature attacks, create a 1/1 white Human creature token that's tapped and attacking.";
    expect(reading(text)).toMatchObject([{ modes: [{ effects: [{ tapped: true, attacking: true }] }] }]);
    expect(created('Create two 4/4 white Angel creature tokens with flying that are attacking.')).toMatchObject({
      attacking: true,
      count: 2,
    });
  });

  test('CR 303.4i, 111.10: Roles attached to something', () => {
    expect(created('Create a Wicked Role token attached to target creature you control.')).toMatchObject({
      token: 'Wicked Role',
      attachedTo: { objects: 'target', slot: 0 },
    });
    expect(created('Create a Young Hero Role token attached to up to one target creature.')).toMatchObject({
      token: 'Young Hero Role',
    });
  });
});
