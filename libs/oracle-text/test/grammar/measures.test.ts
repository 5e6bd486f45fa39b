import { describe, expect, test } from '@jest/globals';
import { reading, readingSpell } from './reading.js';

const json = (text: string): string => JSON.stringify(readingSpell(text));

describe('“the power of …”', () => {
  test('is that thing’s power, in other words', () => {
    const said = json('Exile target creature. You gain life equal to the power of that creature.');
    const own = json("Exile target creature. You gain life equal to that creature's power.");
    expect(said.replace('"said":"of",', '')).toBe(own);
  });

  test('CR 608.2h: of “the creature exiled this way” as it last was, of “the card” as it is', () => {
    const [creature] = readingSpell(
      'Exile target creature. You gain life equal to the power of the creature exiled this way.',
    );
    const [card] = readingSpell(
      'Exile target creature. You gain life equal to the mana value of the card exiled this way.',
    );
    expect(JSON.stringify(creature)).toContain('"label":"done 2","called":"exiled permanent"');
    expect(JSON.stringify(card)).toContain('"label":"moved 1","called":"exiled card"');
  });
});

describe('CR 107.3c: “X is …” behind the instructions', () => {
  test('says what the X of the cost is', () => {
    const [ability] = reading('{X}, {T}: Draw a card. X is the number of Goblins you control.');
    expect(ability).toMatchObject({ cost: [{ cost: 'mana', mana: ['X'], x: { amount: 'count' } }, { cost: 'tap' }] });
  });

  test('there is an X in the cost, and none in the instructions', () => {
    expect(() => reading('{T}: Draw a card. X is the number of Goblins you control.')).toThrow('read up to');
    const copies = "Create a token that's a copy of target creature.";
    expect(() => reading(`{X}: ${copies} X is that creature's power.`)).toThrow('read up to');
    expect(() => reading('{X}: Draw X cards. X is the number of Goblins you control.')).toThrow('read up to');
  });
});
