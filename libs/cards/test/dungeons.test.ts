import { describe, expect, test } from '@jest/globals';
import { validateCard } from '@stacktrail/card-tree';
import { showCard } from '@stacktrail/oracle-text';
import { cardPool, dungeonCards, dungeonsFor } from '../src/index.js';

const cards = dungeonCards.map((card) => ({ name: card.faces[0].name, card }));

describe('the dungeon cards', () => {
  test.each(cards)('$name is a card, and every room can be reached from the topmost', ({ card }) => {
    expect(validateCard(JSON.parse(JSON.stringify(card)))).toEqual(card);
    const { rooms } = card.dungeon!;
    const reached = new Set([0]);
    rooms.forEach(({ leadsTo }, i) => {
      for (const next of leadsTo) if (reached.has(i) && next > i && next < rooms.length) reached.add(next);
    });
    expect([reached.size, card.faces[0].abilities.length]).toEqual([rooms.length, rooms.length]);
    expect(rooms.filter(({ leadsTo }) => leadsTo.length === 0)).toHaveLength(1);
  });

  test.each(cards)('$name prints a line for each room', ({ card }) => {
    const lines = showCard(card).split('\n');
    expect(lines).toHaveLength(2 + card.dungeon!.rooms.length);
    expect(lines.every((line) => !line.includes('undefined'))).toBe(true);
  });

  test('players have them where a card of a deck ventures or takes the initiative', () => {
    const plain = [...cardPool.values()].slice(0, 3);
    expect(dungeonsFor([plain])).toEqual([]);
    const taker = { ...plain[0]!, faces: [{ ...plain[0]!.faces[0], abilities: [] }] } as (typeof plain)[number];
    const ability = {
      kind: 'spell',
      modes: [{ targets: [], effects: [{ do: 'designate', as: 'initiative', what: { players: 'you' } }] }],
    } as const;
    expect(dungeonsFor([[{ ...taker, faces: [{ ...taker.faces[0], abilities: [ability] }] }]])).toBe(dungeonCards);
  });
});
