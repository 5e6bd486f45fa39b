import { describe, expect, test } from '@jest/globals';
import { reading, readingSpell, understood } from './reading.js';

const aura = { name: 'Test Card', types: ['Enchantment'], subtypes: ['Aura'], supertypes: [], abilities: [] } as const;

function conditionOf(text: string): unknown {
  const [ability] = reading(text);
  return ability && 'condition' in ability ? ability.condition : undefined;
}

describe('how many there are', () => {
  test('on the battlefield, whoever controls them', () => {
    expect(
      conditionOf('At the beginning of the end step, if no creatures are on the battlefield, you lose 1 life.'),
    ).toEqual({
      if: 'compare',
      left: { amount: 'count', filter: { is: 'type', type: 'Creature' }, zone: 'battlefield' },
      compare: 'exactly',
      right: 0,
      said: 'are',
    });
    expect(
      conditionOf('At the beginning of the end step, if there are no creatures on the battlefield, you lose 1 life.'),
    ).not.toHaveProperty('said');
  });

  test('attached to something', () => {
    expect(reading('As long as another Aura is attached to enchanted creature, it has flying.', aura)).toMatchObject([
      {
        condition: {
          left: {
            filter: {
              of: [{ is: 'other' }, { is: 'subtype' }, { is: 'attached to', what: { is: 'attached to by this' } }],
            },
          },
          compare: 'at least',
          right: 1,
        },
      },
    ]);
  });

  test('fewer than so many, or than somebody else', () => {
    expect(
      conditionOf('Whenever this creature attacks, if it has fewer than three +1/+1 counters on it, draw a card.'),
    ).toMatchObject({ filter: { is: 'counters', compare: 'less than', to: 3 } });
    expect(
      conditionOf('Whenever this creature attacks, if you control fewer lands than an opponent, draw a card.'),
    ).toMatchObject({
      left: {
        amount: 'number of players',
        who: { of: { players: 'each opponent' }, condition: { compare: 'less than' } },
      },
      compare: 'at least',
      right: 1,
    });
  });
});

describe('what some are', () => {
  test('a size before the noun is the power and the toughness', () => {
    expect(reading('Whenever a 1/1 creature you control enters, draw a card.')).toMatchObject([
      {
        event: {
          what: {
            of: [
              { is: 'type' },
              { is: 'power', compare: 'exactly', to: 1 },
              { is: 'toughness', compare: 'exactly', to: 1 },
              { is: 'controlled by' },
            ],
          },
        },
      },
    ]);
  });

  test('“a Wolf or a Werewolf” are two relative clauses, “a Wolf or Werewolf” is one', () => {
    const either = reading("Each other creature you control that's a Wolf or a Bear gets +1/+1.");
    const one = reading("Each other creature you control that's a Wolf or Bear gets +1/+1.");
    expect(either).not.toEqual(one);
  });

  test('CR 611.2c: those that were tapped are those that fit the description as they were', () => {
    readingSpell(
      "Tap all creatures target player controls. Those creatures don't untap during that player's next untap step.",
    );
    expect(
      understood(
        "Gain control of all creatures target player controls. Those creatures don't untap during that player's next untap step.",
      ),
    ).not.toContain('untap');
  });
});
