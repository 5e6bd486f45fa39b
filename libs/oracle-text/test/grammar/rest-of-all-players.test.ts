import { describe, expect, test } from '@jest/globals';
import type { SpellAbility } from '@stacktrail/card-tree';
import { readingSpell } from './reading.js';

function effectsOf(text: string): SpellAbility['modes'][number]['effects'] {
  const [ability] = readingSpell(text);
  if (ability?.kind !== 'spell') throw new Error('that is no spell ability');
  return ability.modes[0]!.effects;
}

describe('what several players chose', () => {
  test('CR 608.2c: “the rest” after “for each player, choose …” are the other objects of all of them', () => {
    const [, destroyed] = effectsOf('For each player, choose a creature that player controls. Destroy the rest.');
    expect(destroyed).toMatchObject({
      what: {
        objects: 'other than',
        of: {
          filter: {
            of: [{ type: 'Creature' }, { is: 'controlled by players', who: { players: 'each player' } }],
          },
        },
      },
    });
  });

  test('CR 701.21a: each player sacrifices what wasn’t chosen this way', () => {
    const text =
      'For each player, choose a creature that player controls. Each player sacrifices all creatures they control not chosen this way.';
    const [choosing, sacrificed] = effectsOf(text);
    const [choice] = choosing?.do === 'for each player' ? choosing.effects : [];
    const label = choice?.do === 'choose objects' ? choice.label : undefined;
    expect(label).toBeDefined();
    expect(sacrificed).toMatchObject({
      do: 'sacrifice',
      what: { filter: { of: [{ type: 'Creature' }, { is: 'not', of: { objects: { objects: 'result', label } } }] } },
    });
  });
});

describe('“otherwise” after two sentences with “if”', () => {
  const exile = 'Exile target card from a graveyard. If it was a creature card, draw a card. ';

  test('CR 608.2c: neither of the conditions is true, of what the card was', () => {
    const text = `${exile}If it was a land card, you gain 1 life. Otherwise, you gain 3 life.`;
    const [, creature, land] = effectsOf(text);
    expect(creature).not.toHaveProperty('otherwise');
    expect(land).toMatchObject({
      condition: { filter: { of: [{ type: 'Land' }, { is: 'card' }] } },
      otherwise: [
        {
          do: 'if',
          condition: { if: 'not', of: { filter: { of: [{ type: 'Creature' }, { is: 'card' }] } } },
          then: [{ do: 'gain life', amount: 3 }],
        },
      ],
    });
  });

  test('conditions that the first sentence could change aren’t read so', () => {
    expect(() =>
      effectsOf(
        'If you control a Swamp, draw a card. If you control a Forest, draw a card. Otherwise, you gain 3 life.',
      ),
    ).toThrow();
  });
});
