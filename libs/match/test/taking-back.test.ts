import { describe, expect, test } from '@jest/globals';
import { Matches, verifyGame, type CurrentGame } from '../src/index.js';
import { ada, ben, Table } from './table.js';

/** Plays until somebody announces a spell or an ability and is asked something about it. */
async function toAnnouncement(table: Table): Promise<CurrentGame & { before: CurrentGame }> {
  let before = await table.current();
  for (;;) {
    const now = await table.current();
    if (now.decision === null) throw new Error('nobody has announced anything');
    if (now.decision.canBeTakenBack) return { ...now, before };
    if (now.decision.question.kind === 'priority') before = now;
    await table.answer();
  }
}

const places = ({ state }: CurrentGame) => state.players.map(({ hand, library, life }) => [hand, library.length, life]);

describe('CR 731.1: an action is taken back while it is announced', () => {
  test('all of it is reversed, its player has priority again, and the record verifies', async () => {
    const table = await Table.open('taking back');
    const { decision, before } = await toAnnouncement(table);
    const { id, decidedBy: player } = decision!;
    const taken = { commandId: 'back', player, decision: id };
    const result = await table.matches.takeBack(table.gameId, taken);
    expect(result).toMatchObject({ accepted: true, reversed: { rule: '731.1' } });
    const now = await table.current();
    expect(now.decision).toMatchObject({ player, canBeTakenBack: false, question: { kind: 'priority' } });
    expect(now.state.stack).toEqual(before.state.stack);
    expect(places(now)).toEqual(places(before));
    expect(await table.matches.takeBack(table.gameId, taken)).toMatchObject({ accepted: true, repeated: true });

    const elsewhere = new Matches(table.store);
    expect((await table.current(elsewhere)).decision?.id).toBe(now.decision?.id);
    await table.play(30, elsewhere);
    expect(verifyGame(await elsewhere.load(table.gameId))).toMatchObject({ ok: true });
  });

  test('not by the other seat, not twice, and not where nothing is announced', async () => {
    const table = await Table.open('taking back');
    const { decision } = await toAnnouncement(table);
    const { id, decidedBy: player } = decision!;
    const other = player === ada ? ben : ada;
    const foreign = table.matches.takeBack(table.gameId, { commandId: 'foreign', player: other, decision: id });
    await expect(foreign).rejects.toThrow('not for seat');
    await table.matches.takeBack(table.gameId, { commandId: 'back', player, decision: id });
    const late = await table.matches.takeBack(table.gameId, { commandId: 'late', player, decision: id });
    expect(late).toMatchObject({ accepted: false, stale: true });
    const { decision: priority } = await table.current();
    const nothing = { commandId: 'nothing', player, decision: priority!.id };
    expect(await table.matches.takeBack(table.gameId, nothing)).toMatchObject({ accepted: false, rule: '731.1' });
  });
});
