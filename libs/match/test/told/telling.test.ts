import { describe, expect, test } from '@jest/globals';
import { unaccountedFor } from '@stacktrail/game-state';
import { ann, bob, handOf, ToldGame } from './told-game.js';

const ten = (name: string): readonly string[] => Array.from({ length: 10 }, () => name);
const deck = [...ten('Plot'), ...ten('Bear'), 'Elf', 'Elf'];

/** Small whole numbers that look random and are the same in every run. */
function* numbers(seed: number): Generator<number, never> {
  for (let n = seed; ; n = (n * 1103515245 + 12345) % 2147483648) yield Math.floor(n / 65536);
}

describe('Given a game of told chance', () => {
  test('every card is unknown and gives no action until it is told', async () => {
    const game = await new ToldGame().begin(deck, deck);
    expect(handOf(await game.state(), ann)).toEqual(['?', '?', '?', '?', '?', '?', '?']);
    await game.passUntil(({ step }) => step === 'precombat main');
    await expect(game.cast('Bear')).rejects.toThrow('Bear isn’t offered');
    expect(await game.tell(ann, { in: 'hand' }, 'Bear')).toBe('told');
    expect(handOf(await game.state(), ann)).toContain('Bear');
    await game.cast('Bear');
    expect(await game.asked()).toBe('priority 0');
  });

  test('CR 400.2: whatever is told in whatever order, each player has the cards of their deck', async () => {
    for (const seed of [1, 2, 3, 4]) {
      const random = numbers(seed);
      const next = (below: number): number => random.next().value % below;
      const game = await new ToldGame().begin(deck, deck);
      for (let i = 0; i < 12; i++) {
        const place = next(2) === 0 ? ({ in: 'hand' } as const) : { in: 'library' as const, at: 1 + next(10) };
        await game.tell(next(2) === 0 ? ann : bob, place, ['Plot', 'Bear', 'Elf'][next(3)]!);
        const state = await game.state();
        for (const player of [ann, bob]) {
          const cards = [...state.objects.values()]
            .filter((object) => !object.left && object.owner === player)
            .map(({ card }) => card);
          expect(new Set(cards).size).toBe(deck.length);
          const names = cards.map(
            (card) => state.catalog.findCard(state.deckLists[player]![card - player * 22]!)?.whole.name,
          );
          expect(names.filter((name) => name === 'Elf')).toHaveLength(2);
          expect(names.filter((name) => name === 'Bear')).toHaveLength(10);
        }
      }
    }
  });

  test('a card that can’t be is refused, and the refusal says where the copies are', async () => {
    const game = await new ToldGame().begin(deck, deck);
    expect(await game.tell(ann, { in: 'hand' }, 'Elf')).toBe('told');
    expect(await game.tell(ann, { in: 'library', at: 3 }, 'Elf')).toBe('told');
    expect(await game.tell(ann, { in: 'hand' }, 'Elf')).toBe(
      'Ann’s deck has no Elf left that isn’t accounted for: its 2 are known (1 in the zone hand, 1 in the zone library).',
    );
    expect(await game.tell(ann, { in: 'hand' }, 'Nap')).toBe('Ann’s deck has no Nap.');
    expect(await game.tell(ann, { in: 'library', at: 3 }, 'Bear')).toBe(
      'Card 3 of Ann’s library is Elf, as is known already.',
    );
    expect(await game.tell(ann, { in: 'hand', at: 9 }, 'Bear')).toBe('Ann’s hand has 7 cards, and no card 9.');
  });

  test('a judge tells anybody’s card, a seat its own alone', async () => {
    const game = await new ToldGame().begin(deck, deck);
    expect(await game.tell(bob, { in: 'hand' }, 'Elf', 'Judy')).toBe('told');
    const told = { owner: bob, place: { in: 'hand' }, name: 'Elf' } as const;
    await expect(game.matches.tell(game.id, { commandId: 'hers', player: ann, told })).rejects.toThrow(
      'seat 0 can tell its own cards',
    );
  });

  test('a card on top of the library that is told is the one that is drawn, and after a shuffle all are unknown', async () => {
    const game = await new ToldGame().begin([...deck, 'Shuffle'], deck);
    await game.passUntil(({ step }) => step === 'upkeep');
    await game.tell(bob, { in: 'library', at: 1 }, 'Elf');
    await game.tell(ann, { in: 'hand' }, 'Shuffle');
    await game.tell(ann, { in: 'library', at: 2 }, 'Elf');
    await game.passUntil(({ step }) => step === 'precombat main');
    await game.cast('Shuffle');
    await game.passUntil(({ stack }) => stack.length === 0);
    expect(unaccountedFor(await game.state(), ann).get('Elf')).toHaveLength(2);
    await game.passUntil(({ activePlayer, step }) => activePlayer === bob && step === 'precombat main');
    expect(handOf(await game.state(), bob)).toContain('Elf');
  });

  test('a mulligan shuffles unknown cards, and those to put on the bottom are chosen by their place', async () => {
    const game = await new ToldGame().create(deck, deck);
    await game.answer({ form: 'select', chosen: [{ is: 'player', id: ann }] });
    expect(await game.tell(ann, { in: 'hand' }, 'Elf')).toBe('told');
    await game.answer({ form: 'pick', keys: ['mulligan'] });
    await game.answer({ form: 'pick', keys: ['keep'] });
    expect(handOf(await game.state(), ann)).toEqual(['?', '?', '?', '?', '?', '?', '?']);
    expect(await game.asked()).toBe('put cards on the bottom 0');
    const id = (await game.state()).players[ann]!.hand[0]!;
    await game.answer({ form: 'select', chosen: [{ is: 'object', id }] });
    await game.answer({ form: 'pick', keys: ['keep'] });
    expect((await game.state()).setup).toMatchObject({ chance: 'told', provable: false });
  });
});
