import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { array, safeParse, type GenericSchema } from 'valibot';
import { board } from '../src/contract/board.js';
import { clockPage } from '../src/contract/clock.js';
import { createdGame } from '../src/contract/created-game.js';
import { commandAnswer, pendingDecision } from '../src/contract/decision.js';
import { dispute, infractions } from '../src/contract/disputes.js';
import { frames } from '../src/contract/frames.js';
import { deck, gamePage, gameSummary } from '../src/contract/games.js';
import { explanation, logPage } from '../src/contract/log.js';
import { rewindPreview } from '../src/contract/rewinds.js';
import { settingsPage } from '../src/contract/settings.js';
import { ServerProcess } from './browser/server-process.js';
import { sampleGame } from './browser/watch.js';

let server: ServerProcess;
beforeAll(async () => {
  server = await ServerProcess.start();
});
afterAll(() => server.stop());

function check(schema: GenericSchema, answer: unknown): void {
  const { issues = [] } = safeParse(schema, answer);
  expect(issues.map(({ message, path }) => `${path?.map(({ key }) => String(key)).join('.')}: ${message}`)).toEqual([]);
}

test('the server answers as the page expects it: a finished game', async () => {
  const { game, last } = await sampleGame(server);
  const path = `/games/${game}`;
  check(array(gameSummary), await server.get('/games'));
  check(array(deck), await server.get('/decks'));
  check(gamePage, await server.get(path));
  for (let at = 0; at <= last; at += 40) check(board, await server.get(`${path}/board?at=${at}`));
  check(frames, await server.get(`${path}/frames?from=100&limit=50`));
  check(logPage, await server.get(`${path}/log?limit=2000`));
  check(explanation, await server.get(`${path}/events/${last}/explanation`));
});

test('the server answers as the page expects it: a game that is played', async () => {
  const seats = ['Ann', 'Bob'].map((name) => ({ name, deckList: '20 Mountain\n40 Lightning Bolt' }));
  const created = await server.post<{
    game: string;
    judgeToken: string;
    seats: { token: string }[];
  }>('/games', { seats, clock: { seconds: 600, perDecision: 120 } });
  check(createdGame, created);
  const path = `/games/${created.game}`;
  check(clockPage, await server.get(`${path}/clock`));
  check(settingsPage, await server.get(`${path}/settings`, created.seats[0]!.token));
  for (let answered = 0; answered < 12; answered++) {
    const pending = await server.get<{
      decision: { id: number; decidedBy: number; options: { answer: object }[] };
    }>(`${path}/decision`, created.judgeToken);
    check(pendingDecision, pending);
    const { id, decidedBy, options } = pending.decision;
    const answer = { decision: id, answer: options[0]!.answer };
    check(commandAnswer, await server.post(`${path}/answers`, answer, created.seats[decidedBy]!.token));
  }
  const dryRun = { to: 30, reason: 'preview', dryRun: true };
  check(rewindPreview, await server.post(`${path}/rewinds`, dryRun, created.judgeToken));

  check(infractions, await server.get('/infractions'));
  const opened = { revision: 30, claim: 'Two cards.', judge: 'Judy' };
  check(dispute, await server.post(`${path}/disputes`, opened, created.judgeToken));
  const ruling = {
    rule: '504.1',
    ruling: 'One card goes back.',
    player: 1,
    infraction: 'slow-play',
    rewind: { to: 29 },
  };
  check(dispute, await server.post(`${path}/disputes/1/ruling`, ruling, created.judgeToken));
  check(array(dispute), await server.get(`${path}/disputes`));
});
