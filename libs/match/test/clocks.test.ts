import { describe, expect, test } from '@jest/globals';
import { verifyGame } from '../src/index.js';
import { ada, ben, Table } from './table.js';

describe('CR 104.3k: a clock runs out', () => {
  test('its player loses at once, whatever the game waits for; the record verifies', async () => {
    const table = await Table.open('clocks');
    await table.playToPriority();
    const called = { commandId: 'time', player: ben };
    const result = await table.matches.clocks.call(table.gameId, called);
    expect(result.accepted && result.events.map(({ type, rule }) => `${rule} ${type}`)).toEqual(
      expect.arrayContaining(['104.3k ClockRanOut', '104.3k PlayerLost']),
    );
    const { state, decision } = await table.current();
    expect([state.outcome?.winner, decision]).toEqual([ada, null]);
    expect(verifyGame(await table.matches.load(table.gameId))).toMatchObject({ ok: true });
    expect(await table.matches.clocks.call(table.gameId, called)).toMatchObject({ accepted: true, repeated: true });
  });

  test('not in a game that is over, and not for a seat that isn’t there', async () => {
    const table = await Table.open('clocks');
    await table.matches.concede(table.gameId, { commandId: 'concession', player: ada });
    const late = await table.matches.clocks.call(table.gameId, { commandId: 'time', player: ben });
    expect(late).toMatchObject({ accepted: false, rule: '104.1' });
    const nobody = table.matches.clocks.call(table.gameId, { commandId: 'nobody', player: 7 as typeof ada });
    await expect(nobody).rejects.toThrow('no seat 7');
  });
});
