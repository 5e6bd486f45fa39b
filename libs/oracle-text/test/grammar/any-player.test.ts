import { describe, expect, test } from '@jest/globals';
import type { Effect } from '@stacktrail/card-tree';
import { reading, readingSpell } from './reading.js';

function effectsOf(text: string): readonly Effect[] {
  const [ability] = readingSpell(text);
  if (ability?.kind !== 'spell') throw new Error('that is no spell ability');
  return ability.modes[0]!.effects;
}

describe('what any player may do', () => {
  test('CR 101.4: is offered to each of them, and it is asked whether one did', () => {
    const [may, did] = effectsOf('Any opponent may discard a card. If a player does, you lose 2 life.');
    expect(may).toMatchObject({
      do: 'may',
      any: true,
      who: { players: 'each opponent' },
      effects: [{ do: 'discard', who: { players: 'that player' } }],
    });
    expect(did).toMatchObject({ do: 'if', condition: { if: 'did', label: (may as { label: string }).label } });
    expect(() => effectsOf('You may discard a card. If a player does, you lose 2 life.')).toThrow('read up to');
  });

  test('may be had done to the one who wants it', () => {
    const effects = effectsOf('Any player may have Test Card deal 2 damage to them. If no one does, draw a card.');
    expect(effects).toMatchObject([
      { who: { players: 'each player' }, effects: [{ do: 'deal damage', to: { players: 'that player' } }] },
      { condition: { if: 'not', of: { if: 'did' } } },
    ]);
  });

  test('who did it can’t be told where several may have', () => {
    expect(() => effectsOf('Any player may discard a card. If a player does, that player loses 2 life.')).toThrow();
  });

  test('CR 608.2d: whoever may do it chooses what it is done to', () => {
    const [may] = effectsOf('Target opponent may put a creature card from their hand onto the battlefield.');
    const who = { players: 'target', slot: 0 };
    expect(may).toMatchObject({ do: 'may', who, effects: [{ do: 'choose objects', who }, { do: 'move' }] });
    expect(() => effectsOf('Target opponent may sacrifice a creature.')).toThrow();
  });
});

describe('a player, or the controller of a planeswalker', () => {
  const either = { players: 'target or its controller', slot: 0 };

  test('CR 115.4: is whom a target that may be either stands for', () => {
    const [, discard] = effectsOf(
      "Test Card deals 1 damage to target player or planeswalker. That player or that planeswalker's controller discards a card.",
    );
    expect(discard).toMatchObject({ do: 'discard', who: either });
    const [deal] = effectsOf(
      "Test Card deals 1 damage to target opponent or planeswalker and each creature that player or that planeswalker's controller controls.",
    );
    expect(deal).toMatchObject({
      also: [{ to: { filter: { of: [{}, { is: 'controlled by players', who: either }] } } }],
    });
  });

  test('is none where no target may be either', () => {
    const text =
      "Test Card deals 1 damage to target player. That player or that planeswalker's controller discards a card.";
    expect(() => effectsOf(text)).toThrow('read up to');
  });
});

test('CR 603.7: what is done later leaves what it is about what it was until then', () => {
  const [ability] = reading(
    'When this creature enters, return target creature card from your graveyard to the battlefield. Exile it at the beginning of the next end step. If it would leave the battlefield, exile it instead of putting it anywhere else.',
  );
  expect(ability).toMatchObject({
    modes: [
      {
        effects: [
          { do: 'move', label: 'moved 1' },
          { do: 'delayed trigger', keep: { objects: 'result', label: 'moved 1' } },
          { do: 'exile instead of leaving', what: { objects: 'result', label: 'moved 1' } },
        ],
      },
    ],
  });
});
