import { describe, expect, test } from '@jest/globals';
import { showAbility } from '../../src/grammar/index.js';
import { reading } from './reading.js';

const sorcery = { name: 'Test Card', types: ['Sorcery'], subtypes: [], supertypes: [], abilities: [] } as const;

/** Reads a paragraph of a card with others above it. */
function below(above: string, text: string) {
  return reading(text, { ...sorcery, abilities: reading(above, sorcery) });
}

describe('CR 118.8b: additional costs that may be paid, and what asks for them', () => {
  const evidence = 'As an additional cost to cast this spell, you may collect evidence 6.';
  const dragon = 'As an additional cost to cast this spell, you may behold a Dragon.';

  test('CR 601.2f: what the cost changes can be said in its own paragraph', () => {
    const [cost, reduction] = reading(`${evidence} This spell costs {2} less to cast if evidence was collected.`);
    expect([cost, reduction]).toMatchObject([
      { kind: 'additional cost', optional: true },
      {
        kind: 'static',
        sameParagraph: true,
        effects: [
          {
            static: 'own cost reduction',
            generic: { amount: 'either', condition: { if: 'cost was paid', keyword: 'additional' }, then: 2 },
          },
        ],
      },
    ]);
  });

  test('CR 701.59c: evidence', () => {
    const [cost] = reading(evidence, sorcery);
    expect(cost).toMatchObject({ kind: 'additional cost', optional: true, cost: [{ action: 'collect evidence' }] });
    expect(showAbility(cost!, sorcery)).toBe(evidence);
    expect(JSON.stringify(below(evidence, 'If evidence was collected, draw a card.'))).toContain(
      '{"if":"cost was paid","keyword":"additional"}',
    );
  });

  test('CR 701.4b: what was beheld', () => {
    const text = 'If a Dragon was beheld, draw a card.';
    const [asks] = below(dragon, text);
    expect(JSON.stringify(asks)).toContain('{"if":"cost was paid","keyword":"additional"}');
    expect(showAbility(asks!, { ...sorcery, abilities: reading(dragon, sorcery) })).toBe(text);
    expect(() => below(dragon, 'If a Goblin was beheld, draw a card.')).toThrow();
    expect(() => below(evidence, text)).toThrow();
  });

  test('any other', () => {
    const text = "If this spell's additional cost was paid, draw a card.";
    const above = 'As an additional cost to cast this spell, you may sacrifice a creature.';
    expect(JSON.stringify(below(above, text))).toContain('"additional"');
    expect(() => reading(text, sorcery)).toThrow();
  });

  test('CR 701.4a: behold or pay', () => {
    const text = 'As an additional cost to cast this spell, behold a Dragon or pay {1}.';
    expect(reading(text, sorcery)).toMatchObject([{ cost: [{ cost: 'choice', of: [[{ cost: 'behold' }], [{}]] }] }]);
  });
});

describe('what effects change of keyword actions', () => {
  test.each([
    ['CR 701.55c', 'If an opponent would face a villainous choice, they face that choice an additional time.'],
    ['CR 701.25b', 'You may look at an additional two cards each time you surveil.'],
    ['CR 701.27g', 'Other transformed creatures you control have trample.'],
  ])('%s: %s', (_rule, text) => {
    const [ability] = reading(text);
    expect(ability).toMatchObject({ kind: 'static' });
    const creature = { ...sorcery, types: ['Creature'] } as const;
    expect(showAbility(ability!, creature).replace(' instead', '')).toContain(text.split(/,| each| have/)[0]);
  });
});
