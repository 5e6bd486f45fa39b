import { afterAll, describe, expect, test } from '@jest/globals';
import { openEventStore } from '@stacktrail/event-store';
import { ServiceTokens } from '@stacktrail/match';
import { Workplace } from './cli.js';

describe('service tokens on the command line', () => {
  const place = new Workplace();
  afterAll(() => place.remove());

  test('are shown once, listed without the token, and revoked by name', async () => {
    const { code, out } = await place.run('tokens', 'create', '--role', 'analyst', '--name', 'club', '--days', '7');
    expect(code).toBe(0);
    const secret = out.split('\n')[0] ?? '';
    expect(secret).toMatch(/^stks_[\w-]{32}$/);
    const listed = await place.run('tokens', 'list');
    expect(listed.out).toMatch(/analyst +in force until \d{4}-\d\d-\d\d +club/);
    expect(listed.out).not.toContain(secret);
    expect(await place.run('tokens', 'revoke', 'club')).toMatchObject({ code: 0 });
    expect(await place.json('tokens', 'list')).toMatchObject([{ name: 'club', role: 'analyst', state: 'revoked' }]);
    const again = await place.run('tokens', 'revoke', 'club');
    expect(again).toMatchObject({ code: 1, err: expect.stringContaining('revoked already') });
    expect(await place.run('tokens', 'revoke', 'nobody')).toMatchObject({ code: 1 });
  });

  test('a role, name or number of days that can not be is refused', async () => {
    const create = (...args: string[]) => place.run('tokens', 'create', ...args);
    expect(await create('--role', 'king', '--name', 'x')).toMatchObject({ code: 2 });
    expect(await create('--role', 'analyst')).toMatchObject({ code: 2 });
    expect(await create('--role', 'analyst', '--name', 'x', '--days', '9999')).toMatchObject({ code: 2 });
    expect(await create('--role', 'analyst', '--name', 'x', '--days', '0')).toMatchObject({ code: 2 });
  });

  test('beside a server that has the file they are read; to make one, the server is named', async () => {
    const store = await openEventStore(`sqlite:${place.file('busy.sqlite')}`, { holder: 'the stacktrail server' });
    await new ServiceTokens(store).issue({ role: 'operator', name: 'Ann' });
    const at = ['--store', 'sqlite:busy.sqlite'];
    expect(await place.json('tokens', 'list', ...at)).toMatchObject([{ name: 'Ann', state: 'in force' }]);
    const refused = await place.run('tokens', 'create', '--role', 'analyst', '--name', 'x', ...at);
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('POST /service-tokens') });
    await store.close();
  });
});
