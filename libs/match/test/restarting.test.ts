import { describe, expect, test } from '@jest/globals';
import { sorcery, spell, type CardDefinition } from '@stacktrail/card-tree';
import { MemoryEventStore } from '@stacktrail/event-store';
import type { Revision } from '@stacktrail/game-events';
import { Matches, simulate, verifyGame, type GameRecord } from '../src/index.js';
import { forest } from '@stacktrail/test-kit';

const again = sorcery('Again', '', spell({ do: 'restart the game' }));
const deck: readonly CardDefinition[] = Array.from({ length: 24 }, (_, i) => (i < 2 ? again : forest));

function restarts({ events }: GameRecord): readonly Revision[] {
  return events.flatMap(({ type, revision }) => (type === 'GameRestarted' ? [revision] : []));
}

describe('CR 725: games that are restarted', () => {
  test('CR 725.1: a game that was restarted is verified: its stream goes on', async () => {
    const simulation = { decks: [deck, deck], seed: 'again', bots: ['random', 'random'], maxDecisions: 400 } as const;
    const { record } = await simulate(simulation);
    expect(restarts(record).length).toBeGreaterThan(1);
    expect(verifyGame(record).checks.filter(({ status }) => status === 'failed')).toEqual([]);
  });

  test('CR 731: a judge takes the game back to before it was restarted, and play goes on from there', async () => {
    const store = new MemoryEventStore();
    const simulation = { decks: [deck, deck], seed: 'again', bots: ['random', 'random'], maxDecisions: 300 } as const;
    const { record, gameId } = await simulate({ ...simulation, store });
    const [first] = restarts(record);
    const matches = new Matches(store);
    const command = { commandId: 'back', judge: 'Jo', to: first!, reason: 'it was countered' };
    expect(await matches.rewind(gameId, command)).toMatchObject({ accepted: true });
    const { state } = await matches.current(gameId);
    expect([state.restartedBy, state.turn > 0]).toEqual([0, true]);
    const after = await matches.load(gameId);
    expect(verifyGame(after).checks.filter(({ status }) => status === 'failed')).toEqual([]);
  });
});
