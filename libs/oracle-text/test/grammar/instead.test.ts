import { describe, expect, test } from '@jest/globals';
import type { Effect, SpellAbility } from '@stacktrail/card-tree';
import { reading, readingSpell } from './reading.js';

function spell(text: string): SpellAbility {
  const [ability] = readingSpell(text);
  if (ability?.kind !== 'spell') throw new Error('that is no spell ability');
  return ability;
}

function effectsOf(text: string): readonly Effect[] {
  return spell(text).modes[0]!.effects;
}

const target = { objects: 'target', slot: 0 };

describe('what is done instead', () => {
  test('can be said before its condition', () => {
    const [effect] = effectsOf(
      'Target creature gets -1/-1 until end of turn. That creature gets -5/-5 until end of turn instead if you control a Swamp.',
    );
    expect(effect).toMatchObject({
      do: 'if',
      last: true,
      then: [{ changes: [{ power: -5 }] }],
      otherwise: [{ changes: [{ power: -1 }] }],
    });
  });

  test('can stand in a paragraph of its own', () => {
    const effects = effectsOf('Draw a card.\nDraw two cards instead if you control a Swamp.');
    expect(effects).toMatchObject([{ do: 'if', instead: 'new line', then: [{ count: 2 }], otherwise: [{ count: 1 }] }]);
  });

  test('is dealt to what the damage would have been dealt to', () => {
    const [effect] = effectsOf(
      'Test Card deals 1 damage to target creature. If you control a Swamp, Test Card deals 3 damage instead.',
    );
    expect(effect).toMatchObject({ then: [{ amount: 3, to: target }], otherwise: [{ amount: 1, to: target }] });
    expect(() => effectsOf('Draw a card. If you control a Swamp, Test Card deals 3 damage instead.')).toThrow(
      'read up to',
    );
    expect(() => effectsOf('Test Card deals 3 damage.')).toThrow('read up to');
  });

  test('CR 111.1: can be more of the same tokens', () => {
    const [effect] = effectsOf(
      'Create two 2/2 green Bear creature tokens. If you control a Swamp, create three of those tokens instead.',
    );
    expect(effect).toMatchObject({
      then: [{ do: 'create tokens', count: 3, token: { subtypes: ['Bear'], power: 2 } }],
      otherwise: [{ do: 'create tokens', count: 2 }],
    });
    const [copies] = effectsOf(
      "Create a token that's a copy of target artifact. If you control a Swamp, create four of those tokens instead.",
    );
    expect(copies).toMatchObject({ then: [{ do: 'create copies', count: 4, of: target }] });
  });

  test('CR 118.12a: can have another price, or none', () => {
    const [dearer, free] = [
      'Counter target spell unless its controller pays {1}. If you control a Swamp, counter that spell unless its controller pays {3} instead.',
      'Counter target spell unless its controller pays {1}. If you control a Swamp, counter that spell instead.',
    ].map((text) => effectsOf(text)[0]);
    expect(dearer).toMatchObject({ then: [{ do: 'unless', cost: [{ mana: ['3'] }] }], otherwise: [{ do: 'unless' }] });
    expect(free).toMatchObject({ then: [{ do: 'counter' }], otherwise: [{ do: 'unless' }] });
  });

  test('may be optional: without it, what was said before is done', () => {
    const [effect] = effectsOf('You may draw a card. If you control a Swamp, you may draw two cards instead.');
    expect(effect).toMatchObject({ do: 'if', then: [{ do: 'may' }], otherwise: [{ do: 'may' }] });
    const [choice] = effectsOf('Draw a card. If you control a Swamp, you may draw two cards instead.');
    const one = { do: 'draw', count: 1 };
    expect(choice).toMatchObject({
      then: [{ do: 'may' }, { do: 'if', condition: { if: 'not' }, then: [one] }],
      otherwise: [one],
    });
    expect(() => effectsOf('You may draw a card. If you control a Swamp, draw two cards instead.')).toThrow(
      'read up to',
    );
  });

  test('CR 614.15: of what was paid for is done only if that was paid', () => {
    const text =
      'Whenever you gain life, you may pay {1}. If you do, draw a card. If you control a Swamp, draw two cards instead.';
    const [ability] = reading(text);
    expect(ability).toMatchObject({
      modes: [{ effects: [{ do: 'may pay', effects: [{ do: 'if', instead: true, otherwise: [{ do: 'draw' }] }] }] }],
    });
  });

  test('CR 702.33g: targets of either course are chosen only for that one', () => {
    const [{ targets } = { targets: [] }] = spell(
      'Exile target artifact. If this spell was kicked, exile target creature instead.',
    ).modes;
    expect(targets).toMatchObject([{ when: { if: 'not', of: { if: 'kicked' } } }, { when: { if: 'kicked' } }]);
    const [{ targets: divided } = { targets: [] }] = spell(
      'Test Card deals 1 damage to target creature. If this spell was kicked, it deals 3 damage divided as you choose among any number of targets instead.',
    ).modes;
    expect(divided).toMatchObject([{ when: { if: 'not' } }, { divide: 3, when: { if: 'kicked' } }]);
    // Whether one controls a Swamp is asked when it resolves: a target can't depend on it.
    expect(() => spell('Exile target artifact. If you control a Swamp, exile target creature instead.')).toThrow();
  });
});

describe('paragraphs of a spell', () => {
  test('CR 608.2c: are one text, of which the later speaks of the earlier', () => {
    const [ability] = readingSpell('Tap target creature.\nIf you control a Swamp, exile that creature.');
    expect(ability).toMatchObject({
      modes: [{ targets: [{}], effects: [{ do: 'tap' }, { do: 'if', joined: 'new line', then: [{ what: target }] }] }],
    });
  });

  test('of a permanent are abilities of their own', () => {
    expect(() => reading('When this creature enters, tap target creature.\nExile that creature.')).toThrow(
      'read up to',
    );
  });
});
