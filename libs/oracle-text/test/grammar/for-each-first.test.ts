import { describe, expect, test } from '@jest/globals';
import { readingSpell } from './reading.js';

/** The instructions of a spell. */
function effectsOf(text: string): readonly unknown[] {
  const [spell] = readingSpell(text);
  return (spell as unknown as { modes: readonly { effects: readonly unknown[] }[] }).modes[0]!.effects;
}

describe('CR 608.2f: “for each …” at the front of a sentence', () => {
  test('is an amount where the instruction has one, the same as said last', () => {
    const [first] = effectsOf('For each land you control, create a Treasure token.');
    const [last] = effectsOf('Create a Treasure token for each land you control.');
    expect(first).toEqual({ ...(last as object), eachFirst: true });
    expect(
      effectsOf('Destroy all creatures. For each nontoken creature destroyed this way, draw two cards.')[1],
    ).toEqual(
      expect.objectContaining({
        do: 'draw',
        count: { amount: 'product', of: [expect.objectContaining({ amount: 'number of' }), 2] },
      }),
    );
  });

  test('is of each of several instructions that one sentence says', () => {
    const all = effectsOf('For each Elf you control, add {C} and you gain 1 life.');
    expect(all).toMatchObject([
      { do: 'add mana', mana: { add: 'one of', types: ['C'] }, eachFirst: true },
      { do: 'gain life', amount: { amount: 'product' }, eachFirst: true },
    ]);
  });

  test('an instruction without an amount is followed so often', () => {
    expect(
      effectsOf('Draw X cards. For each card drawn this way, discard a card unless you pay 1 life.')[1],
    ).toMatchObject({ do: 'repeat', effects: [{ do: 'unless' }] });
  });

  test('copies of each of them are created at once', () => {
    expect(effectsOf("For each token you control, create a token that's a copy of that permanent.")).toMatchObject([
      { do: 'create copies', count: 1, of: { objects: 'each', called: 'permanent' }, eachFirst: true },
    ]);
  });

  test('what speaks of each of them is done for one after the other', () => {
    expect(
      effectsOf('Destroy all creatures. For each creature destroyed this way, its controller draws a card.')[1],
    ).toMatchObject({
      do: 'for each',
      of: { objects: 'matching', of: { objects: 'result' } },
      effects: [{ do: 'draw', who: { players: 'controller of', objects: { objects: 'each one' } } }],
    });
  });

  test('what was created for each is several behind it', () => {
    const [, later] = effectsOf(
      "For each Elf you control, create a token that's a copy of it. Exile those tokens at the beginning of the next end step.",
    );
    expect(later).toMatchObject({ do: 'delayed trigger', keep: { objects: 'result' } });
  });

  test('what is done with each token is done as it is created', () => {
    expect(effectsOf('For each land you control, create a Treasure token and tap it.')).toMatchObject([
      {
        do: 'for each',
        effects: [
          { do: 'create tokens', count: 1 },
          { do: 'tap', what: { objects: 'result' } },
        ],
      },
    ]);
  });

  test('there would have to be a target for each', () => {
    expect(() => readingSpell('For each land you control, target player draws a card.')).toThrow();
  });
});
