import { describe, expect, test } from '@jest/globals';
import { reading, understood } from './reading.js';

function entering(text: string): unknown {
  const [ability] = reading(text);
  const [effect] = ability?.kind === 'static' ? ability.effects : [];
  return effect?.static === 'replacement' && effect.replacement.would === 'enter'
    ? effect.replacement.instead
    : undefined;
}

describe('CR 614.12a: what is done as a permanent enters', () => {
  test('an instruction', () => {
    expect(entering('As this creature enters, sacrifice all lands you control.')).toMatchObject({
      enters: 'after',
      effects: [{ do: 'sacrifice' }],
      then: [],
    });
  });

  test('CR 731.1: it becomes day', () => {
    expect(entering("If it's neither day nor night, it becomes day as this creature enters.")).toMatchObject({
      enters: 'after',
      effects: [{ do: 'if', then: [{ do: 'designate', as: 'day', what: 'game' }] }],
      then: [],
    });
  });

  test('what is optional decides how it enters', () => {
    expect(
      entering(
        "As this creature enters, you may return a land you control to its owner's hand. If you do, it enters with a +1/+1 counter on it.",
      ),
    ).toMatchObject({
      enters: 'after',
      effects: [{ do: 'may', label: 'choice 4' }],
      then: [{ enters: 'with counters', counter: '+1/+1', count: 1, if: { if: 'did', label: 'choice 4' } }],
    });
  });

  test('CR 115.1: a static ability has no targets', () => {
    expect(understood('As this creature enters, put a +1/+1 counter on target creature.')).not.toBe('');
  });
});
