import { describe, expect, test } from '@jest/globals';
import { MemoryEventStore, streamName } from '@stacktrail/event-store';
import { ServiceTokens } from '@stacktrail/match';

const day = 24 * 60 * 60 * 1000;

describe('a service token', () => {
  test('is known while it is in force: until it expires or is revoked, whichever process did that', async () => {
    const store = new MemoryEventStore();
    let now = Date.now();
    const [here, there] = [new ServiceTokens(store, () => now), new ServiceTokens(store, () => now)];
    const { secret, token } = await here.issue({ role: 'analyst', name: 'club', days: 2 });
    expect(secret).toMatch(/^stks_[\w-]{32}$/);
    expect(token).toMatchObject({ role: 'analyst', name: 'club', revokedAt: null });
    expect(await there.find(secret)).toMatchObject({ state: 'in force', token: { id: token.id } });
    now += 2 * day - 1000;
    expect(await there.find(secret)).toMatchObject({ state: 'in force' });
    now += 1000;
    expect(await there.find(secret)).toMatchObject({ state: 'expired' });
    const second = await there.issue({ role: 'operator', name: 'club' });
    expect(second.token.expiresAt.getTime()).toBe(now + 90 * day);
    await there.revoke('club');
    expect(await here.find(second.secret)).toMatchObject({ state: 'revoked', token: { role: 'operator' } });
    expect((await here.list()).map(({ state }) => state)).toEqual(['expired', 'revoked']);
    expect(await here.find(`stks_${'a'.repeat(32)}`)).toBeUndefined();
  });

  test('is kept nowhere: the store holds a hash', async () => {
    const store = new MemoryEventStore();
    const { secret } = await new ServiceTokens(store).issue({ role: 'operator', name: 'Ann' });
    let stored = '';
    for await (const event of store.readAll()) stored += JSON.stringify(event);
    expect(stored).toContain('TokenIssued');
    expect(stored).not.toContain(secret.slice(5));
  });

  test('has a name that no other in force has, of two processes at once too', async () => {
    const store = new MemoryEventStore();
    const asked = Array.from({ length: 5 }, () => new ServiceTokens(store).issue({ role: 'analyst', name: 'one' }));
    const settled = await Promise.allSettled(asked);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const tokens = new ServiceTokens(store);
    await expect(tokens.issue({ role: 'analyst', name: 'one' })).rejects.toThrow(/already .*take another name/);
    await tokens.revoke('one');
    await expect(tokens.revoke('one')).rejects.toThrow('“one” is revoked already.');
    await expect(tokens.revoke('two')).rejects.toThrow('There is no service token “two”. No token is in force.');
    await expect(tokens.issue({ role: 'analyst', name: 'one' })).resolves.toBeDefined();
  });

  test('is refused where it is malformed, with what would be right', async () => {
    const tokens = new ServiceTokens(new MemoryEventStore());
    const wish = { role: 'analyst', name: 'a' } as const;
    await expect(tokens.issue({ ...wish, days: 0 })).rejects.toThrow('a whole number from 1 to 3650');
    await expect(tokens.issue({ ...wish, name: '' })).rejects.toThrow('The name of the token');
    await expect(tokens.issue({ ...wish, role: 'king' as 'analyst' })).rejects.toThrow('operator or analyst');
    expect(await tokens.list()).toEqual([]);
  });

  test('is doubtful once an event after it can’t be read, which may be its revocation', async () => {
    const store = new MemoryEventStore();
    const tokens = new ServiceTokens(store);
    const before = await tokens.issue({ role: 'operator', name: 'before' });
    const unreadable = { id: '00000000-0000-4000-8000-000000000001', type: 'TokenRevoked', data: {}, metadata: {} };
    await store.append(streamName('access-tokens'), 'any', [unreadable]);
    const after = await tokens.issue({ role: 'operator', name: 'after' });
    expect(await tokens.find(before.secret)).toMatchObject({ state: 'doubtful' });
    expect(await tokens.find(after.secret)).toMatchObject({ state: 'in force' });
  });
});
