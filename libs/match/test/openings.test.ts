import { describe, expect, test } from '@jest/globals';
import { MemoryEventStore } from '@stacktrail/event-store';
import type { PlayerId, StoredGameEvent } from '@stacktrail/game-events';
import { GameRecord, Matches, verifyGame, type CreateGame, type GameRecordParts } from '../src/index.js';
import { seats } from './decks.js';

const [ann, bob] = [0 as PlayerId, 1 as PlayerId];

/** A game that Ann has conceded, as it is stored. */
async function conceded(more: Partial<CreateGame> = {}): Promise<{ matches: Matches; gameId: string }> {
  const matches = new Matches(new MemoryEventStore());
  const { gameId } = await matches.create({ seats, ...more });
  await matches.concede(gameId, { commandId: 'ann leaves', player: ann });
  return { matches, gameId };
}

function withEvent(
  record: GameRecord,
  type: string,
  change: (data: StoredGameEvent['data']) => StoredGameEvent['data'],
) {
  const stored = record.stored.map((event) => (event.type === type ? { ...event, data: change(event.data) } : event));
  const { id, definitions, secrets, metadata } = record;
  const parts: GameRecordParts = { id, stored, definitions, secrets, metadata };
  return verifyGame(new GameRecord(parts)).checks.find(({ check }) => check === 'seeds');
}

describe('the key of veils (docs/decisions.md D8)', () => {
  test('a game verifies before and after it is shown', async () => {
    const { matches, gameId } = await conceded();
    expect(verifyGame(await matches.load(gameId)).ok).toBe(true);
    for (const player of [ann, bob]) {
      expect(await matches.consentToOpening(gameId, { commandId: `consent ${player}`, player })).toMatchObject({
        accepted: true,
      });
    }
    const record = await matches.load(gameId);
    expect(record.events.map(({ type }) => type).slice(-3)).toEqual([
      'OpeningConsented',
      'OpeningConsented',
      'VeilOpened',
    ]);
    expect(verifyGame(record).ok).toBe(true);
    const again = await matches.consentToOpening(gameId, { commandId: 'again', player: ann });
    expect(again).toMatchObject({ accepted: false, message: 'What was hidden is shown already.' });
  });

  test('verify finds a key that wasn’t committed to', async () => {
    const { matches, gameId } = await conceded({ openAfterEnd: true });
    const record = await matches.load(gameId);
    expect(withEvent(record, 'VeilOpened', (data) => data)?.problems).toEqual([]);
    const wrong = withEvent(record, 'VeilOpened', () => ({ key: '0'.repeat(64) }));
    expect(wrong?.problems[0]?.problem).toMatch(/not the key of veils/);
  });

  test('verify finds a card that isn’t the one that was committed to', async () => {
    const { matches, gameId } = await conceded();
    const record = await matches.load(gameId);
    const wrong = withEvent(record, 'DeckBrought', (data) => {
      const commitments = [...(data['commitments'] as string[])];
      [commitments[0], commitments[1]] = [commitments[1]!, commitments[0]!];
      return { ...data, commitments };
    });
    expect(wrong?.problems[0]?.problem).toMatch(/card 0 is not the one/);
  });

  test('play that goes on after an end has another key', async () => {
    const { matches, gameId } = await conceded();
    const rewound = await matches.rewind(gameId, { commandId: 'back', judge: 'Jo', to: 10 as never, reason: 'a slip' });
    expect(rewound.accepted).toBe(true);
    const { events } = await matches.load(gameId);
    const [setup] = events;
    const committed = events.find(({ type }) => type === 'SeedCommitted');
    if (setup?.type !== 'GameStarted' || committed?.type !== 'SeedCommitted') throw new Error('not there');
    expect(committed.data.veilCommitment).toMatch(/^[0-9a-f]{64}$/);
    expect(committed.data.veilCommitment).not.toBe(setup.data.veilCommitment);
    expect(verifyGame(await matches.load(gameId)).ok).toBe(true);
  });
});
