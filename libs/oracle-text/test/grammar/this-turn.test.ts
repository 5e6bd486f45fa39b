import { describe, expect, test } from '@jest/globals';
import type { Condition } from '@stacktrail/card-tree';
import { reading, understood } from './reading.js';

/** What “if …” asks before a card is drawn. */
function asked(condition: string): Condition {
  const [ability] = reading(`When this creature enters, if ${condition}, draw a card.`);
  if (ability?.kind !== 'triggered' || ability.condition === undefined) throw new Error('nothing is asked');
  return ability.condition;
}

describe('CR 608.2i: what happened this turn', () => {
  test('attacking with a creature is attacking; not having done so is the opposite', () => {
    const event = { on: 'player attacks', who: 'you', atLeast: 1 };
    expect(asked('you attacked with a creature this turn')).toEqual({ if: 'happened', event });
    expect(asked("you didn't attack with a creature this turn")).toEqual({ if: 'not', of: { if: 'happened', event } });
    expect(asked('you attacked with a Spacecraft this turn')).toEqual({
      if: 'happened',
      event: { ...event, what: { is: 'subtype', subtype: 'Spacecraft' } },
    });
  });

  test('so many creatures: each that attacked counts once', () => {
    expect(asked('you attacked with three or more creatures this turn')).toEqual({
      if: 'compare',
      left: {
        amount: 'events',
        event: { on: 'attacks', what: { is: 'controlled by', who: 'you' } },
        counting: 'objects',
      },
      compare: 'at least',
      right: 3,
    });
  });

  test.each([
    ['you played a land this turn', { on: 'plays a land', who: 'you', what: { is: 'anything' } }],
    ['a player discarded a card this turn', { on: 'discards', who: 'any player' }],
    ['an opponent gained life this turn', { on: 'gains life', who: 'an opponent' }],
  ])('“%s”', (text, event) => {
    expect(asked(text)).toEqual({ if: 'happened', event });
  });

  test('“entered” says the same as “entered the battlefield”', () => {
    const { said, ...short } = asked('a Food entered under your control this turn') as Extract<
      Condition,
      { if: 'happened' }
    >;
    expect(said).toBe('in short');
    expect(short).toEqual(asked('a Food entered the battlefield under your control this turn'));
  });

  test('what came under somebody’s control hasn’t been theirs since the turn began', () => {
    expect(asked('this creature came under your control this turn')).toMatchObject({
      if: 'matches',
      filter: { is: 'not', of: { is: 'controlled since turn began' } },
    });
  });

  test('what happens in another turn is no such question', () => {
    expect(() => asked('you attacked with a creature next turn')).toThrow('read up to');
    expect(understood('When this creature enters, if you discard a card this turn, draw a card.')).not.toContain(
      'turn',
    );
  });
});
