import { describe, expect, test } from '@jest/globals';
import { MemoryEventStore } from '@stacktrail/event-store';
import { InvalidSetup, Matches } from '@stacktrail/match';
import { hasDecks, needsDecks, partlyReadDecks } from './partly-read-decks.js';
import { playDecks } from './play-decks.js';

const title = 'published decks with unread clauses';

(hasDecks ? describe : describe.skip)(hasDecks ? title : `${title}: ${needsDecks}`, () => {
  test('ten games are played to their end between bots; each kind of action is ruled at least five times, and all verify', async () => {
    const decks = await partlyReadDecks();
    expect(decks.length).toBeGreaterThan(20);
    const { faults, unfinished, rulings, nothing, counts } = await playDecks(decks, 10, '1');
    expect(faults).toEqual([]);
    expect(unfinished).toBe(0);
    expect(rulings).toBeGreaterThan(100);
    expect(nothing).toBeLessThanOrEqual(rulings / 2);
    expect(Object.entries(counts).filter(([, count]) => count < 5)).toEqual([]);
  });

  test('without adjudication such a deck is refused', async () => {
    const [deck] = await partlyReadDecks();
    const seats = ['Ann', 'Bob'].map((name) => ({ name, deck: deck!.cards }));
    const made = new Matches(new MemoryEventStore()).create({ seats, seed: 'off' });
    await expect(made).rejects.toThrow(InvalidSetup);
  });
});
