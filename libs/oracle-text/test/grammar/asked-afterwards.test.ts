import { describe, expect, test } from '@jest/globals';
import type { Effect } from '@stacktrail/card-tree';
import { reading, readingSpell } from './reading.js';

function effectsOf(text: string): readonly Effect[] {
  const [ability] = readingSpell(text);
  if (ability?.kind !== 'spell') throw new Error('that is no spell ability');
  return ability.modes[0]!.effects;
}

describe('whether somebody did what they may do', () => {
  test('CR 118.12: is asked of you or of another player, who is called so again', () => {
    for (const [called, verb, said] of [
      ['they', 'do', 'they'],
      ['that player', 'does', 'that'],
      ['the player', 'does', 'the'],
    ] as const) {
      const may = 'Target opponent may discard a card.';
      const [choice, done] = effectsOf(`${may} If ${called} ${verb}, you draw a card.`);
      const { label } = choice as Extract<Effect, { do: 'may' }>;
      expect(done).toMatchObject({ do: 'if', condition: { if: 'did', label, said } });
      const [, not] = effectsOf(`${may} If ${called} ${verb}n't, you draw a card.`);
      expect(not).toMatchObject({ condition: { if: 'not', of: { if: 'did', said } } });
      expect(() => effectsOf(`You may discard a card. If ${called} ${verb}, draw a card.`)).toThrow('read up to');
    }
    expect(() => effectsOf('Target opponent may discard a card. If you do, draw a card.')).toThrow('read up to');
  });

  test('of several players it can’t be told which did', () => {
    expect(() => effectsOf("Each opponent may discard a card. If they don't, they lose 3 life.")).toThrow();
  });

  test('is asked of both outcomes', () => {
    const [may, did, didNot] = effectsOf(
      "You may draw a card. If you do, you lose 1 life. If you don't, you gain 1 life.",
    );
    const { label } = may as Extract<Effect, { do: 'may' }>;
    expect([did, didNot]).toMatchObject([
      { condition: { if: 'did', label }, then: [{ do: 'lose life' }] },
      { condition: { if: 'not', of: { if: 'did', label } }, then: [{ do: 'gain life' }] },
    ]);
  });
});

describe('what is paid', () => {
  test('CR 118.12a: and what happens where it isn’t', () => {
    const unless = { do: 'unless', cost: [{ cost: 'mana', mana: ['2'] }], effects: [{ do: 'draw' }] };
    const who = { players: 'target', slot: 0 };
    expect(effectsOf("Target opponent may pay {2}. If they don't, you draw a card.")).toMatchObject([
      { ...unless, who, leads: 'they' },
    ]);
    expect(effectsOf("You may pay {2}. If you don't, draw a card.")).toMatchObject([
      { ...unless, who: { players: 'you' }, leads: 'you' },
    ]);
    const [later] = effectsOf("At the beginning of your next upkeep, pay {2}. If you don't, draw a card.");
    expect(later).toMatchObject({
      do: 'delayed trigger',
      ability: { modes: [{ effects: [{ ...unless, leads: 'you', plainly: true }] }] },
    });
  });

  test('CR 118.12: another player may pay for what they do', () => {
    expect(effectsOf('Target opponent may pay {2}. If that player does, they draw a card.')).toMatchObject([
      { do: 'may pay', who: { slot: 0 }, effects: [{ do: 'draw', who: { slot: 0 } }], said: 'that' },
    ]);
  });

  test('CR 107.3c: is as much as the text says', () => {
    const x = { amount: 'count' };
    expect(
      effectsOf('Counter target spell unless its controller pays {X}, where X is the number of lands you control.'),
    ).toMatchObject([{ do: 'unless', cost: [{ cost: 'mana', mana: ['X'], x }], effects: [{ do: 'counter' }] }]);
  });

  test('by each of several players, keeps it from being done to them', () => {
    expect(effectsOf('Each opponent loses 2 life unless they pay {2}.')).toMatchObject([
      {
        do: 'unless',
        who: { players: 'each opponent' },
        effects: [{ do: 'lose life', who: { players: 'that player' } }],
      },
    ]);
  });

  test('may be asked of afterwards', () => {
    const [unless, did] = effectsOf('Counter target spell unless its controller pays {2}. If they do, draw a card.');
    const { label } = unless as Extract<Effect, { do: 'unless' }>;
    expect(label).toBeDefined();
    expect(did).toMatchObject({ condition: { if: 'did', label, said: 'they' } });
  });

  test('keeps you from what you may do', () => {
    const [ability] = reading('Whenever an opponent casts a spell, you may draw a card unless that player pays {1}.');
    expect(ability).toMatchObject({
      modes: [{ effects: [{ do: 'unless', who: { players: 'that player' }, effects: [{ do: 'may' }] }] }],
    });
  });
});

describe('what has to be done', () => {
  test('CR 118.12: is noted where “if you do” asks for it', () => {
    const [must, did] = effectsOf('Discard a card. If you do, draw two cards.');
    const { label } = must as Extract<Effect, { do: 'must' }>;
    expect(must).toMatchObject({ do: 'must', effects: [{ do: 'discard' }] });
    expect(did).toMatchObject({ do: 'if', condition: { if: 'did', label } });
    expect(effectsOf('Discard a card. Draw two cards.')).toMatchObject([{ do: 'discard' }, { do: 'draw' }]);
    expect(
      effectsOf('Target player sacrifices a creature of their choice. If they do, you draw a card.'),
    ).toMatchObject([{ do: 'must' }, { condition: { said: 'they' } }]);
  });

  test('of several instructions it can’t be told which is asked about', () => {
    expect(() => effectsOf('Discard a card and sacrifice a creature. If you do, draw two cards.')).toThrow();
  });
});
