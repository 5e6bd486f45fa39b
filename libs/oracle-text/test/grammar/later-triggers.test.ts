import { describe, expect, test } from '@jest/globals';
import type { Ability, Effect } from '@stacktrail/card-tree';
import { reading, readingSpell } from './reading.js';

type Modal = Extract<Ability, { kind: 'spell' | 'triggered' }>;

function last(text: string): Effect {
  return (readingSpell(text)[0] as Modal).modes[0]!.effects.at(-1)!;
}

describe('what triggers later this turn', () => {
  test('“that creature” is kept; in what it does it is the event’s', () => {
    expect(
      last(
        "Target creature gets +1/+1 until end of turn. When that creature dies this turn, return it to its owner's hand.",
      ),
    ).toMatchObject({
      do: 'delayed trigger',
      until: 'this turn',
      once: 'when',
      keep: { objects: 'target', slot: 0 },
      ability: {
        event: { on: 'dies', what: { is: 'one of', objects: { objects: 'kept', called: 'creature' } } },
        modes: [{ effects: [{ do: 'move', what: { objects: 'that object' } }] }],
      },
    });
  });

  test('“whenever” has no limit but its duration', () => {
    const effect = last('Whenever you cast a creature spell this turn, draw a card.');
    expect(effect).toMatchObject({ do: 'delayed trigger', until: 'this turn' });
    expect(effect).not.toHaveProperty('once');
  });

  test('how long it waits can be said first', () => {
    for (const [text, until] of [
      ['Until end of turn', 'this turn'],
      ['Until your next turn', 'until your next turn'],
    ] as const) {
      const effect = last(
        `${text}, whenever a creature an opponent controls attacks, it gets -1/-0 until end of turn.`,
      );
      expect(effect).toMatchObject({
        do: 'delayed trigger',
        until,
        leads: true,
        ability: { event: { on: 'attacks' }, modes: [{ effects: [{ do: 'apply', until: 'this turn' }] }] },
      });
    }
  });

  test('the next spell', () => {
    expect(last('When you next cast an instant or sorcery spell this turn, copy that spell.')).toMatchObject({
      once: 'next',
    });
    expect(last('When you cast your next creature spell this turn, draw a card.')).toMatchObject({ once: 'your next' });
  });

  test('what the outer event named can’t be meant', () => {
    expect(() =>
      reading('Whenever a creature enters, whenever you cast a spell this turn, destroy that creature.'),
    ).toThrow('read up to');
  });
});

test('CR 603.7c: one of two events of what was named before', () => {
  const text =
    'Choose target creature you control. Whenever that creature deals combat damage to a player or planeswalker this turn, draw that many cards.';
  const what = { is: 'one of', objects: { objects: 'kept', called: 'creature' } };
  expect(readingSpell(text)).toMatchObject([
    {
      modes: [
        {
          effects: [
            { do: 'choose targets' },
            {
              keep: { objects: 'target', slot: 0 },
              ability: {
                event: {
                  on: 'any of',
                  of: [
                    { to: 'player', what },
                    { to: 'planeswalker', what },
                  ],
                },
                modes: [{ effects: [{ count: { amount: 'that much' } }] }],
              },
            },
          ],
        },
      ],
    },
  ]);
});

test('CR 603.7: a delayed trigger about a new target keeps that target', () => {
  const delayed = {
    do: 'delayed trigger',
    keep: { objects: 'target', slot: 0 },
    once: 'when',
    ability: {
      event: { on: 'dies', what: { is: 'one of', objects: { objects: 'kept' } } },
      modes: [{ targets: [], effects: [{ do: 'move', what: { objects: 'that object', called: 'card' } }] }],
    },
  };
  expect(
    readingSpell('When target creature dies this turn, return that card to the battlefield under your control.'),
  ).toMatchObject([{ modes: [{ targets: [{ kind: 'permanent' }], effects: [delayed] }] }]);
});
