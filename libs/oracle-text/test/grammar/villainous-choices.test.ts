import { describe, expect, test } from '@jest/globals';
import { reading, readingSpell } from './reading.js';

function effects(text: string): unknown {
  const [ability] = readingSpell(text);
  return ability?.kind === 'spell' ? ability.modes[0]?.effects : undefined;
}

const them = { players: 'that player' };

describe('CR 701.55a: facing a villainous choice', () => {
  test('CR 701.55a: each option is about whoever faces it', () => {
    expect(effects('Each opponent faces a villainous choice — They lose 3 life, or you draw a card.')).toMatchObject([
      {
        do: 'choose one',
        who: { players: 'each opponent' },
        facing: 'villainous choice',
        options: [
          { effects: [{ do: 'lose life', who: them, amount: 3 }] },
          { effects: [{ do: 'draw', who: { players: 'you' } }] },
        ],
      },
    ]);
    expect(
      effects('Each opponent faces a villainous choice — You draw a card, or that player discards a card.'),
    ).toMatchObject([{ options: [{ effects: [{ do: 'draw' }] }, { effects: [{ do: 'discard', who: them }] }] }]);
  });

  test('CR 701.55a: an option can have several instructions', () => {
    expect(
      effects(
        'Target opponent faces a villainous choice — They discard a card, or they lose 2 life and you draw two cards.',
      ),
    ).toMatchObject([
      {
        who: { players: 'target', slot: 0 },
        options: [
          { effects: [{ do: 'discard', who: them }] },
          { effects: [{ do: 'lose life', who: them }, { do: 'draw' }] },
        ],
      },
    ]);
  });

  test('CR 701.55a: a player who was named before faces it', () => {
    expect(
      JSON.stringify(
        reading(
          'Whenever this creature deals combat damage to a player, that player faces a villainous choice — They sacrifice a creature of their choice, or you draw a card.',
        ),
      ),
    ).toContain('"facing":"villainous choice"');
    expect(
      effects(
        'Draw three cards. Then target opponent faces a villainous choice — They lose 3 life, or you gain 3 life.',
      ),
    ).toMatchObject([{ do: 'draw' }, { do: 'choose one' }]);
  });
});
