import { describe, expect, test } from '@jest/globals';
import type { Effect } from '@stacktrail/card-tree';
import { reading, readingSpell, understood } from './reading.js';

function effectsOf(text: string): readonly Effect[] {
  const [ability] = readingSpell(text);
  if (ability?.kind !== 'spell') throw new Error('that is no spell ability');
  return ability.modes[0]!.effects;
}

describe('CR 118.12: “if you can’t” asks whether the action before was impossible', () => {
  test('of an action that is told', () => {
    const [must, otherwise] = effectsOf("Sacrifice a creature. If you can't, you lose 5 life.");
    expect(must).toMatchObject({ do: 'must', effects: [{ do: 'choose and sacrifice' }] });
    expect(otherwise).toMatchObject({ condition: { if: 'not', of: { if: 'did', can: true } } });
    readingSpell("Target player sacrifices a creature of their choice. If they can't, you draw a card.");
  });

  test('not of one that is offered', () => {
    expect(understood("You may sacrifice a creature. If you can't, you lose 5 life.")).not.toContain('lose');
  });

  test('each player of several is asked, by what was theirs', () => {
    const [, discards] = effectsOf(
      "Each player sacrifices a creature of their choice. Each player who can't draws a card.",
    );
    expect(discards).toMatchObject({
      do: 'draw',
      who: {
        players: 'those who',
        of: { players: 'each player' },
        condition: { left: { filter: { is: 'controlled by', who: 'that player' } }, compare: 'exactly', right: 0 },
      },
    });
    const [, draws] = effectsOf("Each opponent discards a card. For each opponent who can't, you draw a card.");
    expect(draws).toMatchObject({
      do: 'for each player',
      who: { condition: { left: { filter: { is: 'owned by', who: 'that player' } } } },
      effects: [{ do: 'draw', who: { players: 'you' } }],
    });
  });

  test('where nothing was told, nobody couldn’t', () => {
    expect(understood("Each opponent loses 1 life. Each opponent who can't discards a card.")).not.toContain("can't");
  });
});

test('CR 101.2: what can’t be sacrificed', () => {
  expect(reading("This creature can't be sacrificed.")).toMatchObject([
    { effects: [{ changes: [{ change: 'rule', rule: "can't be sacrificed" }] }] },
  ]);
});
