import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import {
  cardLanguageVersion,
  draw,
  releasedTreeUpcasters,
  renameWords,
  sorcery,
  spell,
  TreeUpcasters,
} from '@stacktrail/card-tree';
import { MemoryEventStore, streamName } from '@stacktrail/event-store';
import { contentHash } from '@stacktrail/kernel';
import { PinnedCards, PinnedCardsDamaged } from '../src/index.js';

const lesson = sorcery('Lesson', '{U}', spell(draw(2)));
// A language before the first one that was released: it said “take cards”.
const older = { ...renameWords({ do: { draw: 'take cards' } })({ ...lesson }), language: 0 };
const newer = { ...lesson, language: cardLanguageVersion + 1 };
const version0 = { version: 0, upcast: renameWords({ do: { 'take cards': 'draw' } }) };
const upcasters = new TreeUpcasters([version0, ...releasedTreeUpcasters]);

/** The pinned cards of a store that has these under that hash. */
async function pinned(definitions: readonly unknown[], hash = contentHash(definitions)): Promise<PinnedCards> {
  const store = new MemoryEventStore();
  const events = definitions.map((definition, index) => {
    return { id: randomUUID(), type: 'CardPinned', data: { index, definition }, metadata: {} };
  });
  await store.append(streamName(`cards-${hash}`), 'noStream', events);
  return new PinnedCards(store, upcasters);
}

describe('docs/decisions.md D12: pinned cards', () => {
  test('of an older version are read in today’s, under the hash that they are stored under', async () => {
    const hash = contentHash([older]);
    const catalog = await (await pinned([older])).catalog(hash);
    expect(catalog.definitions).toEqual([lesson]);
    expect(catalog.hash).toBe(hash);
  });

  test('of a newer version are refused by name', async () => {
    const read = (await pinned([lesson, newer])).catalog(contentHash([lesson, newer]));
    await expect(read).rejects.toThrow(PinnedCardsDamaged);
    await expect(read).rejects.toThrow(/the card "Lesson" is written in version \d+ .*: use a newer Stacktrail$/);
  });

  test('that are others than their hash says are damaged', async () => {
    const read = (await pinned([older], contentHash([lesson]))).catalog(contentHash([lesson]));
    await expect(read).rejects.toThrow(PinnedCardsDamaged);
    await expect((await pinned([lesson])).catalog('0'.repeat(64))).rejects.toThrow(PinnedCardsDamaged);
  });
});
