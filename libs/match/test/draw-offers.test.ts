import { describe, expect, test } from '@jest/globals';
import type { Revision } from '@stacktrail/game-events';
import { Matches, verifyGame } from '../src/index.js';
import { ada, ben, Table } from './table.js';

describe('CR 104.4i: a draw that all players agree to', () => {
  async function offered(): Promise<{ table: Table; offer: Revision; vote: typeof voteOf }> {
    const table = await Table.open('draws');
    await table.playToPriority();
    const result = await table.matches.offerDraw(table.gameId, { commandId: 'offer', player: ada });
    if (!result.accepted) throw new Error(result.message);
    return { table, offer: result.lastRevision, vote: voteOf };
  }

  const voteOf = (
    { matches, gameId }: Table,
    player: typeof ada,
    offer: Revision,
    vote: 'consent' | 'refuse' = 'consent',
  ) => matches.voteOnDraw(gameId, { commandId: `${player} ${offer} ${vote}`, player, offer, vote });

  test('the last consent ends the game, whatever it waits for; the record verifies', async () => {
    const { table, offer, vote } = await offered();
    expect((await table.current()).drawOffer).toEqual({ revision: offer, player: ada, consents: [ada] });
    const result = await vote(table, ben, offer);
    expect(result.accepted && result.events.map(({ type, rule }) => `${rule} ${type}`)).toEqual([
      '104.4i DrawVoted',
      '104.4i GameEnded',
      '104.1 SeedRevealed',
    ]);
    const { state, decision, drawOffer } = await table.current();
    expect([state.outcome?.winner, decision, drawOffer]).toEqual([null, null, null]);
    expect(verifyGame(await table.matches.load(table.gameId))).toMatchObject({ ok: true });
  });

  test('a refusal ends the offer and leaves the game as it is, in every process', async () => {
    const { table, offer, vote } = await offered();
    const { decision } = await table.current();
    expect(await vote(table, ben, offer, 'refuse')).toMatchObject({ accepted: true });
    const elsewhere = await table.current(new Matches(table.store));
    expect([elsewhere.decision?.id, elsewhere.drawOffer]).toEqual([decision?.id, null]);
    expect(await vote(table, ben, offer)).toMatchObject({ accepted: false, rule: '104.4i' });
    await table.play(20);
    expect(verifyGame(await table.matches.load(table.gameId))).toMatchObject({ ok: true });
  });

  test('another process knows the offer; whoever made it can’t agree twice, and can withdraw it', async () => {
    const { table, offer, vote } = await offered();
    expect((await table.current(new Matches(table.store))).drawOffer?.revision).toBe(offer);
    expect(await vote(table, ada, offer)).toMatchObject({ accepted: false, rule: '104.4i' });
    expect(await vote(table, ada, offer, 'refuse')).toMatchObject({ accepted: true });
    expect((await table.current()).drawOffer).toBeNull();
  });

  test('an offer lapses with the turn', async () => {
    const { table, offer, vote } = await offered();
    const { turn } = (await table.current()).state;
    while ((await table.current()).state.turn === turn) await table.answer();
    expect((await table.current()).drawOffer).toBeNull();
    expect(await vote(table, ben, offer)).toMatchObject({ accepted: false, stale: true });
  });

  test('no second offer while one stands, and none in a game that is over', async () => {
    const { table, offer, vote } = await offered();
    const again = { commandId: 'again', player: ben };
    expect(await table.matches.offerDraw(table.gameId, again)).toMatchObject({ accepted: false, rule: '104.4i' });
    await vote(table, ben, offer);
    const late = { commandId: 'late', player: ada };
    expect(await table.matches.offerDraw(table.gameId, late)).toMatchObject({ accepted: false, stale: true });
  });
});
