import { describe, expect, test } from '@jest/globals';
import { readingSpell } from './reading.js';

/** The instructions of the one ability of a spell. */
function effectsOf(text: string): unknown {
  const [ability] = readingSpell(text) as readonly { readonly modes: readonly { readonly effects: unknown }[] }[];
  return ability!.modes[0]!.effects;
}

describe('phrases that are known elsewhere', () => {
  test('CR 608.2c: “repeat this process” is about all the sentences before it', () => {
    expect(effectsOf('Draw a card. You lose 1 life. You may repeat this process any number of times.')).toMatchObject([
      { do: 'repeat while', again: { players: 'you' }, effects: [{ do: 'draw' }, { do: 'lose life' }] },
    ]);
    expect(effectsOf('Draw a card. Then repeat this process X more times.')).toMatchObject([
      { do: 'repeat', times: { amount: 'sum', of: [{ amount: 'X' }, 1] } },
    ]);
  });

  test('CR 601.2h: mana of two colors spent is two conditions', () => {
    expect(effectsOf('If {U}{B} was spent to cast this spell, draw a card.')).toMatchObject([
      { condition: { if: 'all', of: [{ left: { types: ['U'] } }, { left: { types: ['B'] } }] } },
    ]);
  });

  test('CR 205.1b, 611.2e: what it is as it enters can have a size and keywords', () => {
    const text =
      "Return target creature card from your graveyard to the battlefield. It's a 1/1 Spirit creature with flying in addition to its other types.";
    expect(effectsOf(text)).toMatchObject([
      {
        do: 'move',
        to: {
          is: {
            changes: [
              { change: 'add types', subtypes: ['Spirit'] },
              { change: 'set power and toughness', power: 1, toughness: 1 },
              { change: 'add abilities' },
            ],
          },
        },
      },
    ]);
  });

  test('CR 609.7: damage to a target by a source of your choice is prevented or redirected', () => {
    expect(
      effectsOf('Prevent all damage that would be dealt to any target this turn by a source of your choice.'),
    ).toMatchObject([{ do: 'prevent damage', amount: 'all', source: { is: 'anything' } }]);
  });

  test('CR 608.2d: the other one of two targets', () => {
    expect(
      effectsOf(
        'Choose two target creatures controlled by the same player. Exile one of those creatures and put two +1/+1 counters on the other.',
      ),
    ).toMatchObject([
      { do: 'choose targets' },
      { do: 'choose objects' },
      { do: 'move' },
      { do: 'put counters', on: { objects: 'other than' } },
    ]);
  });

  test('CR 608.2d: its controller chooses the color', () => {
    expect(
      effectsOf("Target creature gains protection from the color of its controller's choice until end of turn."),
    ).toMatchObject([{ do: 'note choice', who: { players: 'controller of' } }, { do: 'apply' }]);
  });

  test('CR 105.1: a color that is tied for most common counts', () => {
    expect(
      effectsOf(
        'Return target permanent to its owner’s hand if that permanent shares a color with the most common color among all permanents or a color tied for most common.'.replace(
          '’',
          "'",
        ),
      ),
    ).toMatchObject([{ do: 'if', condition: { if: 'any', of: Array.from({ length: 5 }, () => ({ if: 'all' })) } }]);
  });
});
