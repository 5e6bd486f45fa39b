import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startServer, type ServerProcess } from './child/start-server.js';
import { Workplace } from './cli.js';

interface Created {
  readonly game: string;
  readonly judgeToken: string;
  readonly seats: readonly { readonly token: string }[];
}

/** What somebody on another machine reads of a server, by the same commands as of a store. */
describe('a running server from afar', () => {
  const [there, place] = [new Workplace(), new Workplace()];
  let server: ServerProcess;
  let open: Created;
  let private_: Created;
  beforeAll(async () => {
    server = await startServer(there.folder);
    open = await created({ seed: 'afar' });
    private_ = await created({ seed: 'private', private: true });
    await send(open, open.judgeToken, 'disputes', { revision: 4, claim: 'That was not fair.' });
    await send(open, open.seats[0]!.token, 'concession', {});
  });
  afterAll(async () => {
    await server.end('SIGKILL');
    there.remove();
    place.remove();
  });

  const post = async (path: string, body: object, token?: string): Promise<unknown> => {
    const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) };
    const answer = await fetch(`${server.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    expect(answer.ok).toBe(true);
    return answer.json();
  };
  const created = async (more: object): Promise<Created> => {
    const seats = ['moorland-ghosts', 'altar-of-the-wilds'].map((deck, seat) => ({ name: ['Ann', 'Bob'][seat], deck }));
    return (await post('/games', { seats, ...more })) as Created;
  };
  const send = (game: Created, token: string, what: string, body: object): Promise<unknown> =>
    post(`/games/${game.game}/${what}`, body, token);
  const run = (
    token: string | undefined,
    address: string,
    ...args: readonly string[]
  ): ReturnType<Workplace['run']> => {
    place.environment = token === undefined ? {} : { STACKTRAIL_TOKEN: token };
    return place.run(...args, '--store', address);
  };

  test.each([
    [['replay', 'GAME', '--view', 'log'], 'Ann concedes.'],
    [['replay', 'GAME', '--as', '0'], 'Bob has won.'],
    [['find', 'GAME', '--type', 'PlayerConceded'], 'Ann concedes.'],
    [['explain', 'GAME', '5'], '(CR '],
    [['verify', 'GAME'], 'holds'],
    [['dispute', 'show', 'GAME', '1'], 'judge claims: That was not fair.'],
    [['export', 'GAME'], 'GameStarted'],
  ])('a judge reads it: %j', async (args, expected) => {
    const ran = await run(open.judgeToken, server.url, ...args.map((arg) => arg.replace('GAME', open.game)));
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect(ran.out).toContain(expected);
  });

  test('a private game is named in the address, for it isn’t listed', async () => {
    const address = `${server.url}/games/${private_.game}`;
    expect((await run(private_.judgeToken, address, 'replay', 'last')).out).toContain('Ann');
    const unlisted = await run(private_.judgeToken, server.url, 'replay', private_.game);
    expect(unlisted.err).toContain(`There is no game “${private_.game}” in ${server.url}.`);
  });

  test('without a judge’s token it is said whose token is needed, and a writing command is refused', async () => {
    for (const token of [undefined, open.seats[1]!.token, private_.judgeToken]) {
      const ran = await run(token, server.url, 'replay', open.game);
      expect(ran).toMatchObject({ code: 1, out: '' });
      expect(ran.err).toContain('put the judge’s token into the variable STACKTRAIL_TOKEN');
    }
    const writes = await run(open.judgeToken, server.url, 'rewind', open.game, '--to', '3', '--reason', 'a');
    expect(writes).toMatchObject({ code: 2, out: '' });
    expect(writes.err).toContain('is a running server, and this command writes');
    const all = await run(open.judgeToken, server.url, 'dispute', 'penalties');
    expect(all.err).toContain('A running server gives one game at a time');
    expect((await run(undefined, 'http://127.0.0.1:9', 'replay', 'last')).err).toContain('can’t be reached');
  });
});
